import { Form } from 'antd';
import { NumberField } from '../../../ui/form/number-field';
import { useFaults } from '../issue/use-faults';
import { useChargeText } from '../texts';
import type { Holiday } from './business-day';
import { DayHint } from './day-hint';
import { DueIn } from './due-in';

/** When it falls due, and how long after that it can still be paid. */
export function DueFields({ due, holidays }: { due: string | null | undefined; holidays: readonly Holiday[] }) {
  const t = useChargeText();
  const { limits, rule } = useFaults();
  return (
    <>
      <div className="fields-two">
        <Form.Item
          name="expire_at"
          label={t('terms.due')}
          rules={[{ required: true, message: t('terms.dueRequired') }, rule('expire_at')]}
        >
          <DueIn min={limits.today} />
        </Form.Item>
        <Form.Item
          name="write_off_days"
          label={t('terms.writeOff')}
          extra={t('terms.writeOffHint')}
          rules={[rule('write_off_days')]}
        >
          <NumberField suffix={t('terms.writeOffDays')} />
        </Form.Item>
      </div>
      <DayHint day={due} holidays={holidays} />
    </>
  );
}
