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

type Row = Answer<'POST /subscriptions/all'>['items'][number];

/** A batch of subscriptions: its progress, who failed, and what was created. */
export const SubscriptionBatch = ({ uuid, onAgain }: { uuid: string; onAgain: () => void }) => (
  <ChargeTexts of="subscriptions">
    <Batch
      uuid={uuid}
      kind="subscription"
      list="receive:management:subscriptions"
      Issued={CreatedSubscriptions}
      onAgain={onAgain}
    />
  </ChargeTexts>
);

function CreatedSubscriptions({ ids }: { ids: number[] }) {
  const { t } = useTranslation('subscriptions');
  const ofKind = useChargeText();
  const { can } = useSession();
  const pathOf = usePathOf();
  const paging = usePaging();
  const call = useCall(
    'POST /subscriptions/all',
    { body: { ids, page: paging.page, size: paging.pageSize, order: 'customerName', asc: true } },
    { enabled: ids.length > 0, topic: 'charges' },
  );
  const columns: Column<Row>[] = [
    { key: 'customer', title: t('column.customer'), render: (row) => row.customerName },
    { key: 'number', title: t('column.number'), width: 120, render: (row) => <span className="num">{row.id}</span> },
    {
      key: 'due',
      title: t('column.nextDue'),
      width: 150,
      render: (row) => row.nextExpireAt && <span className="num">{formatDay(row.nextExpireAt)}</span>,
    },
    { key: 'value', title: t('column.value'), width: 160, numeric: true, render: (row) => <Money cents={row.value} /> },
  ];
  return (
    <DataTable
      label={ofKind('batch.issued')}
      table={asTable('created-subscriptions', paging, { ...call, rows: call.data?.items, total: call.data?.total })}
      columns={columns}
      {...(can('receive:management:subscriptions').can
        ? { to: ({ id }: Row) => pathOf('billing-subscription-management-detail', { id })! }
        : {})}
      card={cardOf}
      empty={{ title: ofKind('batch.noIssued'), text: ofKind('batch.noIssuedText') }}
    />
  );
}

const cardOf = (row: Row): CardRow => ({ title: row.customerName, value: <Money cents={row.value} /> });
