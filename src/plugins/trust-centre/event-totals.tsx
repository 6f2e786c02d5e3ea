import { useTranslation } from 'react-i18next';
import type { AccessKind } from '@balcao/contract/trust-centre';
import { useCall } from '../../data/use-call';
import type { TableOf } from '../../data/use-list-table';
import type { accessEvents } from '../../resources/trust-centre';
import { SummaryStrip } from '../../ui/page/list-page';
import { PartFailure } from '../../ui/page/part-failure';
import { formatInteger } from '../../ui/text/format';

export const KINDS = ['sign-in', 'device', 'secret', 'permission', 'export'] as const satisfies AccessKind[];

/** Number of events in the period by kind; pressing a kind filters by it. */
export function EventTotals({ table }: { table: TableOf<typeof accessEvents> }) {
  const { t } = useTranslation('trust-centre');
  const period = table.filterOf('period');
  const { data, error, retry } = useCall('POST /trust-centre/totals', { body: period ? { period } : {} });
  if (error && !data) return <PartFailure message={t('failed')} onRetry={retry} />;
  const chosen = table.filterOf('kind');
  return (
    <SummaryStrip
      label={t('sums')}
      items={KINDS.map((kind) => ({
        key: kind,
        label: t(`kind.${kind}`),
        value: data ? formatInteger(data.kinds.find((one) => one.kind === kind)?.count ?? 0) : '–',
        pressed: chosen === kind,
        onPress: () => table.setFilter('kind', chosen === kind ? undefined : kind),
      }))}
    />
  );
}
