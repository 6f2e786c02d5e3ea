import { useTranslation } from 'react-i18next';
import type { ChargeStatus } from '@balcao/contract/charges';
import { formatInteger } from '../../../ui/text/format';
import { SummaryStrip } from '../../../ui/page/list-page';
import { Money } from '../../../ui/text/money';
import type { BilletFilter } from './billet-filter';
import { sumOf, toggled, type useTotals } from './use-totals';
import './billet-totals.css';

interface Props {
  table: {
    /** Set if the list itself could not be read: the list shows the failure, so that the totals need not. */
    error?: object | null;
    body: BilletFilter;
    setFilter(field: 'status', value: ChargeStatus[]): void;
  };
  totals: Pick<ReturnType<typeof useTotals>, 'data' | 'error' | 'retry'>;
}

/** Count and value by status; pressing a status adds it to the filter, or removes it. Keeps its height while loading. */
export function BilletTotals({ table, totals }: Props) {
  const { t } = useTranslation(['charges', 'shell']);
  const { data, error, retry } = totals;
  const selected = table.body.status ?? [];
  const onSelect = (statuses: ChargeStatus[]) => table.setFilter('status', statuses);
  if (error && !data && !table.error)
    return (
      <p className="totals-blank" role="alert">
        {t('charges:totals.failed')}{' '}
        <button type="button" className="link-button" onClick={retry}>
          {t('shell:retry')}
        </button>
      </p>
    );
  if (!data) return <div className="totals-blank" aria-hidden="true" />;
  const sum = sumOf(data, selected);
  const all = {
    key: 'all',
    label: t(selected.length > 0 ? 'charges:totals.selected' : 'charges:totals.all'),
    value: <Money cents={sum.value} />,
    detail: formatInteger(sum.count),
    pressed: selected.length === 0,
    onPress: () => onSelect([]),
  };
  const each = data.byStatus
    .filter((one) => one.count > 0 || selected.includes(one.status))
    .map((one) => ({
      key: one.status,
      label: one.translated_status,
      value: <Money cents={one.value} />,
      detail: formatInteger(one.count),
      pressed: selected.includes(one.status),
      onPress: () => onSelect(toggled(selected, one.status)),
    }));
  return <SummaryStrip label={t('charges:totals.label')} items={[all, ...each]} />;
}
