import { Form } from 'antd';
import type { ChargeDetail } from '@balcao/contract/charges';
import { daysBetween, formatDay } from '../../../ui/text/format';
import { isDay } from '@balcao/contract/shared/day';
import { untilOf } from '../issue/draft';
import { useChargeText } from '../texts';

interface Props {
  charge: Pick<ChargeDetail, 'expire_at' | 'charge_payment'>;
  /** The bank's day, yyyy-mm-dd. */
  today: string;
}

/**
 * What becomes of the discount for paying early where the charge is issued again: as many days before the new due date,
 * or nothing where that day is past.
 */
export function EarlyNote({
  charge: {
    expire_at,
    charge_payment: { conditional_discount_date: until },
  },
  today,
}: Props) {
  const t = useChargeText();
  const due = Form.useWatch<string | null | undefined>('expire_at');
  if (!until || !isDay(due)) return null;
  const day = untilOf(due, Math.max(0, daysBetween(until, expire_at)), today);
  return (
    <p className="soft" role="status">
      {day ? t('early.moved', { day: formatDay(day) }) : t('early.lost')}
    </p>
  );
}
