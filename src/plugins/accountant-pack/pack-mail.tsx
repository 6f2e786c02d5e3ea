import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall, useInvalidateCalls } from '../../data/use-call';
import { SigningStep } from '../../kits/signing/signing-step';
import { useSigned } from '../../kits/signing/use-signed';
import { ActionDrawer } from '../../ui/action/action-drawer';
import { rules } from '../../ui/form/rules';

/** Sets the address that each month's pack is e-mailed to; saving it empty stops the e-mails. */
export default function PackMail() {
  const { t } = useTranslation('accountant-pack');
  const { data } = useCall('GET /statement/pack/mail', {});
  const signed = useSigned('PUT /statement/pack/mail', { success: t('mail.done') });
  const again = useInvalidateCalls();
  const send = async ({ email }: { email?: string }) => {
    if ((await signed.run({ body: { email: email?.trim() || null } })) === false) return false;
    await again('GET /statement/pack/mail');
    return true;
  };
  return (
    <ActionDrawer<{ email?: string }>
      title={t('mail.title')}
      submit={t('mail.submit')}
      submitOff={signed.off}
      isLoading={!data}
      initial={{ email: data?.email ?? '' }}
      onSubmit={send}
    >
      <p>{t('mail.lead')}</p>
      <Form.Item name="email" label={t('mail.email')} rules={[rules.email()]} extra={t('mail.hint')}>
        <Input type="email" maxLength={120} autoComplete="off" />
      </Form.Item>
      <SigningStep signed={signed} />
    </ActionDrawer>
  );
}
