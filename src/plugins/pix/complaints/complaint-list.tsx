import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PixComplaint } from '@balcao/contract/pix';
import { useListTable } from '../../../data/use-list-table';
import { PixHelp } from '../../../kits/pix/pix-help';
import { PIX_WORDS, pixComplaints } from '../../../resources/pix';
import type { ColumnOf } from '../../../ui/list/data-table';
import { Grid } from '../../../ui/list/grid';
import { ListPage } from '../../../ui/page/list-page';
import { usePathOf } from '../../../ui/page/routing';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { ComplaintTag } from '../parts/pix-status';

/** The complaints (MED), each with its state. */
export default function ComplaintList() {
  const { t } = useTranslation('pix');
  const pathOf = usePathOf();
  const columns = useMemo<ColumnOf<typeof pixComplaints>[]>(
    () => [
      { key: 'at', title: t('complaints.at'), sort: 'created', width: 130, render: (row) => formatDay(row.created_at) },
      { key: 'name', title: t('complaints.who'), name: (row) => row.name, render: (row) => row.name },
      { key: 'kind', title: t('complaints.kind'), width: 240, render: (row) => t(`complaintKind.${row.kind}`) },
      {
        key: 'state',
        title: t('complaints.state'),
        width: 170,
        render: (row) => <ComplaintTag state={row.state} />,
      },
      {
        key: 'value',
        title: t('complaints.value'),
        numeric: true,
        width: 140,
        render: (row) => <Money cents={row.value} />,
      },
    ],
    [t],
  );
  return (
    <ListPage title={t('complaints.title')} actions={<PixHelp />}>
      <Grid
        label={t('complaints.label')}
        table={useListTable(pixComplaints)}
        columns={columns}
        card={complaintCard}
        to={(row) => pathOf('pix:history-detail', { id: row.pix }) ?? ''}
        filters={{
          state: {
            label: t('complaints.state'),
            options: PIX_WORDS.complaint.map((value) => ({ value, label: t(`complaint.${value}`) })),
          },
        }}
        empty={{ title: t('complaints.emptyTitle'), text: t('complaints.emptyText') }}
      />
    </ListPage>
  );
}

/** The card that shows a row of the list on a phone. */
const complaintCard = (row: PixComplaint) => ({
  title: row.name,
  value: <Money cents={row.value} />,
  detail: formatDay(row.created_at),
  status: <ComplaintTag state={row.state} />,
});
