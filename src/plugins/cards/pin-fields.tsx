import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { PIN_DIGITS, pinFault } from '@balcao/contract/shared/card-pin';
import { rules } from '../../ui/form/rules';

/** A new PIN, typed twice; what others would guess is refused at once. */
export function PinFields() {
  const { t } = useTranslation('cards');
  const field = { maxLength: PIN_DIGITS, inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <>
      <Form.Item
        name="password"
        label={t('pin.label')}
        extra={t('pin.hint')}
        rules={[
          rules.required(),
          {
            validator: (_, value: string | undefined) => {
              const fault = value ? pinFault(value) : null;
              return fault ? Promise.reject(new Error(t(`pin.${fault}`))) : Promise.resolve();
            },
          },
        ]}
      >
        <Input.Password {...field} />
      </Form.Item>
      <Form.Item
        name="again"
        label={t('pin.again')}
        dependencies={['password']}
        rules={[
          rules.required(),
          ({ getFieldValue }) => ({
            validator: (_, value: string | undefined) =>
              !value || value === getFieldValue('password')
                ? Promise.resolve()
                : Promise.reject(new Error(t('pin.differs'))),
          }),
        ]}
      >
        <Input.Password {...field} />
      </Form.Item>
    </>
  );
}
