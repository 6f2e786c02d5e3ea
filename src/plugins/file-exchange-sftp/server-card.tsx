import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReturnServer } from '@balcao/contract/file-exchange';
import { useAction, useAsk, useCall, useInvalidateCalls } from '../../data/use-call';
import { AskInPlace } from '../../ui/action/ask-in-place';
import { LinkButton } from '../../ui/action/link-button';
import { DetailSection } from '../../ui/page/detail-page';
import { usePathOf } from '../../ui/page/routing';
import { Facts } from '../../ui/text/facts';
import { formatInstant } from '../../ui/text/format';
import './server-card.css';

/** Where the files go, with the key to install there; tries the connection, and ends it. */
export function ServerCard() {
  const { t } = useTranslation('file-exchange-sftp');
  const path = usePathOf()('cnab-sftp-server')!;
  const { data } = useCall('GET /file-exchange/return-server', {});
  const server = data?.server;
  const link = (
    <LinkButton to={path} type={server ? 'default' : 'primary'}>
      {t(server ? 'change' : 'setUp')}
    </LinkButton>
  );
  return (
    <div className="sftp-server">
      <DetailSection title={t('server')} extra={data && link}>
        {server ? <ServerFacts server={server} /> : <p className="soft">{data ? t('none') : ' '}</p>}
      </DetailSection>
    </div>
  );
}

function ServerFacts({ server }: { server: ReturnServer }) {
  const { t } = useTranslation('file-exchange-sftp');
  const { host, port, user, folder, fingerprint, layout, public_key, by, set_at } = server;
  return (
    <>
      <Facts
        facts={[
          { label: t('host'), value: `${host}:${port}` },
          { label: t('user'), value: user },
          { label: t('folder'), value: folder },
          { label: t('layout'), value: t(`layouts.${layout}`) },
          { label: t('by'), value: `${by}, ${formatInstant(set_at)}` },
          { label: t('fingerprint'), value: <code>{fingerprint}</code>, wide: true },
          { label: t('publicKey'), value: <code>{public_key}</code>, copy: public_key, wide: true },
        ]}
      />
      <p className="soft">{t('publicKeyHint')}</p>
      <Deeds key={set_at} />
    </>
  );
}

/** Trying the server, and sending to it no more. */
function Deeds() {
  const { t } = useTranslation('file-exchange-sftp');
  const [told, setTold] = useState<{ fault: string | null }>();
  const [isTrying, setTrying] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const ask = useAsk('POST /file-exchange/return-server/try');
  const stop = useAction('DELETE /file-exchange/return-server', {
    success: t('stopped'),
    invalidates: ['return-deliveries'],
  });
  const again = useInvalidateCalls();
  const tryIt = async () => {
    setTrying(true);
    setTold(undefined);
    try {
      setTold(await ask({ body: {} }));
    } catch {
      // a refused call has shown a toast
    } finally {
      setTrying(false);
    }
  };
  const end = () =>
    stop.run({}).then(
      () => again('GET /file-exchange/return-server'),
      () => setAsked(false),
    );
  return (
    <>
      <p>
        <Button loading={isTrying} onClick={() => void tryIt()}>
          {t('try')}
        </Button>{' '}
        <Button aria-expanded={isAsked} onClick={() => setAsked(true)}>
          {t('stop')}
        </Button>
      </p>
      <div role="status">
        {told && <Alert type={told.fault ? 'error' : 'success'} showIcon message={told.fault ?? t('works')} />}
      </div>
      {isAsked && (
        <AskInPlace
          label={t('stop')}
          question={t('stopAsk')}
          confirm={t('stop')}
          isRunning={stop.isRunning}
          onConfirm={() => void end()}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}
