import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/form/date-field';
import { MoneyField } from '../../../ui/form/fields';
import { rules } from '../../../ui/form/rules';
import { useToday } from '../../../ui/text/use-today';

/** How much a supplier's card buys a month, and until when. */
export function TermFields() {
  const { t } = useTranslation('cards');
  const today = useToday();
  return (
    <>
      <Form.Item
        name="monthLimit"
        label={t('supplier.monthLimit')}
        extra={t('supplier.monthHint')}
        rules={[rules.chosen()]}
      >
        <MoneyField />
      </Form.Item>
      <Form.Item name="endsOn" label={t('supplier.endsOn')} extra={t('supplier.endsHint')} rules={[rules.day()]}>
        <DateField min={today} />
      </Form.Item>
    </>
  );
}
