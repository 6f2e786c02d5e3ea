import { splitSum } from '@balcao/contract/shared/split';
import { isDay } from '@balcao/contract/shared/day';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { ReviewSummary } from '../../../ui/text/review-summary';
import { useChargeText } from '../texts';
import type { IssueView } from './use-issue-draft';

interface Props {
  issue: IssueView;
  /** What the bank keeps of each when it is paid, integer cents. */
  fee: number;
  due: string | null | undefined;
}

/** What it comes to so far, beside the steps. */
export function IssueSummary({ issue: { draft, totals, payers }, fee, due }: Props) {
  const t = useChargeText();
  const count = draft.customers.length;
  const many = count > 1;
  const value = Math.max(0, totals.value);
  const split = splitSum(draft.items);
  const choose = <span className="faint">{t('summary.choose')}</span>;
  return (
    <ReviewSummary
      title={t('summary.title')}
      amount={{ label: t(many ? 'summary.each' : 'summary.total'), cents: value }}
      lines={[
        {
          label: t('summary.customer'),
          value: many ? t('summary.customers', { count }) : (payers.recipients[0]?.name ?? choose),
        },
        { label: t('summary.items'), value: <Money cents={totals.items} /> },
        ...(totals.shipping > 0 ? [{ label: t('summary.shipping'), value: <Money cents={totals.shipping} /> }] : []),
        ...(totals.discount > 0 ? [{ label: t('summary.discount'), value: <Money cents={-totals.discount} /> }] : []),
        { label: t('summary.due'), value: isDay(due) ? formatDay(due) : choose },
        { label: t('summary.fee'), value: <Money cents={fee} /> },
        ...(many ? [{ label: t('summary.sum', { count }), value: <Money cents={value * count} /> }] : []),
        ...(split > 0 ? [{ label: t('summary.split'), value: <Money cents={-split} /> }] : []),
        ...(totals.value > fee
          ? [
              {
                label: t(many ? 'summary.netEach' : 'summary.net'),
                value: <Money cents={Math.max(0, totals.value - fee - split)} />,
              },
            ]
          : []),
      ]}
      note={t('summary.note')}
    />
  );
}
