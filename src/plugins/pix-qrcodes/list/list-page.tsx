import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { PixQrcode } from '@balcao/contract/pix-qrcodes';
import { useListTable } from '../../../data/use-list-table';
import { pixQrcodes, QRCODE } from '../../../resources/pix-qrcodes';
import type { CardRow } from '../../../ui/list/card-rows';
import type { ColumnOf } from '../../../ui/list/data-table';
import { Grid } from '../../../ui/list/grid';
import { ListPage } from '../../../ui/page/list-page';
import { formatInstant } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { keyText } from '../parts/key-text';
import { CodeState } from '../parts/state';

/** The codes that were made, with the amount received by each. */
export default function CodeListPage() {
  const { t } = useTranslation('pix-qrcodes');
  const table = useListTable(pixQrcodes);
  const navigate = useNavigate();
  const create = <Button onClick={() => void navigate(QRCODE)}>{t('list.new')}</Button>;
  const columns = useMemo<ColumnOf<typeof pixQrcodes>[]>(
    () => [
      { key: 'what', title: t('list.what'), name: whatOf, render: whatOf },
      { key: 'kind', title: t('list.kind'), width: 110, render: ({ kind }) => t(`kind.${kind}`) },
      {
        key: 'created',
        title: t('list.created'),
        sort: 'created_at',
        width: 160,
        render: (row) => <span className="num">{formatInstant(row.created_at)}</span>,
      },
      { key: 'state', title: t('list.state'), width: 200, render: (row) => <CodeState code={row} /> },
      {
        key: 'received',
        title: t('list.received'),
        width: 140,
        numeric: true,
        render: (row) => <Money cents={row.received.amount} />,
      },
      {
        key: 'amount',
        title: t('list.amount'),
        sort: 'amount',
        width: 140,
        numeric: true,
        render: (row) => <Amount code={row} />,
      },
    ],
    [t],
  );
  return (
    <ListPage title={t('list.title')} actions={create}>
      <Grid
        label={t('list.title')}
        table={table}
        columns={columns}
        card={cardOf}
        to={(row) => `${QRCODE}/gerados/${row.id}`}
        filters={{
          kind: {
            label: t('list.kind'),
            options: (['static', 'dynamic'] as const).map((value) => ({ value, label: t(`kind.${value}`) })),
          },
          paid: {
            label: t('list.paid'),
            options: (['yes', 'no'] as const).map((value) => ({ value, label: t(`list.${value}`) })),
          },
        }}
        empty={{ title: t('list.empty'), text: t('list.emptyText'), action: create }}
      />
    </ListPage>
  );
}

const whatOf = (row: PixQrcode) => row.description || keyText(row);

function Amount({ code }: { code: PixQrcode }) {
  const { t } = useTranslation('pix-qrcodes');
  return code.amount === null ? <span className="soft">{t('list.free')}</span> : <Money cents={code.amount} />;
}

const cardOf = (row: PixQrcode): CardRow => ({
  title: whatOf(row),
  value: <Amount code={row} />,
  detail: <span className="num">{formatInstant(row.created_at)}</span>,
  status: <CodeState code={row} />,
});
