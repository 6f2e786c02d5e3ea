import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRowAction } from '../../../data/use-row-action';
import { rules } from '../../../ui/form/rules';
import { TOUCHED } from '../parts/touched';
import { ChargeDrawer } from './charge-drawer';

interface Values {
  email: string;
}

export default function ResendCharge() {
  const { t } = useTranslation('subscriptions');
  const resend = useRowAction('POST /subscription/{id}/charges/resend/email', TOUCHED);
  return (
    <ChargeDrawer<Values>
      action="resend-email"
      initial={({ customer }) => ({ email: customer?.email ?? '' })}
      onSubmit={({ id }, values, params) => {
        const email = values.email.trim();
        return resend({ params, body: { ids: [id], email } }, t('charge-resend-email.done', { email }));
      }}
    >
      {() => (
        <Form.Item name="email" label={t('email.field')} rules={[rules.required(), rules.email()]}>
          <Input type="email" autoComplete="off" maxLength={120} />
        </Form.Item>
      )}
    </ChargeDrawer>
  );
}
