import { Form, Switch } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payers } from './payers';

/** Pix beside the bars, and the e-mail with the billet. */
export function DeliveryFields({ payers }: { payers: Payers }) {
  const { t } = useTranslation('charges');
  const { recipients, withEmail } = payers;
  const many = recipients.length > 1;
  const off = many ? t('terms.emailNone') : t('terms.emailOff');
  const to = many
    ? t('terms.emailMany', { count: withEmail, total: recipients.length })
    : t('terms.emailHint', { email: recipients[0]?.email ?? '' });
  return (
    <fieldset className="step-group">
      <legend>{t('terms.delivery')}</legend>
      <SwitchRow name="is_bolix" label={t('terms.bolix')} hint={t('terms.bolixHint')} />
      <SwitchRow name="send_email" label={t('terms.email')} hint={withEmail > 0 ? to : off} off={withEmail === 0} />
    </fieldset>
  );
}

function SwitchRow({
  name,
  label,
  hint,
  off = false,
}: {
  name: string;
  label: string;
  hint: ReactNode;
  off?: boolean;
}) {
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
