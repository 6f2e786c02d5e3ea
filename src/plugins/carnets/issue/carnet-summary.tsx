import { splitSum } from '@balcao/contract/shared/split';
import { isDay } from '@balcao/contract/shared/day';
import { useTranslation } from 'react-i18next';
import type { IssueView } from '../../../kits/charging/issue/use-issue-draft';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { ReviewSummary } from '../../../ui/text/review-summary';
import { parcelsOf, type Draft } from './draft';

/** The sums so far, beside the steps. `fee`: the bank's, of each parcel, integer cents. */
export function CarnetSummary({ issue, draft, fee }: { issue: IssueView; draft: Draft; fee: number }) {
  const { t } = useTranslation(['carnets', 'charging']);
  const { count, each, first, total } = parcelsOf(draft);
  const split = splitSum(draft.items) * (draft.split_items ? 1 : count);
  const choose = <span className="faint">{t('charging:summary.choose')}</span>;
  const many = draft.customers.length;
  const { recipients } = issue.payers;
  return (
    <ReviewSummary
      title={t('charging:summary.title')}
      amount={{ label: t('carnets:summary.total'), cents: Math.max(0, total) }}
      lines={[
        {
          label: t('charging:summary.customer'),
          value: many > 1 ? t('charging:summary.customers', { count: many }) : (recipients[0]?.name ?? choose),
        },
        {
          label: t('carnets:summary.parcels', { count }),
          value: <Money cents={Math.max(0, each)} />,
        },
        ...(first === each ? [] : [{ label: t('carnets:summary.first'), value: <Money cents={first} /> }]),
        {
          label: t('carnets:summary.due'),
          value: isDay(draft.expire_at) ? formatDay(draft.expire_at) : choose,
        },
        { label: t('carnets:summary.fee'), value: <Money cents={-fee} /> },
        ...(split > 0 ? [{ label: t('charging:summary.split'), value: <Money cents={-split} /> }] : []),
        {
          label: t('carnets:summary.net'),
          value: <Money cents={Math.max(0, total - fee * count - split)} />,
        },
      ]}
      note={t('charging:summary.note')}
    />
  );
}
