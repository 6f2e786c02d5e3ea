import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_WRITE_OFF_DAYS } from '@balcao/contract/shared/billet-limits';
import { messageLines } from '@balcao/contract/shared/billet-message';
import { formatDay, formatMoney } from '../../../ui/format';
import { formatPercent } from '../../../ui/percent';
import { useCall } from '../../../ui/use-call';
import type { Draft } from './draft';
import type { Payers } from './payers';
import { discountOn, type Totals } from './totals';

export type Line = [label: string, value: ReactNode];

/** The conditions in words and reais, for the review. */
export function useTermLines(draft: Draft, { value }: Totals, fee: number, { recipients, withEmail }: Payers): Line[] {
  const { t } = useTranslation('charges');
  const { fine = 0, interest = 0, conditional_discount: early, write_off_days: days } = draft;
  const said = { fine: formatPercent(fine), interest: formatPercent(interest, 3) };
  const late =
    fine && interest
      ? t('review.lateLine', said)
      : fine
        ? t('review.fineOnly', said)
        : interest
          ? t('review.interestOnly', said)
          : t('review.lateNone');
  const sent =
    recipients.length > 1
      ? t('review.emailMany', { count: withEmail })
      : t('review.emailYes', { email: recipients[0]?.email ?? '' });
  const emailLine = draft.send_email && withEmail > 0 ? sent : t('review.emailNo');
  const { data: tags = [] } = useCall('GET /tags', { query: {} }, { enabled: draft.tags.length > 0, topic: 'tags' });
  const lines: Line[] = [
    [t('review.due'), formatDay(draft.expire_at)],
    [t('review.late'), late],
  ];
  if (early.value && early.until_date) {
    const off = discountOn(value, early.type, early.value);
    lines.push([
      t('review.early', { day: formatDay(early.until_date) }),
      t('review.earlyLine', { value: formatMoney(off) }),
    ]);
  }
  lines.push([
    t('review.writeOff'),
    t('review.writeOffLine', { count: typeof days === 'number' ? days : DEFAULT_WRITE_OFF_DAYS }),
  ]);
  lines.push([t('review.ways'), t(draft.is_bolix ? 'review.bolix' : 'review.billet')]);
  lines.push([t('review.email'), emailLine]);
  lines.push([t('review.fee'), formatMoney(fee)]);
  const message = messageLines(draft.message);
  if (message.length > 0) lines.push([t('review.message'), <span className="lines">{message.join('\n')}</span>]);
  const named = tags.filter((tag) => draft.tags.includes(tag.id)).map((tag) => tag.name);
  if (named.length > 0) lines.push([t('review.tags'), named.join(', ')]);
  return lines;
}
