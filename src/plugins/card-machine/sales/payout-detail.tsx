import { useTranslation } from 'react-i18next';
import { useSession } from '../../../data/session';
import { useRecord } from '../../../data/use-record';
import { machinePayouts } from '../../../resources/card-machine';
import { byId } from '../../../ui/page/by-id';
import { DetailPage, DetailSection } from '../../../ui/page/detail-page';
import { RouteLink } from '../../../ui/page/routing';
import { Facts } from '../../../ui/text/facts';
import { formatDay, formatInstant, formatMoney } from '../../../ui/text/format';
import { useKind } from '../parts/use-kind';
import { ReceivableTable } from './receivable-table';

export default byId(PayoutDetail);

/** One payout: which instalments are in it, and its line of the statement. */
function PayoutDetail({ id }: { id: number }) {
  const { t } = useTranslation('card-machine');
  const kindOf = useKind();
  const maySee = useSession().can('statement:releases').can;
  const { record, ...query } = useRecord(machinePayouts, id);
  return (
    <DetailPage
      title={record ? formatMoney(record.net) : t('payout.title')}
      lead={record && `${kindOf(record)} · ${formatInstant(record.paid_at)}`}
      actions={
        record?.statementLine &&
        maySee && (
          <RouteLink name="statement:releases-detail" params={{ id: record.statementLine }}>
            {t('payout.statement')}
          </RouteLink>
        )
      }
      query={query}
      gone={{ title: t('payout.gone') }}
    >
      {record && (
        <>
          <DetailSection title={t('payout.facts')}>
            <Facts
              facts={[
                { label: t('gross'), value: formatMoney(record.gross) },
                { label: t('fees.column'), value: formatMoney(record.fee) },
                { label: t('net'), value: formatMoney(record.net) },
                { label: t('payDay'), value: formatDay(record.day) },
                { label: t('protocol'), value: <span className="num">{record.protocol}</span>, copy: record.protocol },
              ]}
            />
          </DetailSection>
          <DetailSection title={t('payout.parcels')}>
            <ReceivableTable filter={{ payout: id }} />
          </DetailSection>
        </>
      )}
    </DetailPage>
  );
}
