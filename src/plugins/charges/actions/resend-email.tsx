import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { rules } from '../../../ui/form/rules';
import { useRowAction } from '../../../data/use-row-action';
import { TOUCHED } from '../parts/touched';
import { BilletDrawer } from './billet-drawer';

interface Values {
  email: string;
}

export default function ResendEmail() {
  const { t } = useTranslation('charges');
  const resend = useRowAction('POST /charges/resend/email', TOUCHED);
  return (
    <BilletDrawer<Values>
      action="resend-email"
      initial={({ customer }) => ({ email: customer?.email ?? '' })}
      onSubmit={({ id }, values) => {
        const email = values.email.trim();
        return resend({ body: { ids: [id], email } }, t('resend-email.done', { email }));
      }}
    >
      {() => (
        <Form.Item name="email" label={t('resend-email.field')} rules={[rules.required(), rules.email()]}>
          <Input type="email" autoComplete="off" maxLength={120} />
        </Form.Item>
      )}
    </BilletDrawer>
  );
}
