import { useTranslation } from 'react-i18next';
import type { MachineSale } from '@balcao/contract/card-machine/shapes';
import { useCall } from '../../../data/use-call';
import { useRecord } from '../../../data/use-record';
import { machineSales } from '../../../resources/card-machine';
import { byId } from '../../../ui/page/by-id';
import { DetailPage, DetailSection } from '../../../ui/page/detail-page';
import { RouteLink } from '../../../ui/page/routing';
import { Facts } from '../../../ui/text/facts';
import { formatDay, formatInstant, formatMoney } from '../../../ui/text/format';
import { SaleState } from '../parts/states';
import { useKind } from '../parts/use-kind';
import { ReceivableTable } from './receivable-table';

export default byId(SaleDetail);

/** One sale: what it cost, and what is received of it on which day. */
function SaleDetail({ id }: { id: number }) {
  const { t } = useTranslation('card-machine');
  const kindOf = useKind();
  const { record, ...query } = useRecord(machineSales, id);
  return (
    <DetailPage
      title={record ? formatMoney(record.amount) : t('sale.title')}
      status={record && <SaleState state={record.state} />}
      lead={record && `${kindOf(record)} · ${t('times', { count: record.parcels })} · ${formatInstant(record.sold_at)}`}
      query={query}
      gone={{ title: t('sale.gone') }}
    >
      {record && (
        <>
          <SaleFacts sale={record} />
          {record.state !== 'approved' && <ContestOf sale={id} />}
          <DetailSection title={t('receivables.title')}>
            <ReceivableTable filter={{ sale: id }} />
          </DetailSection>
        </>
      )}
    </DetailPage>
  );
}

function SaleFacts({ sale }: { sale: MachineSale }) {
  const { t } = useTranslation('card-machine');
  return (
    <DetailSection title={t('sale.facts')}>
      <Facts
        facts={[
          { label: t('amount'), value: formatMoney(sale.amount) },
          { label: t('fee'), value: formatMoney(sale.fee) },
          { label: t('anticipation'), value: formatMoney(sale.anticipation_fee) },
          { label: t('net'), value: formatMoney(sale.net) },
          { label: t('machineTitle'), value: `${sale.machineName} · ${sale.serial}` },
          {
            label: t('authorization'),
            value: <span className="num">{sale.authorization}</span>,
            copy: sale.authorization,
          },
          ...(sale.card ? [{ label: t('card'), value: t('endsIn', { card: sale.card }) }] : []),
        ]}
      />
    </DetailSection>
  );
}

/** Where a sale that is or was contested is answered. */
function ContestOf({ sale }: { sale: number }) {
  const { t } = useTranslation('card-machine');
  const { data } = useCall('POST /pos/contests/search', { body: { sale } }, { topic: 'card-machine' });
  const one = data?.items[0];
  if (!one) return null;
  return (
    <DetailSection title={t('contest.title')}>
      <p>
        {one.state === 'open' ? t('contest.until', { day: formatDay(one.deadline) }) : t(`contestState.${one.state}`)}
      </p>
      <RouteLink name="card-machine-contest" params={{ id: one.id }}>
        {t('contest.see')}
      </RouteLink>
    </DetailSection>
  );
}
