import { Form, Switch } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Pix beside the bars, and the e-mail with the billet. */
export function DeliveryFields({ email }: { email: string | null | undefined }) {
  const { t } = useTranslation('charges');
  return (
    <fieldset className="step-group">
      <legend>{t('terms.delivery')}</legend>
      <SwitchRow name="is_bolix" label={t('terms.bolix')} hint={t('terms.bolixHint')} />
      <SwitchRow name="send_email" label={t('terms.email')} hint={email ? t('terms.emailHint', { email }) : t('terms.emailOff')} off={!email} />
    </fieldset>
  );
}

function SwitchRow({ name, label, hint, off = false }: { name: string; label: string; hint: ReactNode; off?: boolean }) {
  const id = `issue_${name}`;
  return (
    <div className="switch-row">
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}_hint`}>{hint}</p>
      </div>
      {off ? (
        <Switch id={id} checked={false} disabled aria-describedby={`${id}_hint`} />
      ) : (
        <Form.Item name={name} valuePropName="checked" noStyle>
          <Switch id={id} aria-describedby={`${id}_hint`} />
        </Form.Item>
      )}
    </div>
  );
}
