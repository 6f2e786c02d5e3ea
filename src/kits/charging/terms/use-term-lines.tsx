import { DEFAULT_WRITE_OFF_DAYS } from '@balcao/contract/shared/billet-limits';
import { messageLines } from '@balcao/contract/shared/billet-message';
import { formatDay, formatMoney } from '../../../ui/text/format';
import { formatPercent, monthlyOf } from '../../../ui/text/percent';
import type { ChargeDraft, TermsDraft } from '../issue/draft';
import type { Line } from '../issue/review-group';
import { discountOn, totalsOf } from '@balcao/contract/shared/charge-amounts';
import type { Payers } from '../payers/payers';
import { useTags } from '../tags/use-tags';
import { useChargeText } from '../texts';

/** The conditions in words and reais, for the review: lines by name, for the kind to put in order among its own. */
export function useTermLines(draft: ChargeDraft & TermsDraft, { recipients, withEmail }: Payers, fee: number) {
  const t = useChargeText();
  const { fine = 0, interest = 0, conditional_discount: early, write_off_days: days } = draft;
  const { rows: tags = [] } = useTags({ enabled: draft.tags.length > 0 });
  const values = {
    fine: formatPercent(fine),
    interest: formatPercent(interest, 3),
    month: formatPercent(monthlyOf(interest)),
  };
  const late =
    fine && interest
      ? t('review.lateLine', values)
      : fine
        ? t('review.fineOnly', values)
        : interest
          ? t('review.interestOnly', values)
          : t('review.lateNone');
  const sent =
    recipients.length > 1
      ? t('review.emailMany', { count: withEmail })
      : t('review.emailYes', { email: recipients[0]?.email ?? '' });
  const off = discountOn(totalsOf(draft).value, early);
  const message = messageLines(draft.message);
  const named = tags.filter((tag) => draft.tags.includes(tag.id)).map((tag) => tag.name);
  const none: Line[] = [];
  return {
    due: [[t('review.due'), formatDay(draft.expire_at)]] as Line[],
    late: [[t('review.late'), late]] as Line[],
    early:
      early.value && early.until_date
        ? ([
            [
              t('review.early', { day: formatDay(early.until_date) }),
              t('review.earlyLine', { value: formatMoney(off) }),
            ],
          ] as Line[])
        : none,
    writeOff: [
      [
        t('review.writeOff'),
        t('review.writeOffLine', { count: typeof days === 'number' ? days : DEFAULT_WRITE_OFF_DAYS }),
      ],
    ] as Line[],
    email: [[t('review.email'), draft.send_email && withEmail > 0 ? sent : t('review.emailNo')]] as Line[],
    fee: [[t('review.fee'), formatMoney(fee)]] as Line[],
    message:
      message.length > 0
        ? ([[t('review.message'), <span className="lines">{message.join('\n')}</span>]] as Line[])
        : none,
    tags: named.length > 0 ? ([[t('review.tags'), named.join(', ')]] as Line[]) : none,
  };
}
