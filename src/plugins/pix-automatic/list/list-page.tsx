import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { AutomaticPix } from '@balcao/contract/pix-automatic';
import { useListTable } from '../../../data/use-list-table';
import { AUTOMATIC, automaticPix } from '../../../resources/pix-automatic';
import type { CardRow } from '../../../ui/list/card-rows';
import type { ColumnOf } from '../../../ui/list/data-table';
import { Grid } from '../../../ui/list/grid';
import { ListPage } from '../../../ui/page/list-page';
import { usePathOf } from '../../../ui/page/routing';
import { formatDay, formatInstant } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { State } from '../parts/state';

const STATES = ['APROVADA', 'CANCELADA', 'EXPIRADA'] as const;

/** The authorised Pix automático: receiver, amount and next payment of each. */
export default function ListOfAuthorised() {
  const { t } = useTranslation('pix-automatic');
  const table = useListTable(automaticPix);
  const columns = useMemo<ColumnOf<typeof automaticPix>[]>(
    () => [
      {
        key: 'receiver',
        title: t('list.receiver'),
        sort: 'name',
        name: ({ receiver }) => receiver.name,
        render: ({ receiver }) => receiver.name,
      },
      { key: 'contract', title: t('list.contract'), render: ({ contract }) => contract },
      { key: 'period', title: t('list.period'), width: 140, render: ({ period }) => t(`period.${period}`) },
      {
        key: 'since',
        title: t('list.since'),
        sort: 'authorised_at',
        width: 150,
        render: (row) => <span className="num">{formatInstant(row.authorised_at)}</span>,
      },
      {
        key: 'next',
        title: t('list.next'),
        width: 120,
        render: ({ next }) => <span className="num">{next ? formatDay(next.day) : t('list.none')}</span>,
      },
      { key: 'state', title: t('list.state'), width: 140, render: ({ state }) => <State state={state} /> },
      { key: 'amount', title: t('list.amount'), width: 140, numeric: true, render: (row) => <Amount row={row} /> },
    ],
    [t],
  );
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const toAuthorise = (
    <Button onClick={() => void navigate(pathOf('pix-automatic-authorise') ?? '')}>{t('home.authorise')}</Button>
  );
  return (
    <ListPage title={t('list.title')} actions={toAuthorise}>
      <Grid
        label={t('list.title')}
        table={table}
        columns={columns}
        card={cardOf}
        to={({ id }) => `${AUTOMATIC}/pagamentos-autorizados/${id}`}
        search={t('list.search')}
        filters={{
          state: { label: t('list.state'), options: STATES.map((value) => ({ value, label: t(`state.${value}`) })) },
        }}
        empty={{ title: t('list.empty'), text: t('list.emptyText'), action: toAuthorise }}
      />
    </ListPage>
  );
}

function Amount({ row: { amount } }: { row: AutomaticPix }) {
  const { t } = useTranslation('pix-automatic');
  return amount === null ? <span className="soft">{t('list.varies')}</span> : <Money cents={amount} />;
}

const cardOf = (row: AutomaticPix): CardRow => ({
  title: row.receiver.name,
  value: <Amount row={row} />,
  detail: row.contract,
  status: <State state={row.state} />,
});
