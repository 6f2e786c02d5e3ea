import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Repassed } from '@balcao/contract/splits';
import { useSession } from '../../data/session';
import { useCall } from '../../data/use-call';
import { useListTable } from '../../data/use-list-table';
import { repasses } from '../../resources/splits';
import type { ColumnOf } from '../../ui/list/data-table';
import { Grid } from '../../ui/list/grid';
import { ListPage, SummaryStrip } from '../../ui/page/list-page';
import { CopyButton } from '../../ui/text/copy-button';
import { formatDay, formatInteger } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import './splits.css';

const PRODUCTS = ['banking_billet', 'carnet', 'subscription', 'credit_card', 'link', 'pix_charge'] as const;

/** The split amounts received, and the payee code by which others share with this account (AREAS-3-partner-transfers-1). */
export default function RepassList() {
  const { t } = useTranslation('splits');
  const table = useListTable(repasses);
  const { data } = useCall('GET /v2/partner/repass', { query: {} }, { resource: 'repasses' });
  const { account_code: code } = useSession().session.currentAccount.account;
  const columns = useMemo<ColumnOf<typeof repasses>[]>(
    () => [
      {
        key: 'at',
        title: t('list.at'),
        sort: 'created_at',
        width: 140,
        render: (row) => <span className="num">{formatDay(row.created_at)}</span>,
      },
      { key: 'from', title: t('list.from'), name: (row) => row.from, render: (row) => row.from },
      { key: 'product', title: t('list.product'), width: 180, render: (row) => t(`product.${row.product}`) },
      {
        key: 'value',
        title: t('list.value'),
        sort: 'value',
        numeric: true,
        width: 150,
        render: (row) => <Money cents={row.value} />,
      },
    ],
    [t],
  );
  const card = (row: Repassed) => ({
    title: row.from,
    value: <Money cents={row.value} />,
    detail: `${t(`product.${row.product}`)} · ${formatDay(row.created_at)}`,
  });
  const lead = (
    <>
      {t('list.lead')} {t('list.code')}{' '}
      <span className="repass-code num">
        {code} <CopyButton text={code} what={t('list.codeWhat')} />
      </span>
    </>
  );
  return (
    <ListPage title={t('list.title')} lead={lead}>
      <Grid
        label={t('list.label')}
        table={table}
        columns={columns}
        card={card}
        summary={
          <SummaryStrip
            label={t('list.summary', { year: data?.year ?? '' })}
            items={[
              {
                key: 'year',
                label: t('list.inYear', { year: data?.year ?? '' }),
                value: <Money cents={data?.balance ?? 0} />,
                detail: t('list.count', { count: data?.totalItems ?? 0, number: formatInteger(data?.totalItems ?? 0) }),
              },
              ...(data?.details ?? []).map(({ product, value }) => ({
                key: product,
                label: t(`product.${product}`),
                value: <Money cents={value} />,
              })),
            ]}
          />
        }
        filters={{
          product: {
            label: t('list.product'),
            options: PRODUCTS.map((value) => ({ value, label: t(`product.${value}`) })),
          },
          received: { label: t('list.at') },
        }}
        exports="POST /repasses/export"
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText') }}
      />
    </ListPage>
  );
}
