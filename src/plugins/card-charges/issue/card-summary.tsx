import { isDay } from '@balcao/contract/shared/day';
import { useTranslation } from 'react-i18next';
import type { IssueView } from '../../../kits/charging/issue/use-issue-draft';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { ReviewSummary } from '../../../ui/text/review-summary';

/** The sums so far, beside the steps. The fee depends on the instalments, which the payer chooses. */
export function CardSummary({ issue, due }: { issue: IssueView; due: string | null | undefined }) {
  const { t } = useTranslation(['card-charges', 'charging']);
  const { draft, totals, payers } = issue;
  const count = draft.customers.length;
  const value = Math.max(0, totals.value);
  const choose = <span className="faint">{t('charging:summary.choose')}</span>;
  const customer = count > 1 ? t('charging:summary.customers', { count }) : (payers.recipients[0]?.name ?? choose);
  return (
    <ReviewSummary
      title={t('charging:summary.title')}
      amount={{ label: t(count > 1 ? 'charging:summary.each' : 'charging:summary.total'), cents: value }}
      lines={[
        { label: t('charging:summary.customer'), value: customer },
        { label: t('charging:summary.items'), value: <Money cents={totals.items} /> },
        ...(totals.shipping > 0
          ? [{ label: t('charging:summary.shipping'), value: <Money cents={totals.shipping} /> }]
          : []),
        ...(totals.discount > 0
          ? [{ label: t('charging:summary.discount'), value: <Money cents={-totals.discount} /> }]
          : []),
        { label: t('card-charges:issue.until'), value: isDay(due) ? formatDay(due) : choose },
        ...(count > 1 ? [{ label: t('charging:summary.sum', { count }), value: <Money cents={value * count} /> }] : []),
      ]}
      note={t('card-charges:issue.note')}
    />
  );
}
