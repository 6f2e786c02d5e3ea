import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../../ui/form/fields';
import { rules } from '../../../ui/form/rules';

export interface ItemValues {
  name: string;
  /** Value of one unit, integer cents. */
  value: number;
}

/** Name and unit value; `saved`: the item exists, so a hint says what becomes of the value it had. */
export function ItemFields({ saved = false }: { saved?: boolean }) {
  const { t } = useTranslation('charge-items');
  const positive = { type: 'number' as const, min: 1, message: t('field.valueRequired') };
  return (
    <>
      <Form.Item name="name" label={t('field.name')} rules={[rules.required()]}>
        <Input maxLength={255} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="value"
        label={t('field.value')}
        rules={[{ required: true, message: t('field.valueRequired') }, positive]}
        extra={saved && t('field.valueHint')}
      >
        <MoneyField placeholder="0,00" />
      </Form.Item>
    </>
  );
}
