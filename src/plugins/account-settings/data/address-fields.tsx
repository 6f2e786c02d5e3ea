import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { CepField } from '../../../ui/form/fields';
import { rules } from '../../../ui/form/rules';

const STATE = { pattern: /^[A-Za-z]{2}$/ };

/** The account's address; each line may be left empty. */
export function AddressFields() {
  const { t } = useTranslation('account-settings');
  const line = (name: 'street' | 'number' | 'complement' | 'neighborhood' | 'city', maxLength: number) => (
    <Form.Item name={['address', name]} label={t(`address.${name}`)}>
      <Input maxLength={maxLength} autoComplete="off" />
    </Form.Item>
  );
  return (
    <fieldset className="form-group">
      <legend>{t('address.title')}</legend>
      <div className="form-two">
        <Form.Item name={['address', 'zipcode']} label={t('address.zipcode')} rules={[rules.cep()]}>
          <CepField autoComplete="postal-code" />
        </Form.Item>
        {line('street', 120)}
        {line('number', 20)}
        {line('complement', 60)}
        {line('neighborhood', 80)}
        {line('city', 80)}
        <Form.Item
          name={['address', 'state']}
          label={t('address.state')}
          normalize={(value: string) => value.toUpperCase()}
          rules={[{ ...STATE, message: t('address.stateFault') }]}
        >
          <Input maxLength={2} autoComplete="address-level1" />
        </Form.Item>
      </div>
    </fieldset>
  );
}
