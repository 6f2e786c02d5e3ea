import { Form, type FormRule } from 'antd';
import { DateField } from '../../../ui/date-field';
import { dayOf } from '../../../ui/format';
import { DayHint } from './day-hint';
import { useConditions } from './use-conditions';

/** `expire_at`, from the bank's day on, with what weekends and holidays do to it. */
export function DueField({ label, rules }: { label: string; rules: FormRule[] }) {
  const { data: conditions } = useConditions();
  return (
    <>
      <Form.Item name="expire_at" label={label} rules={rules}>
        <DateField min={conditions?.today ?? dayOf()} />
      </Form.Item>
      <Form.Item noStyle dependencies={['expire_at']}>
        {({ getFieldValue }) => <DayHint day={getFieldValue('expire_at') as string | null} holidays={conditions?.holidays} />}
      </Form.Item>
    </>
  );
}
