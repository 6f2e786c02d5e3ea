import { useTranslation } from 'react-i18next';
import { useListTable } from '../../../data/use-list-table';
import { accountLogs } from '../../../resources/subusers';
import { ListPage } from '../../../ui/page/list-page';
import { LogGrid } from './log-grid';

/** What was done on the account, by everyone. */
export default function AccountLog() {
  const { t } = useTranslation('subusers');
  return (
    <ListPage title={t('log.title')}>
      <LogGrid table={useListTable(accountLogs)} />
    </ListPage>
  );
}
