import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { AdvanceableBillet } from '@balcao/contract/advances';
import { useListTable } from '../../data/use-list-table';
import { useSelection } from '../../data/use-selection';
import { advanceableBillets } from '../../resources/advances';
import type { CardRow } from '../../ui/list/card-rows';
import type { ColumnOf } from '../../ui/list/data-table';
import { Grid } from '../../ui/list/grid';
import { ListPage } from '../../ui/page/list-page';
import { usePathOf } from '../../ui/page/routing';
import { formatDay } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import { TargetForm } from './target-form';

/** Most billets of one contract. */
const MOST = 200;

/** Billets to be advanced: chosen by hand, or by the sum that is needed. */
export default function AdvanceableList() {
  const { t } = useTranslation('advances');
  const navigate = useNavigate();
  const path = usePathOf()('advances:billet:contract')!;
  const table = useListTable(advanceableBillets);
  const selection = useSelection(table, MOST);
  const columns = useMemo(
    (): ColumnOf<typeof advanceableBillets>[] => [
      { key: 'customer', title: t('customer'), name: (row) => row.customer_name, render: (row) => row.customer_name },
      {
        key: 'due',
        title: t('due'),
        sort: 'expire_at',
        width: 140,
        render: (row) => <span className="num">{formatDay(row.expire_at)}</span>,
      },
      { key: 'days', title: t('days'), numeric: true, width: 110, render: (row) => row.days },
      {
        key: 'value',
        title: t('value'),
        sort: 'value',
        numeric: true,
        width: 150,
        render: (row) => <Money cents={row.value} />,
      },
    ],
    [t],
  );
  return (
    <ListPage title={t('billets.title')} lead={t('billets.lead')}>
      <Grid
        label={t('billets.title')}
        table={table}
        columns={columns}
        search={t('search')}
        card={cardOf}
        summary={<TargetForm />}
        bulk={{
          selection,
          buttons: (
            <Button type="primary" onClick={() => void navigate(`${path}?boletos=${selection.ids.join(',')}`)}>
              {t('billets.simulate')}
            </Button>
          ),
        }}
        empty={{ title: t('billets.emptyTitle'), text: t('billets.emptyText') }}
      />
    </ListPage>
  );
}

const cardOf = (row: AdvanceableBillet): CardRow => ({
  title: row.customer_name,
  value: <Money cents={row.value} />,
  detail: formatDay(row.expire_at),
});
