import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../../ui/form/choice-fields';
import { DateField } from '../../../ui/form/date-field';
import { rules } from '../../../ui/form/rules';
import { useToday } from '../../../ui/text/use-today';

const REPEATS = ['once', 'week', 'month'] as const;
/** The last day of the month that every month has. */
const SHORTEST = 28;

/** When a transfer is made: once, or each week or month, until a day or until it is canceled. */
export function RepeatFields() {
  const { t } = useTranslation('transfers');
  const today = useToday();
  const repeat = Form.useWatch<string | undefined>('repeat');
  const day = Form.useWatch<string | undefined>('day');
  const isShort = repeat === 'month' && Number(day?.slice(8) ?? 0) > SHORTEST;
  return (
    <>
      <Form.Item name="repeat" label={t('scheduled.repeatLabel')} required>
        <ChoiceField options={REPEATS.map((value) => ({ value, label: t(`scheduled.repeat.${value}`) }))} />
      </Form.Item>
      <div className="form-two">
        <Form.Item
          name="day"
          label={t('scheduled.first')}
          rules={[rules.chosen(), rules.day()]}
          extra={isShort ? t('scheduled.shortMonth') : t('scheduled.firstHint')}
        >
          <DateField min={today} />
        </Form.Item>
        {repeat !== 'once' && (
          <Form.Item name="until" label={t('scheduled.until')} rules={[rules.day()]} extra={t('scheduled.untilHint')}>
            <DateField min={today} />
          </Form.Item>
        )}
      </div>
    </>
  );
}
