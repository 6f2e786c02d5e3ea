import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import { useCall, useInvalidateCalls, type CallError } from '../../data/use-call';
import { SigningStep } from '../../kits/signing/signing-step';
import { useSigned } from '../../kits/signing/use-signed';
import { Notice } from '../../ui/form/notice';
import { DetailPage, DetailSection } from '../../ui/page/detail-page';
import { Facts } from '../../ui/text/facts';
import { formatInstant } from '../../ui/text/format';

type Secret = Answer<'GET /api/webhook-secrets'>['items'][number];

/** Secrets by which receivers check that webhooks come from the bank, and how they are replaced. */
export default function WebhookSecrets() {
  const { t } = useTranslation('developer');
  const { data, ...query } = useCall('GET /api/webhook-secrets', {}, { topic: 'developer' });
  return (
    <DetailPage title={t('webhookSecrets.title')} lead={t('webhookSecrets.lead')} query={query}>
      {data?.items.map((one) => (
        <DetailSection key={one.environment} title={t(`environment.${one.environment}`)}>
          <One one={one} />
        </DetailSection>
      ))}
    </DetailPage>
  );
}

function One({ one: { environment, secret, old_until } }: { one: Secret }) {
  const { t } = useTranslation('developer');
  const [isShown, setShown] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [notice, setNotice] = useState<string>();
  const askAgain = useInvalidateCalls();
  const signed = useSigned('PUT /api/webhook-secrets', { success: t('webhookSecrets.done') });
  const rotate = async () => {
    setNotice(undefined);
    try {
      if (!(await signed.run({ body: { environment } }))) return;
      setOpen(false);
      setShown(true);
      await askAgain('GET /api/webhook-secrets');
    } catch (fault) {
      setNotice((fault as CallError).message);
    }
  };
  return (
    <>
      <Facts
        facts={[
          {
            label: t('webhookSecrets.secret'),
            value: isShown ? <code className="once">{secret}</code> : '••••••••',
            copy: isShown ? secret : null,
            wide: true,
          },
          ...(old_until ? [{ label: t('oldUntil'), value: formatInstant(old_until) }] : []),
        ]}
      />
      <p className="actions-line">
        <Button onClick={() => setShown(!isShown)} aria-pressed={isShown}>
          {t(isShown ? 'webhookSecrets.hide' : 'webhookSecrets.show')}
        </Button>{' '}
        {!isOpen && <Button onClick={() => setOpen(true)}>{t('webhookSecrets.rotate')}</Button>}
      </p>
      {isOpen && (
        <>
          <p>{t('webhookSecrets.rotateSaid')}</p>
          {notice && <Notice message={notice} />}
          <SigningStep signed={signed} />
          <Button type="primary" loading={signed.busy} disabled={Boolean(signed.off)} onClick={() => void rotate()}>
            {t('secret.submit')}
          </Button>
        </>
      )}
    </>
  );
}
