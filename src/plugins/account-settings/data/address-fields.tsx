import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { AccountDataInput } from '@balcao/contract/account-settings';
import { CepField } from '../../../ui/form/fields';
import { MoreFields } from '../../../ui/form/more-fields';
import { rules } from '../../../ui/form/rules';
import { useIsPhone } from '../../../ui/page/use-is-phone';

const STATE = { pattern: /^[A-Za-z]{2}$/ };

interface Props {
  /** The address as saved. */
  now: AccountDataInput['address'] | undefined;
}

/** The account's address; each line may be left empty. Folded on a phone, with its street in sight. */
export function AddressFields({ now }: Props) {
  const { t } = useTranslation('account-settings');
  const phone = useIsPhone();
  const line = (name: 'street' | 'number' | 'complement' | 'neighborhood' | 'city', maxLength: number) => (
    <Form.Item name={['address', name]} label={t(`address.${name}`)}>
      <Input maxLength={maxLength} autoComplete="off" />
    </Form.Item>
  );
  const fields = (
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
  );
  const street = [now?.street, now?.number].filter(Boolean).join(', ');
  if (phone)
    return (
      <MoreFields title={[t('address.title'), street].filter(Boolean).join(': ')} isOpen={false}>
        {fields}
      </MoreFields>
    );
  return (
    <fieldset className="form-group">
      <legend>{t('address.title')}</legend>
      {fields}
    </fieldset>
  );
}
