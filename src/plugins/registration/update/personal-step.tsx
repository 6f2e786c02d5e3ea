import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Body } from '@balcao/contract/core/registry';
import { useAction, useCall } from '../../../data/use-call';
import { DateField } from '../../../ui/form/date-field';
import { rules } from '../../../ui/form/rules';
import { Facts } from '../../../ui/text/facts';
import { maskDocument } from '../../../ui/text/format';
import { StepForm, type StepProps } from './step-form';
import '../../../ui/page/form-page.css';
import './registration.css';

type Values = Body<'PUT /crs/personal-data'>;

export default function PersonalStep({ ref }: StepProps) {
  const { t } = useTranslation('registration');
  const { data, error, retry } = useCall('GET /crs/personal-data', { query: {} });
  const { run } = useAction('PUT /crs/personal-data', { quiet: true });
  return (
    <StepForm<Values>
      ref={ref}
      name="personal"
      initial={data && { name: data.name, nickname: data.nickname, ...(data.birth && { birth: data.birth }) }}
      error={error}
      onRetry={retry}
      save={(values) => run({ query: { force: true }, body: { ...values, nickname: values.nickname ?? '' } })}
    >
      {data && (
        <div className="registration-fixed">
          <Facts facts={[{ label: t('personal.cpf'), value: maskDocument(data.cpf) }]} />
        </div>
      )}
      <Form.Item name="name" label={t('personal.name')} rules={[rules.required()]}>
        <Input maxLength={120} autoComplete="name" />
      </Form.Item>
      <div className="form-two">
        <Form.Item name="nickname" label={t('personal.nickname')}>
          <Input maxLength={60} autoComplete="nickname" />
        </Form.Item>
        <Form.Item name="birth" label={t('personal.birth')} rules={[rules.chosen(), rules.day()]}>
          <DateField autoComplete="bday" />
        </Form.Item>
      </div>
    </StepForm>
  );
}
