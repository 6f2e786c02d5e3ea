import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { PIN_DIGITS, pinFault } from '@balcao/contract/shared/card-machine';

/** A new PIN: four digits, neither repeated nor a sequence. It is sent, and kept nowhere here. */
export function PinField({ isRequired }: { isRequired: boolean }) {
  const { t } = useTranslation('card-machine');
  return (
    <Form.Item
      name="pin"
      label={t('pin.new')}
      extra={t('pin.hint')}
      required={isRequired}
      rules={[
        {
          validator: (_, value: unknown) => {
            const typed = typeof value === 'string' ? value : '';
            const fault = typed === '' && !isRequired ? null : pinFault(typed);
            return fault ? Promise.reject(new Error(t(`pin.fault.${fault}`))) : Promise.resolve();
          },
        },
      ]}
    >
      <Input.Password inputMode="numeric" autoComplete="new-password" maxLength={PIN_DIGITS} className="num" />
    </Form.Item>
  );
}
