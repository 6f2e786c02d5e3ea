import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../data/use-call';
import { DocumentField, PhoneField } from '../../../ui/form/fields';
import { rules } from '../../../ui/form/rules';
import type { useCompany, Values } from './use-company';

export default function CompanyForm({ company }: { company: ReturnType<typeof useCompany> }) {
  const { t } = useTranslation('accounts');
  const { data } = useCall('GET /v3/account/options', {}, { staleTime: Infinity });
  return (
    <Form<Values>
      layout="vertical"
      requiredMark="optional"
      initialValues={company.typed}
      validateTrigger={['onBlur']}
      onValuesChange={(_, values) => company.setTyped({ ...values, cnpj: values.cnpj ?? '' })}
    >
      <Form.Item name="cnpj" label={t('company.cnpj')} rules={[rules.required(), rules.cnpj()]}>
        <DocumentField autoComplete="off" />
      </Form.Item>
      <Form.Item name="average_monthly_revenue" label={t('company.revenue')} rules={[rules.chosen()]}>
        <Select options={(data?.revenues ?? []).map(({ value, label }) => ({ value, label }))} />
      </Form.Item>
      <Form.Item name="phone_number" label={t('company.phone')} extra={t('company.phoneHint')} rules={[rules.phone()]}>
        <PhoneField autoComplete="tel-national" />
      </Form.Item>
    </Form>
  );
}
