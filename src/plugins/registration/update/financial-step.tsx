import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Body } from '@balcao/contract/core/registry';
import { useAction, useCall } from '../../../data/use-call';
import { ChoiceField } from '../../../ui/form/choice-field';
import { MoneyField } from '../../../ui/form/fields';
import { rules } from '../../../ui/form/rules';
import { StepForm, type StepProps } from './step-form';
import '../../../ui/page/form-page.css';

type Values = Body<'PUT /crs/financial-data'>;

export default function FinancialStep({ ref }: StepProps) {
  const { t } = useTranslation('registration');
  const { data, error, retry } = useCall('GET /crs/financial-data', {});
  const { run } = useAction('PUT /crs/financial-data', { quiet: true });
  return (
    <StepForm<Values>
      ref={ref}
      name="financial"
      initial={data && (data.financial ?? { exposed: false })}
      error={error}
      onRetry={retry}
      save={(body) => run({ body })}
    >
      <div className="form-two">
        <Form.Item name="monthly_income" label={t('financial.income')} rules={[rules.chosen()]}>
          <MoneyField />
        </Form.Item>
        <Form.Item name="net_worth" label={t('financial.worth')} rules={[rules.chosen()]}>
          <MoneyField />
        </Form.Item>
      </div>
      <Form.Item name="exposed" label={t('financial.exposed')} extra={t('financial.exposedHint')} required>
        <ChoiceField
          options={[
            { value: false, label: t('no') },
            { value: true, label: t('yes') },
          ]}
        />
      </Form.Item>
    </StepForm>
  );
}
