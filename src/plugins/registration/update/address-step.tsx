import { Form, Input } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address } from '@balcao/contract/core/shapes';
import { useAction, useCall } from '../../../data/use-call';
import { CepField } from '../../../ui/form/fields';
import { rules } from '../../../ui/form/rules';
import { StepForm, type StepProps } from './step-form';
import '../../../ui/page/form-page.css';

const LINES = { street: 120, number: 20, complement: 60, neighborhood: 80, city: 80 } as const;
const FOREVER = 3_600_000;

/** The address; a CEP fills in what its directory knows, an unknown CEP shows no error (SHELL-8-3). */
export default function AddressStep({ ref }: StepProps) {
  const { t } = useTranslation('registration');
  const [form] = Form.useForm<Address>();
  const [cep, setCep] = useState('');
  const contact = useCall('GET /crs/contact-data', {});
  const { run } = useAction('PUT /crs/address', { quiet: true });
  const byCep = useCall(
    'GET /zipcodes/{cep}',
    { params: { cep } },
    { enabled: cep.length === 8, staleTime: FOREVER },
  ).data;
  const fill = useEffectEvent(() => {
    if (!byCep || byCep.zipcode !== cep) return;
    const { street, neighborhood, city, state } = byCep;
    form.setFieldsValue({
      state,
      ...(street && { street }),
      ...(neighborhood && { neighborhood }),
      ...(city && { city }),
    });
  });
  useEffect(() => fill(), [byCep]);
  const save = (values: Address) =>
    run({ body: Object.fromEntries(Object.entries(values).filter(([, text]) => text)) });
  return (
    <StepForm<Address>
      ref={ref}
      name="address"
      form={form}
      initial={contact.data?.address}
      error={contact.error}
      onRetry={contact.retry}
      save={save}
    >
      <div className="form-two">
        <Form.Item name="zipcode" label={t('address.zipcode')} rules={[rules.required(), rules.cep()]}>
          <CepField
            autoComplete="postal-code"
            onInput={(event) => setCep(event.currentTarget.value.replace(/\D/g, ''))}
          />
        </Form.Item>
        {Object.entries(LINES).map(([name, maxLength]) => (
          <Form.Item
            key={name}
            name={name}
            label={t(`address.${name as keyof typeof LINES}`)}
            rules={name === 'complement' ? [] : [rules.required()]}
          >
            <Input maxLength={maxLength} autoComplete="off" />
          </Form.Item>
        ))}
        <Form.Item
          name="state"
          label={t('address.state')}
          normalize={(value: string) => value.toUpperCase()}
          rules={[rules.required(), { pattern: /^[A-Z]{2}$/, message: t('address.stateFault') }]}
        >
          <Input maxLength={2} autoComplete="address-level1" />
        </Form.Item>
      </div>
    </StepForm>
  );
}
