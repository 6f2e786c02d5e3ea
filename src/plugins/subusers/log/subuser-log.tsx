import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useCall } from '../../../data/use-call';
import { useListTable } from '../../../data/use-list-table';
import { accountLogs } from '../../../resources/subusers';
import { DetailPage } from '../../../ui/page/detail-page';
import { ListPage } from '../../../ui/page/list-page';
import { PersonTabs } from '../parts/tabs';
import { useSubuserId } from '../parts/use-subuser-id';
import { LogGrid } from './log-grid';

/** What one sub-user did. */
export default function SubuserLog() {
  const id = useSubuserId();
  return id ? <Log key={id} id={id} /> : <Navigate to="/404" replace />;
}

function Log({ id }: { id: number }) {
  const { t } = useTranslation('subusers');
  const { data, ...query } = useCall('GET /subuser/{id}', { params: { id } });
  const table = useListTable(accountLogs, { filters: { person: id } });
  if (!data) return <DetailPage title={t('log.page')} query={query} gone={{ title: t('edit.gone') }} />;
  // clearing the filters must not clear the person
  const clearFilters = () => table.setFilters({ person: id, action: undefined as never, period: undefined as never });
  return (
    <ListPage back title={t('log.ofTitle', { name: data.name })} tabs={<PersonTabs id={id} current="log" />}>
      <LogGrid table={{ ...table, clearFilters, filterCount: table.filterCount - 1 }} ofOne />
    </ListPage>
  );
}
