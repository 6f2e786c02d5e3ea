import type { FormInstance } from 'antd';
import { untilOf, type TermsDraft } from '../issue/draft';

/** A copied early discount moves with the due date, until its own day is chosen. `today`: the bank's day, yyyy-mm-dd. */
export function followDue(
  form: Pick<FormInstance, 'setFieldValue'>,
  changed: Partial<TermsDraft>,
  { early_days }: TermsDraft,
  today: string,
): void {
  if (changed.conditional_discount?.until_date !== undefined) form.setFieldValue('early_days', undefined);
  else if ('expire_at' in changed && early_days !== undefined)
    form.setFieldValue(['conditional_discount', 'until_date'], untilOf(changed.expire_at, early_days, today));
}
