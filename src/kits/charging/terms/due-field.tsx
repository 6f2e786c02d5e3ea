import { Form, type FormRule } from 'antd';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/form/date-field';
import { dayOf } from '../../../ui/text/format';
import { rules as commonRules } from '../../../ui/form/rules';
import { isDay } from '@balcao/contract/shared/day';
import { DayHint } from './day-hint';
import { useConditions } from './use-conditions';

/** `expire_at`, from the bank's day on, with what weekends and holidays do to it. */
export function DueField({ label, rules }: { label: string; rules: FormRule[] }) {
  const { t } = useTranslation('charging');
  const { data: conditions } = useConditions();
  const today = conditions?.today ?? dayOf();
  const past: FormRule = {
    validator: (_, day: string | null) =>
      isDay(day) && day < today ? Promise.reject(new Error(t('fault.due'))) : Promise.resolve(),
  };
  return (
    <>
      <Form.Item name="expire_at" label={label} rules={[...rules, commonRules.day(), past]}>
        <DateField min={today} />
      </Form.Item>
      <Form.Item noStyle dependencies={['expire_at']}>
        {({ getFieldValue }) => (
          <DayHint day={getFieldValue('expire_at') as string | null} holidays={conditions?.holidays} />
        )}
      </Form.Item>
    </>
  );
}
