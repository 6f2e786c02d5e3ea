import { useTranslation } from 'react-i18next';
import { useCall } from '../../../data/use-call';
import type { FiltersOf } from '../../../define-resource';
import type { CARD_STATUSES, cardCharges } from '../../../resources/card-charges';
import { SummaryStrip } from '../../../ui/page/list-page';
import { PartFailure } from '../../../ui/page/part-failure';
import { formatInteger } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';

type CardFilter = FiltersOf<typeof cardCharges>;
type Status = (typeof CARD_STATUSES)[number];

/** Totals of the filtered charges, by status; the filter of the status itself is left out. */
export const useCardTotals = (filed: boolean, { status: _status, ...filter }: CardFilter) =>
  useCall('POST /v2/charges/credit-card/totals', { body: { filed, ...filter } }, { resource: 'card-charges' });

interface Props {
  table: { body: CardFilter; setFilter(field: 'status', value: Status[]): void };
  totals: Pick<ReturnType<typeof useCardTotals>, 'data' | 'error' | 'retry'>;
}

/** Count and value by status; pressing a status adds it to the filter, or removes it. */
export function CardTotals({ table, totals: { data, error, retry } }: Props) {
  const { t } = useTranslation('card-charges');
  if (error && !data) return <PartFailure message={t('totals.failed')} onRetry={retry} />;
  const chosen = (table.body.status ?? []) as Status[];
  const rows = data?.byStatus ?? [];
  const counted = rows.filter(({ status }) => chosen.length === 0 || chosen.includes(status as Status));
  const toggle = (status: Status) =>
    table.setFilter('status', chosen.includes(status) ? chosen.filter((one) => one !== status) : [...chosen, status]);
  return (
    <SummaryStrip
      label={t('totals.label')}
      items={[
        {
          key: 'all',
          label: t('totals.all'),
          value: <Money cents={counted.reduce((all, { value }) => all + value, 0)} />,
          detail: formatInteger(counted.reduce((all, { count }) => all + count, 0)),
          pressed: chosen.length === 0,
          onPress: () => table.setFilter('status', []),
        },
        ...rows.map((row) => ({
          key: row.status,
          label: row.translated_status,
          value: <Money cents={row.value} />,
          detail: formatInteger(row.count),
          pressed: chosen.includes(row.status as Status),
          onPress: () => toggle(row.status as Status),
        })),
      ]}
    />
  );
}
