import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../data/use-call';
import { rules } from '../../../ui/form/rules';
import { TOUCHED } from '../parts/touched';
import { CollectionDrawer } from './collection-drawer';

/** E-mails the payer the code to authorise by, or a notice of the request. */
export default function ResendRequest() {
  const { t } = useTranslation('pix-automatic-receive');
  const { run } = useAction('POST /receive/pix-automatic/{id}/resend/email', { invalidates: TOUCHED, quiet: true });
  return (
    <CollectionDrawer<{ email: string }>
      action="resend-email"
      initial={({ email }) => ({ email: email ?? '' })}
      run={({ id }, { email }) => run({ params: { id }, body: { email: email.trim() } })}
    >
      <Form.Item name="email" label={t('resend-email.field')} rules={[rules.required(), rules.email()]}>
        <Input type="email" autoComplete="off" maxLength={120} />
      </Form.Item>
    </CollectionDrawer>
  );
}
