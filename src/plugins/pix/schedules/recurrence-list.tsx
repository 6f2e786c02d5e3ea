import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PixRecurrence } from '@balcao/contract/pix';
import { useListTable } from '../../../data/use-list-table';
import { PIX_WORDS, pixRecurrences } from '../../../resources/pix';
import type { ColumnOf } from '../../../ui/list/data-table';
import { Grid } from '../../../ui/list/grid';
import { ListPage } from '../../../ui/page/list-page';
import { useOverPath, usePathOf } from '../../../ui/page/routing';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { ListActions } from '../parts/list-actions';
import { RecurrenceTag } from '../parts/pix-status';
import { ScheduleTabs } from './schedule-tabs';

/** The list of recurrences (AREAS-3-pix-data-7). */
export default function RecurrenceList() {
  const { t } = useTranslation('pix');
  const pathOf = usePathOf();
  const over = useOverPath();
  const here = pathOf('pix-recurrences') ?? '';
  return (
    <ListPage title={t('recurrences.title')} actions={<ListActions />} tabs={<ScheduleTabs current="recurrences" />}>
      <Grid
        label={t('recurrences.label')}
        table={useListTable(pixRecurrences)}
        columns={useRecurrenceColumns()}
        card={recurrenceCard}
        to={(row) => pathOf('pix-recurrences-detail', { id: row.id }) ?? ''}
        actions={(row) => [
          { key: 'show', label: t('schedules.show'), to: pathOf('pix-recurrences-detail', { id: row.id }) ?? '' },
          ...(row.status === 'active'
            ? [{ key: 'cancel', label: t('recurrences.cancel'), to: over(`${here}/${row.id}/cancelar`), danger: true }]
            : []),
        ]}
        filters={{
          receiverName: { label: t('recurrences.who') },
          status: {
            label: t('recurrences.status'),
            options: PIX_WORDS.recurrence.map((value) => ({ value, label: t(`recurrenceStatus.${value}`) })),
          },
          frequency: {
            label: t('recurrences.frequency'),
            options: PIX_WORDS.frequency.map((value) => ({ value, label: t(`frequency.${value}`) })),
          },
          field: {
            label: t('schedules.field'),
            options: PIX_WORDS.recurrenceField.map((value) => ({ value, label: t(`recurrenceField.${value}`) })),
          },
          day: { label: t('schedules.day') },
        }}
        empty={{ title: t('recurrences.emptyTitle'), text: t('recurrences.emptyText') }}
      />
    </ListPage>
  );
}

function useRecurrenceColumns(): ColumnOf<typeof pixRecurrences>[] {
  const { t } = useTranslation('pix');
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('recurrences.who'),
        name: (row) => row.receiverName,
        render: (row) => row.receiverName,
      },
      {
        key: 'frequency',
        title: t('recurrences.frequency'),
        width: 130,
        render: (row) => t(`frequency.${row.frequency}`),
      },
      {
        key: 'next',
        title: t('recurrences.next'),
        width: 130,
        render: (row) => (row.next ? formatDay(row.next) : '–'),
      },
      {
        key: 'paid',
        title: t('recurrences.paid'),
        width: 110,
        render: (row) => t('recurrences.of', { paid: row.paid, times: row.times }),
      },
      {
        key: 'status',
        title: t('recurrences.status'),
        width: 130,
        render: (row) => <RecurrenceTag status={row.status} />,
      },
      {
        key: 'value',
        title: t('recurrences.value'),
        sort: 'value',
        numeric: true,
        width: 140,
        render: (row) => <Money cents={row.value} />,
      },
    ],
    [t],
  );
}

/** The card that shows a row of the list on a phone. */
const recurrenceCard = (row: PixRecurrence) => ({
  title: row.receiverName,
  value: <Money cents={row.value} />,
  detail: row.next ? formatDay(row.next) : formatDay(row.start),
  status: <RecurrenceTag status={row.status} />,
});
