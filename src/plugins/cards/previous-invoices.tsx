import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardInvoice } from '@balcao/contract/cards/shapes';
import { useListTable } from '../../data/use-list-table';
import { cardInvoices } from '../../resources/cards';
import type { CardRow } from '../../ui/list/card-rows';
import type { ColumnOf } from '../../ui/list/data-table';
import { Grid } from '../../ui/list/grid';
import { ListPage } from '../../ui/page/list-page';
import { usePathOf } from '../../ui/page/routing';
import { formatDay } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import { InvoiceStatus, shownPeriod } from './invoice-status';

const STATES = ['open', 'closed', 'paid', 'overdue', 'financed'] as const;

const cardOf = (row: CardInvoice): CardRow => ({
  title: shownPeriod(row.period),
  value: <Money cents={row.total} />,
  detail: formatDay(row.dueOn),
  status: <InvoiceStatus state={row.state} />,
});

/** Every invoice, the last one first. */
export default function PreviousInvoices() {
  const { t } = useTranslation('cards');
  const pathOf = usePathOf();
  const columns = useMemo(
    (): ColumnOf<typeof cardInvoices>[] => [
      {
        key: 'period',
        title: t('invoice.period'),
        sort: 'period',
        name: (row) => shownPeriod(row.period),
        render: (row) => <span className="num">{shownPeriod(row.period)}</span>,
      },
      {
        key: 'state',
        title: t('invoice.stateTitle'),
        width: 150,
        render: (row) => <InvoiceStatus state={row.state} />,
      },
      {
        key: 'due',
        title: t('invoice.dueOn'),
        width: 150,
        render: (row) => <span className="num">{formatDay(row.dueOn)}</span>,
      },
      {
        key: 'total',
        title: t('invoice.total'),
        numeric: true,
        width: 140,
        render: (row) => <Money cents={row.total} />,
      },
      { key: 'paid', title: t('invoice.paid'), numeric: true, width: 140, render: (row) => <Money cents={row.paid} /> },
    ],
    [t],
  );
  return (
    <ListPage title={t('invoice.previous')}>
      <Grid
        label={t('invoice.previous')}
        table={useListTable(cardInvoices)}
        columns={columns}
        filters={{
          state: {
            label: t('invoice.stateTitle'),
            options: STATES.map((value) => ({ value, label: t(`invoice.state.${value}`) })),
          },
        }}
        to={({ period }) => pathOf('cards-previous-invoice', { period })!}
        card={cardOf}
        empty={{ title: t('invoice.emptyTitle'), text: t('invoice.none') }}
      />
    </ListPage>
  );
}
