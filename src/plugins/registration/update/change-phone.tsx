import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSigned } from '../../../kits/signing/use-signed';
import { PhoneField } from '../../../ui/form/fields';
import { rules } from '../../../ui/form/rules';
import { SignedModal } from './signed-modal';
import { ChoiceField } from '../../../ui/form/choice-field';

interface Values {
  cellphone: string;
  method: 'sms' | 'whatsapp';
}

/** Sets a new cellphone: a link is sent to it by SMS or WhatsApp to confirm. */
export function ChangePhone({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { t } = useTranslation('registration');
  const [form] = Form.useForm<Values>();
  const signed = useSigned('POST /crs/contact-data/phone');
  return (
    <SignedModal<Values>
      title={t('contact.changePhone')}
      form={form}
      signed={signed}
      initial={{ method: 'sms' }}
      send={(body) => signed.run({ body })}
      onDone={onDone}
      onClose={onClose}
    >
      <Form.Item name="cellphone" label={t('contact.newPhone')} rules={[rules.required(), rules.phone()]}>
        <PhoneField autoComplete="tel-national" />
      </Form.Item>
      <Form.Item name="method" label={t('contact.method')} required>
        <ChoiceField
          options={[
            { value: 'sms', label: t('contact.sms') },
            { value: 'whatsapp', label: t('contact.whatsapp') },
          ]}
        />
      </Form.Item>
    </SignedModal>
  );
}
