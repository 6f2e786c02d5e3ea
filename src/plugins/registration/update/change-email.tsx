import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSigned } from '../../../kits/signing/use-signed';
import { rules } from '../../../ui/form/rules';
import { SignedModal } from './signed-modal';

interface Values {
  email: string;
  confirm_email: string;
}

/** Sets a new e-mail, typed twice: a link is sent to it to confirm. */
export function ChangeEmail({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { t } = useTranslation('registration');
  const [form] = Form.useForm<Values>();
  const signed = useSigned('POST /crs/contact-data/email');
  return (
    <SignedModal<Values>
      title={t('contact.changeEmail')}
      form={form}
      signed={signed}
      send={(body) => signed.run({ body })}
      onDone={onDone}
      onClose={onClose}
    >
      <Form.Item name="email" label={t('contact.newEmail')} rules={[rules.required(), rules.email()]}>
        <Input maxLength={120} inputMode="email" autoComplete="email" />
      </Form.Item>
      <Form.Item name="confirm_email" label={t('contact.confirmEmail')} rules={[rules.required(), rules.email()]}>
        <Input maxLength={120} inputMode="email" autoComplete="off" />
      </Form.Item>
    </SignedModal>
  );
}
