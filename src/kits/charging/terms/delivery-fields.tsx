import { Form, Switch } from 'antd';
import type { ReactNode } from 'react';
import type { Payers } from '../payers/payers';
import { useChargeText } from '../texts';

/** How it reaches the customer: the rows of the kind, and the e-mail. */
export function DeliveryFields({ payers, children }: { payers: Payers; children?: ReactNode }) {
  const t = useChargeText();
  const { recipients, withEmail } = payers;
  const many = recipients.length > 1;
  const off = many ? t('terms.emailNone') : t('terms.emailOff');
  const to = many
    ? t('terms.emailMany', { count: withEmail, total: recipients.length })
    : t('terms.emailHint', { email: recipients[0]?.email ?? '' });
  return (
    <fieldset className="step-group">
      <legend>{t('terms.delivery')}</legend>
      {children}
      <SwitchRow name="send_email" label={t('terms.email')} hint={withEmail > 0 ? to : off} off={withEmail === 0} />
    </fieldset>
  );
}

interface RowProps {
  /** Field of the form. */
  name: string;
  label: string;
  hint: ReactNode;
  /** Cannot be switched on. */
  off?: boolean;
}

/** A switch with what it does beside it. */
export function SwitchRow({ name, label, hint, off = false }: RowProps) {
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
