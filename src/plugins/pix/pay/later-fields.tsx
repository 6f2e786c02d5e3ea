import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { PIX_WORDS } from '../../../resources/pix';
import { SelectField } from '../../../ui/form/choice-fields';
import { DateField } from '../../../ui/form/date-field';
import { NumberField } from '../../../ui/form/number-field';
import { rules } from '../../../ui/form/rules';
import { useToday } from '../../../ui/text/use-today';
import '../../../ui/page/form-page.css';

/** The day of a scheduled Pix, or the start, frequency and number of times of a recurrence. */
export default function LaterFields({ repeats }: { repeats: boolean }) {
  const { t } = useTranslation('pix');
  const today = useToday();
  if (!repeats)
    return (
      <Form.Item name="date" label={t('field.date')} rules={[rules.chosen(), rules.day()]} extra={t('field.dateHint')}>
        <DateField min={today} />
      </Form.Item>
    );
  return (
    <>
      <div className="form-two">
        <Form.Item name="frequency" label={t('field.frequency')} rules={[rules.chosen()]}>
          <SelectField options={PIX_WORDS.frequency.map((value) => ({ value, label: t(`frequency.${value}`) }))} />
        </Form.Item>
        <Form.Item name="times" label={t('field.times')} rules={[rules.chosen()]}>
          <NumberField />
        </Form.Item>
      </div>
      <Form.Item name="date" label={t('field.start')} rules={[rules.day()]} extra={t('field.startHint')}>
        <DateField min={today} />
      </Form.Item>
    </>
  );
}
