import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SupplierPurchase } from '@balcao/contract/cards/receipt-calls';
import { useListTable } from '../../../data/use-list-table';
import { supplierPurchases } from '../../../resources/cards';
import type { CardRow } from '../../../ui/list/card-rows';
import type { ColumnOf } from '../../../ui/list/data-table';
import { Grid } from '../../../ui/list/grid';
import { ListPage } from '../../../ui/page/list-page';
import { usePathOf } from '../../../ui/page/routing';
import { formatInstant } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { ReceiptTag } from './receipt-tag';

const STATES = ['missing', 'sent'] as const;

/** What was bought with suppliers' cards, each purchase with its receipt or without. */
export default function SupplierPurchases() {
  const { t } = useTranslation('cards');
  const pathOf = usePathOf();
  const columns = useMemo(
    (): ColumnOf<typeof supplierPurchases>[] => [
      { key: 'merchant', title: t('receipt.merchant'), name: (row) => row.merchant, render: (row) => row.merchant },
      {
        key: 'at',
        title: t('receipt.at'),
        sort: 'at',
        width: 170,
        render: (row) => <span className="num">{formatInstant(row.at)}</span>,
      },
      {
        key: 'card',
        title: t('receipt.card'),
        width: 220,
        render: (row) => t('receipt.cardOf', { supplier: row.supplier, digits: row.lastDigits }),
      },
      { key: 'holder', title: t('supplier.holder'), width: 160, render: (row) => row.holder ?? t('supplier.nobody') },
      { key: 'receipt', title: t('receipt.title'), width: 150, render: (row) => <ReceiptTag receipt={row.receipt} /> },
      {
        key: 'amount',
        title: t('value'),
        sort: 'amount',
        numeric: true,
        width: 130,
        render: (row) => <Money cents={row.amount} />,
      },
    ],
    [t],
  );
  const card = (row: SupplierPurchase): CardRow => ({
    title: row.merchant,
    value: <Money cents={row.amount} />,
    detail: `${formatInstant(row.at)}, ${row.holder ?? row.supplier}`,
    status: <ReceiptTag receipt={row.receipt} />,
  });
  return (
    <ListPage title={t('receipt.list')} lead={t('receipt.lead')}>
      <Grid
        label={t('receipt.list')}
        table={useListTable(supplierPurchases)}
        columns={columns}
        filters={{
          receipt: {
            label: t('receipt.title'),
            options: STATES.map((value) => ({ value, label: t(`receipt.state.${value}`) })),
          },
        }}
        to={({ id }) => pathOf('cards-receipt', { id })!}
        card={card}
        empty={{ title: t('receipt.emptyTitle'), text: t('receipt.emptyText') }}
      />
    </ListPage>
  );
}
