import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ChargeDetail } from '@balcao/contract/charges';
import { daysBetween, formatDay } from '../../../ui/format';
import { isDay } from '../../../ui/typed-day';
import { untilOf } from '../issue/draft';

interface Props {
  billet: Pick<ChargeDetail, 'expire_at' | 'charge_payment'>;
  /** The bank's day, yyyy-mm-dd. */
  today: string;
}

/** What becomes of the discount for paying early where the billet is issued again: as many days before the new due date, or nothing where that day is past. */
export function EarlyNote({
  billet: {
    expire_at,
    charge_payment: { conditional_discount_date: until },
  },
  today,
}: Props) {
  const { t } = useTranslation('charges');
  const due = Form.useWatch<string | null | undefined>('expire_at');
  if (!until || !isDay(due)) return null;
  const day = untilOf(due, Math.max(0, daysBetween(until, expire_at)), today);
  return (
    <p className="soft" role="status">
      {day ? t('reissue.early', { day: formatDay(day) }) : t('reissue.earlyLost')}
    </p>
  );
}
