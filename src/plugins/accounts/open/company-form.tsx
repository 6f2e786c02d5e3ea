import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../data/use-call';
import { DocumentField } from '../../../ui/form/fields';
import { rules } from '../../../ui/form/rules';
import { DisplayPhone } from '../parts/display-phone';
import type { Company, useCompany } from './use-company';

export default function CompanyForm({ company }: { company: ReturnType<typeof useCompany> }) {
  const { t } = useTranslation('accounts');
  const { data } = useCall('GET /v3/account/options', {}, { staleTime: Infinity });
  return (
    <>
      <Form<Company>
        layout="vertical"
        component="div"
        requiredMark="optional"
        initialValues={company.typed}
        validateTrigger={['onBlur']}
        onValuesChange={(changed: Partial<Company>) => company.change(changed)}
      >
        <Form.Item name="cnpj" label={t('company.cnpj')} rules={[rules.required(), rules.cnpj()]}>
          <DocumentField autoComplete="off" />
        </Form.Item>
        <Form.Item name="average_monthly_revenue" label={t('company.revenue')} rules={[rules.chosen()]}>
          <Select options={(data?.revenues ?? []).map(({ value, label }) => ({ value, label }))} />
        </Form.Item>
      </Form>
      <DisplayPhone value={company.typed.phone_number} onChange={(phone_number) => company.change({ phone_number })} />
    </>
  );
}
