import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import { useSession } from '../../../data/session';
import { useCall } from '../../../data/use-call';
import { Batch } from '../../../kits/charging/batch/batch';
import { asTable, usePaging } from '../../../kits/charging/batch/use-paged';
import { ChargeTexts, useChargeText } from '../../../kits/charging/texts';
import type { CardRow } from '../../../ui/list/card-rows';
import { DataTable, type Column } from '../../../ui/list/data-table';
import { usePathOf } from '../../../ui/page/routing';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';

type Row = Answer<'POST /carnets/all'>['items'][number];

/** A batch of carnets: its progress, who failed, and what was issued. */
export const CarnetBatch = ({ uuid, onAgain }: { uuid: string; onAgain: () => void }) => (
  <ChargeTexts of="carnets">
    <Batch uuid={uuid} kind="carnet" list="receive:management:carnets" Issued={IssuedCarnets} onAgain={onAgain} />
  </ChargeTexts>
);

function IssuedCarnets({ ids }: { ids: number[] }) {
  const { t } = useTranslation('carnets');
  const ofKind = useChargeText();
  const { can } = useSession();
  const pathOf = usePathOf();
  const paging = usePaging();
  const call = useCall(
    'POST /carnets/all',
    { body: { ids, page: paging.page, size: paging.pageSize, order: 'customerName', asc: true } },
    { enabled: ids.length > 0, topic: 'charges' },
  );
  const columns: Column<Row>[] = [
    { key: 'customer', title: t('column.customer'), render: (row) => row.customerName },
    { key: 'number', title: t('column.number'), width: 120, render: (row) => <span className="num">{row.id}</span> },
    { key: 'parcels', title: t('column.progress'), width: 110, numeric: true, render: (row) => row.totalParcels },
    {
      key: 'due',
      title: t('column.nextDue'),
      width: 170,
      render: (row) => row.nextExpireAt && <span className="num">{formatDay(row.nextExpireAt)}</span>,
    },
    { key: 'value', title: t('column.value'), width: 160, numeric: true, render: (row) => <Money cents={row.value} /> },
  ];
  return (
    <DataTable
      label={ofKind('batch.issued')}
      table={asTable('issued-carnets', paging, { ...call, rows: call.data?.items, total: call.data?.total })}
      columns={columns}
      {...(can('receive:management:carnets').can ? { to: ({ id }: Row) => pathOf('carnets-detail', { id })! } : {})}
      card={useCard()}
      empty={{ title: ofKind('batch.noIssued'), text: ofKind('batch.noIssuedText') }}
    />
  );
}

function useCard() {
  const { t } = useTranslation('carnets');
  return (row: Row): CardRow => ({
    title: row.customerName,
    value: <Money cents={row.value} />,
    detail: t('done.parcels', { count: row.totalParcels }),
  });
}
