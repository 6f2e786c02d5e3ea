import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCursorCall } from '../../../data/use-cursor-call';
import { FilterBar } from '../../../ui/list/filter-bar';
import { ListState } from '../../../ui/list/list-state';
import { ListPage } from '../../../ui/page/list-page';
import { usePathOf } from '../../../ui/page/routing';
import { PermissionButton } from '../../../ui/action/permission-button';
import { useFilterChips } from '../parts/use-filter-chips';
import { useStatementFilter } from '../parts/use-statement-filter';
import { useStatementOrder } from '../parts/use-statement-order';
import { DaySection, PlainLines } from './day-section';
import { daysOf } from './days';
import { OrderField, SizeField } from './order-fields';
import { Sums } from './sums';
import './statement.css';

const FilterSheet = lazy(() => import('./filter-sheet'));

/** The statement: lines by day (AREAS-2-statement-1, SHELL-7.6-1). */
export default function Statement() {
  const { t } = useTranslation('statement');
  const pathOf = usePathOf();
  const navigate = useNavigate();
  const held = useStatementFilter();
  const { filter } = held;
  const order = useStatementOrder();
  const { pageSize, sortBy, sortDesc } = order;
  const list = useCursorCall('POST /statement', {
    input: (actual) => ({
      body: { filters: filter, pagination: { pageSize, sortBy, sortDesc, cursors: { actual } } },
    }),
    next: ({ pagination }) => pagination.cursor.next,
    topic: '*',
  });
  const isByDay = sortBy === 'date';
  const days = daysOf(list.pages);
  return (
    <ListPage
      title={t('list.title')}
      actions={
        <PermissionButton
          permission="statement:new-statement-export"
          icon={<DownloadOutlined />}
          onClick={() => void navigate(`${pathOf('statement:new-statement-export')}?${held.query}`)}
        >
          {t('list.export')}
        </PermissionButton>
      }
    >
      <Sums filter={filter} standing={list.pages[0]} />
      <FilterBar
        table={held}
        search={{ field: 'description', label: t('list.search') }}
        chips={useFilterChips(held, filter)}
        extra={<OrderField order={order} />}
        sheet={<FilterSheet filter={filter} setFilters={held.setFilters} clearFilters={held.clearFilters} />}
      />
      <section aria-label={t('list.label')} aria-busy={list.isFetching} className="statement">
        {days.length === 0 ? (
          <ListState
            table={{ ...list, ...held }}
            empty={{ title: t('list.emptyTitle'), text: t('list.emptyText') }}
            columns={4}
          />
        ) : (
          <>
            {isByDay ? (
              days.map((day) => <DaySection key={day.day} day={day} />)
            ) : (
              <PlainLines lines={days.flatMap(({ lines }) => lines)} />
            )}
            {list.hasMore ? (
              <Button block loading={list.isMoreLoading} onClick={list.more}>
                {t('list.more')}
              </Button>
            ) : (
              <p className="faint statement-end">
                {t(!isByDay ? 'list.endOther' : sortDesc ? 'list.end' : 'list.endNewest')}
              </p>
            )}
            <p className="statement-size">
              <SizeField order={order} />
            </p>
          </>
        )}
      </section>
    </ListPage>
  );
}
