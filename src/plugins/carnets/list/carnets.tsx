import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LinkTabs } from '../../../ui/page/link-tabs';
import { ListPage } from '../../../ui/page/list-page';
import { usePathOf } from '../../../ui/page/routing';
import { CarnetTable } from './carnet-table';
import { IssueButton } from './issue-button';

/** The lists of carnets, opened and filed (AREAS-2-receive-9, AREAS-7-charges-2). */
export default function Carnets() {
  const { t } = useTranslation('carnets');
  const [search] = useSearchParams();
  const path = usePathOf()('receive:management:carnets')!;
  const filed = search.get('filed') === 'true';
  const tabs = [
    { key: 'opened', label: t('list.opened'), to: path },
    { key: 'filed', label: t('list.filed'), to: `${path}?filed=true` },
  ];
  return (
    <ListPage
      title={t('list.title')}
      tabs={<LinkTabs label={t('list.tabs')} tabs={tabs} current={filed ? 'filed' : 'opened'} />}
      actions={<IssueButton />}
    >
      <CarnetTable key={String(filed)} filed={filed} />
    </ListPage>
  );
}
