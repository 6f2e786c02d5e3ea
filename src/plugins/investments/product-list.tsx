import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvestmentProduct } from '@balcao/contract/investments';
import { useListTable } from '../../data/use-list-table';
import { investmentProducts } from '../../resources/investments';
import type { CardRow } from '../../ui/list/card-rows';
import type { ColumnOf } from '../../ui/list/data-table';
import { Grid } from '../../ui/list/grid';
import { ListPage } from '../../ui/page/list-page';
import { usePathOf } from '../../ui/page/routing';
import { formatDay, formatMoney } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import { StatusTag } from '../../ui/text/status-tag';
import { MarketHours } from './market-hours';
import { ratesOf, yearlyOf } from './rates';

const MATURITIES = ['until-180', 'until-360', 'until-720', 'over-720'] as const;
const LIQUIDITIES = ['daily', 'maturity'] as const;

/** Assets on offer, filtered by term, sum and liquidity (AREAS-3-investments-1). */
export default function ProductList() {
  const { t } = useTranslation('investments');
  const pathOf = usePathOf();
  const columns = useMemo(
    (): ColumnOf<typeof investmentProducts>[] => [
      { key: 'name', title: t('asset'), name: (row) => row.name, render: (row) => row.name },
      { key: 'issuer', title: t('issuer'), width: 160, render: (row) => row.issuer },
      { key: 'rate', title: t('rate'), width: 170, render: ratesOf },
      {
        key: 'yearly',
        title: t('yearly'),
        sort: 'rate',
        numeric: true,
        width: 95,
        render: (row) => yearlyOf(row.yearly),
      },
      {
        key: 'maturity',
        title: t('maturity'),
        sort: 'maturity',
        width: 120,
        render: (row) => <span className="num">{formatDay(row.maturity)}</span>,
      },
      {
        key: 'minimum',
        title: t('minimum'),
        sort: 'min_investment',
        numeric: true,
        width: 130,
        render: (row) => <Money cents={row.minimum} />,
      },
      { key: 'risk', title: t('profileTitle'), width: 130, render: (row) => <Suits product={row} /> },
    ],
    [t],
  );
  return (
    <ListPage title={t('products.title')} lead={<MarketHours side="buy" />}>
      <Grid
        label={t('products.title')}
        table={useListTable(investmentProducts)}
        columns={columns}
        search={t('searchAsset')}
        filters={{
          maturity: {
            label: t('maturityTitle'),
            options: MATURITIES.map((value) => ({ value, label: t(`maturities.${value}`) })),
          },
          min_investment: { label: t('toInvest') },
          liquidity: {
            label: t('liquidityTitle'),
            options: LIQUIDITIES.map((value) => ({ value, label: t(`liquidity.${value}`) })),
          },
        }}
        to={({ id }) => pathOf('investments-product', { id })!}
        card={cardOf}
        empty={{ title: t('products.emptyTitle'), text: t('products.emptyText') }}
      />
    </ListPage>
  );
}

function Suits({ product: { risk, isSuitable } }: { product: InvestmentProduct }) {
  const { t } = useTranslation('investments');
  const name = t(`profile.name.${risk}`);
  return isSuitable === false ? <StatusTag tone="warn">{name}</StatusTag> : <>{name}</>;
}

const cardOf = (row: InvestmentProduct): CardRow => ({
  title: row.name,
  value: yearlyOf(row.yearly),
  detail: `${row.issuer} · ${ratesOf(row)} · ${formatMoney(row.minimum)}`,
});
