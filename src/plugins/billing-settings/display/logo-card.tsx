import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import { useAction, useInvalidateCalls, type CallError } from '../../../data/use-call';
import { DetailSection } from '../../../ui/page/detail-page';
import { useLogo } from './use-logo';
import '../../../ui/page/form-page.css';
import './logo.css';

const MOST_BYTES = 1_000_000;

/** The logo that billets are printed with: seen, changed, removed. */
export function LogoCard({ logo }: { logo: Answer<'GET /billing-settings/display'>['logo'] }) {
  const { t } = useTranslation('billing-settings');
  const put = useAction('PUT /billing-settings/logo', { quiet: true, success: t('logo.done') });
  const drop = useAction('DELETE /billing-settings/logo', { success: t('logo.removed') });
  const again = useInvalidateCalls();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState('');
  const url = useLogo(logo?.updated_at);
  const fresh = () => again('GET /billing-settings/display');

  const send = async (file: File | undefined) => {
    if (!file) return;
    setFault(file.size > MOST_BYTES ? t('logo.tooBig') : '');
    if (file.size > MOST_BYTES) return;
    try {
      await put.run({ body: file });
      await fresh();
    } catch (error) {
      const { errors, message } = error as CallError;
      setFault(errors?.['file'] ?? message);
    } finally {
      // choosing the same file again, after correcting it, must count as a change
      if (input.current) input.current.value = '';
    }
  };
  const remove = () => drop.run({}).then(fresh, () => undefined);
  return (
    <DetailSection title={t('logo.title')}>
      <p className="soft">{t('logo.hint')}</p>
      {url && logo && (
        <img className="logo-shown" src={url} alt={t('logo.alt')} width={logo.width} height={logo.height} />
      )}
      <div className="form-page-foot">
        <Button loading={put.isRunning} onClick={() => input.current?.click()}>
          {t(logo ? 'logo.change' : 'logo.choose')}
        </Button>
        {logo && (
          <Button danger loading={drop.isRunning} onClick={() => void remove()}>
            {t('logo.remove')}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept="image/png,image/jpeg"
          aria-label={t('logo.choose')}
          onChange={(event) => void send(event.target.files?.[0])}
        />
      </div>
      {fault && (
        <p role="alert" className="logo-fault">
          {fault}
        </p>
      )}
    </DetailSection>
  );
}
