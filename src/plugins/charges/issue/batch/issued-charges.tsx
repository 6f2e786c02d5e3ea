import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import type { CardRow } from '../../../../ui/list/card-rows';
import { DataTable, type Column } from '../../../../ui/list/data-table';
import { formatDay } from '../../../../ui/text/format';
import { Money } from '../../../../ui/text/money';
import { useSession } from '../../../../data/session';
import { useCall } from '../../../../data/use-call';
import { useBilletPath } from '../../parts/billet-actions';
import { useChargeText } from '../../../../kits/charging/texts';
import { asTable, usePaging } from '../../../../kits/charging/batch/use-paged';

type Row = Answer<'POST /charges/all'>['items'][number];

/** The issued charges, each with a link to its billet (AREAS-7-charges-8). */
export function IssuedCharges({ ids }: { ids: number[] }) {
  const { t } = useTranslation('charges');
  const ofKind = useChargeText();
  const { can } = useSession();
  const pathOf = useBilletPath();
  const paging = usePaging();
  const call = useCall(
    'POST /charges/all',
    { body: { ids, page: paging.page, size: paging.pageSize, order: 'customerName', asc: true } },
    { enabled: ids.length > 0, topic: 'charges' },
  );
  const columns: Column<Row>[] = [
    {
      key: 'customer',
      title: t('column.customer'),
      name: (row) => row.customerName,
      render: (row) => row.customerName,
    },
    { key: 'number', title: t('batch.number'), width: 120, render: (row) => <span className="num">{row.id}</span> },
    {
      key: 'due',
      title: t('column.due'),
      width: 132,
      render: (row) => <span className="num">{formatDay(row.expireAt)}</span>,
    },
    { key: 'value', title: t('column.value'), width: 160, numeric: true, render: (row) => <Money cents={row.value} /> },
  ];
  return (
    <DataTable
      label={ofKind('batch.issued')}
      table={asTable('issued-charges', paging, { ...call, rows: call.data?.items, total: call.data?.total })}
      columns={columns}
      {...(can('receive:management:billets').can ? { to: (row: Row) => pathOf(row.id) } : {})}
      card={useCard()}
      empty={{ title: ofKind('batch.noIssued'), text: ofKind('batch.noIssuedText') }}
    />
  );
}

function useCard() {
  const { t } = useTranslation('charges');
  return (row: Row): CardRow => ({
    title: row.customerName,
    value: <Money cents={row.value} />,
    detail: t('list.cardDue', { day: formatDay(row.expireAt) }),
  });
}
