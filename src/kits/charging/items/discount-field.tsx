import { Form, Select, Space } from 'antd';
import type { Rule } from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../../ui/form/fields';
import { PercentField } from '../../../ui/form/percent-field';
import type { DiscountType } from '../issue/draft';

interface Props {
  field: 'discount' | 'conditional_discount';
  label: string;
  typeLabel: string;
  rules: Rule[];
  /** Other fields that change whether it is right. */
  dependencies?: (string | string[])[];
}

/** A discount in reais or as a percentage. */
export function DiscountField({ field, label, typeLabel, rules, dependencies = [] }: Props) {
  const { t } = useTranslation('charging');
  const form = Form.useFormInstance();
  const type = Form.useWatch<DiscountType | undefined>([field, 'type'], { form, preserve: true });
  const Field = type === 'percentage' ? PercentField : MoneyField;
  const kinds = (['currency', 'percentage'] as const).map((value) => ({ value, label: t(`items.${value}`) }));
  return (
    <Form.Item label={label} htmlFor={`issue_${field}_value`}>
      <Space.Compact block>
        <Form.Item name={[field, 'type']} noStyle>
          <Select
            aria-label={typeLabel}
            options={kinds}
            style={{ width: 120 }}
            onChange={() => form.setFieldValue([field, 'value'], undefined)}
          />
        </Form.Item>
        <Form.Item name={[field, 'value']} noStyle rules={rules} dependencies={dependencies}>
          <Field key={type ?? 'currency'} placeholder="0,00" />
        </Form.Item>
      </Space.Compact>
    </Form.Item>
  );
}
