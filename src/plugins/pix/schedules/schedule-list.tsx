import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PixSchedule } from '@balcao/contract/pix';
import { useListTable } from '../../../data/use-list-table';
import { PIX_WORDS, pixSchedules } from '../../../resources/pix';
import type { ColumnOf } from '../../../ui/list/data-table';
import { Grid } from '../../../ui/list/grid';
import { ListPage } from '../../../ui/page/list-page';
import { useOverPath, usePathOf } from '../../../ui/page/routing';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { ListActions } from '../parts/list-actions';
import { ScheduleTag } from '../parts/pix-status';
import { ScheduleTabs } from './schedule-tabs';

/** The list of scheduled Pix, with those that failed on their day (AREAS-3-pix-data-5, -6). */
export default function ScheduleList() {
  const { t } = useTranslation('pix');
  const pathOf = usePathOf();
  const over = useOverPath();
  const here = pathOf('pix:schedules') ?? '';
  return (
    <ListPage
      title={t('schedules.title')}
      actions={<ListActions />}
      tabs={<ScheduleTabs current="schedules" />}
      lead={t('schedules.lead')}
    >
      <Grid
        label={t('schedules.label')}
        table={useListTable(pixSchedules)}
        columns={useScheduleColumns()}
        card={scheduleCard}
        to={(row) => pathOf('pix-schedules-detail', { id: row.id }) ?? ''}
        actions={(row) => [
          { key: 'show', label: t('schedules.show'), to: pathOf('pix-schedules-detail', { id: row.id }) ?? '' },
          ...(row.canCancel
            ? [{ key: 'cancel', label: t('schedules.cancel'), to: over(`${here}/${row.id}/cancelar`), danger: true }]
            : []),
        ]}
        search={t('schedules.search')}
        filters={{
          status: {
            label: t('schedules.status'),
            options: PIX_WORDS.schedule.map((value) => ({ value, label: t(`schedule.${value}`) })),
          },
          scheduledType: {
            label: t('schedules.type'),
            options: PIX_WORDS.scheduledType.map((value) => ({ value, label: t(`scheduledType.${value}`) })),
          },
          field: {
            label: t('schedules.field'),
            options: PIX_WORDS.scheduleField.map((value) => ({ value, label: t(`scheduleField.${value}`) })),
          },
          day: { label: t('schedules.day') },
        }}
        empty={{ title: t('schedules.emptyTitle'), text: t('schedules.emptyText') }}
      />
    </ListPage>
  );
}

function useScheduleColumns(): ColumnOf<typeof pixSchedules>[] {
  const { t } = useTranslation('pix');
  return useMemo(
    () => [
      {
        key: 'executeAt',
        title: t('schedules.executeAt'),
        sort: 'execution',
        width: 130,
        render: (row) => formatDay(row.executeAt),
      },
      { key: 'name', title: t('schedules.who'), name: (row) => row.name, render: (row) => row.name },
      {
        key: 'type',
        title: t('schedules.type'),
        width: 130,
        render: (row) => t(`scheduledType.${row.recurrence === null ? 'single' : 'recurrence'}`),
      },
      {
        key: 'status',
        title: t('schedules.status'),
        width: 170,
        render: (row) => <ScheduleTag status={row.status} />,
      },
      {
        key: 'value',
        title: t('schedules.value'),
        numeric: true,
        width: 140,
        render: (row) => <Money cents={row.value} />,
      },
    ],
    [t],
  );
}

/** The card that shows a row of the list on a phone. */
const scheduleCard = (row: PixSchedule) => ({
  title: row.name,
  value: <Money cents={row.value} />,
  detail: formatDay(row.executeAt),
  status: <ScheduleTag status={row.status} />,
});
