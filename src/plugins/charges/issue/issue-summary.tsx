import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../ui/format';
import { Money } from '../../../ui/money';
import { ReviewSummary } from '../../../ui/review-summary';
import { isDay } from '../../../ui/typed-day';
import type { Draft } from './draft';
import type { Payers } from './payers';
import type { Totals } from './totals';

interface Props {
  draft: Draft;
  totals: Totals;
  fee: number;
  payers: Payers;
}

/** What it comes to so far, beside the steps. */
export function IssueSummary({ draft, totals, fee, payers: { recipients } }: Props) {
  const { t } = useTranslation('charges');
  const count = draft.customers.length;
  const many = count > 1;
  const value = Math.max(0, totals.value);
  const choose = <span className="faint">{t('summary.choose')}</span>;
  return (
    <ReviewSummary
      title={t('summary.title')}
      amount={{ label: t(many ? 'summary.each' : 'summary.total'), cents: value }}
      lines={[
        {
          label: t('summary.customer'),
          value: many ? t('summary.customers', { count }) : (recipients[0]?.name ?? choose),
        },
        { label: t('summary.items'), value: <Money cents={totals.items} /> },
        ...(totals.shipping > 0 ? [{ label: t('summary.shipping'), value: <Money cents={totals.shipping} /> }] : []),
        ...(totals.discount > 0 ? [{ label: t('summary.discount'), value: <Money cents={-totals.discount} /> }] : []),
        { label: t('summary.due'), value: isDay(draft.expire_at) ? formatDay(draft.expire_at) : choose },
        { label: t('summary.fee'), value: <Money cents={fee} /> },
        ...(many ? [{ label: t('summary.sum', { count }), value: <Money cents={value * count} /> }] : []),
        ...(totals.value > fee
          ? [{ label: t(many ? 'summary.netEach' : 'summary.net'), value: <Money cents={totals.value - fee} /> }]
          : []),
      ]}
      note={t('summary.note')}
    />
  );
}
