import type { ReactNode } from 'react';
import { SummaryStrip } from '../../../ui/page/list-page';
import { PartFailure } from '../../../ui/page/part-failure';
import { formatInteger } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';

interface Row<Status> {
  status: Status;
  translated_status: string;
  count: number;
}

interface Sum {
  key: string;
  label: string;
  /** Integer cents. */
  cents: number;
}

interface Props<Status extends string, One extends Row<Status>> {
  texts: { label: string; failed: string };
  table: { body: { status?: readonly Status[] | undefined }; setFilter(field: 'status', value: Status[]): void };
  totals: { data?: { byStatus: readonly One[] } | undefined; error: object | null; retry: () => void };
  /** How the tile is called that counts what the filter leaves, and shows all when pressed; absent: there is none. */
  all?: string;
  /** What a status is worth, in integer cents; absent: its tile counts it. */
  worth?: (row: One) => number;
  /** Sums of the rows that the filter leaves, and of all. */
  sums?: (counted: readonly One[], rows: readonly One[]) => Sum[];
}

/** Totals by status over a list; pressing a status adds it to the filter, or removes it. */
export function StatusTotals<Status extends string, One extends Row<Status>>(props: Props<Status, One>) {
  const { texts, table, totals, all, worth, sums = () => [] } = props;
  if (totals.error && !totals.data) return <PartFailure message={texts.failed} onRetry={totals.retry} />;
  const chosen = table.body.status ?? [];
  const isChosen = (status: Status) => chosen.includes(status);
  const rows = totals.data?.byStatus ?? [];
  const counted = rows.filter(({ status }) => !chosen.length || isChosen(status));
  const toggle = (status: Status) =>
    table.setFilter('status', isChosen(status) ? chosen.filter((one) => one !== status) : [...chosen, status]);
  const show = (cents: number, count: number): { value: ReactNode; detail?: string } =>
    worth ? { value: <Money cents={cents} />, detail: formatInteger(count) } : { value: formatInteger(count) };
  const sumOf = (of: (row: One) => number) => counted.reduce((sum, row) => sum + of(row), 0);
  const whole = {
    key: 'all',
    label: all ?? '',
    ...show(
      sumOf(worth ?? (() => 0)),
      sumOf(({ count }) => count),
    ),
    pressed: !chosen.length,
    onPress: () => table.setFilter('status', []),
  };
  return (
    <SummaryStrip
      label={texts.label}
      items={[
        ...(all ? [whole] : []),
        ...sums(counted, rows).map(({ cents, ...sum }) => ({ ...sum, value: <Money cents={cents} /> })),
        ...rows.map((row) => ({
          key: row.status,
          label: row.translated_status,
          ...show(worth?.(row) ?? 0, row.count),
          pressed: isChosen(row.status),
          onPress: () => toggle(row.status),
        })),
      ]}
    />
  );
}
