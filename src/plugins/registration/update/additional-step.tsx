import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Body } from '@balcao/contract/core/registry';
import { useAction, useCall } from '../../../data/use-call';
import { ChoiceField } from '../../../ui/form/choice-field';
import { MultiSelect } from '../../../ui/form/multi-select';
import { rules } from '../../../ui/form/rules';
import { countryOptions } from '../parts/use-countries';
import { StepForm, type StepProps } from './step-form';

type Values = Body<'PUT /crs/additional-data'>;

export default function AdditionalStep({ ref }: StepProps) {
  const { t } = useTranslation('registration');
  const [form] = Form.useForm<Values>();
  const { data, error, retry } = useCall('GET /crs/additional-data', {});
  const { run } = useAction('PUT /crs/additional-data', { quiet: true });
  const foreigner = Form.useWatch('foreigner', form) ?? data?.foreigner;
  return (
    <StepForm<Values>
      ref={ref}
      name="additional"
      form={form}
      initial={data}
      error={error}
      onRetry={retry}
      save={(values) => run({ body: { foreigner: values.foreigner, citizenships: values.citizenships ?? [] } })}
    >
      <Form.Item name="foreigner" label={t('additional.foreigner')} required>
        <ChoiceField
          options={[
            { value: false, label: t('no') },
            { value: true, label: t('yes') },
          ]}
        />
      </Form.Item>
      {foreigner && (
        <Form.Item name="citizenships" label={t('additional.citizenships')} rules={[rules.chosen()]}>
          <MultiSelect maxCount={5} options={countryOptions()} optionFilterProp="label" />
        </Form.Item>
      )}
    </StepForm>
  );
}
