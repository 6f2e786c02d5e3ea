import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LinkTabs } from '../../../ui/page/link-tabs';
import { ListPage } from '../../../ui/page/list-page';
import { usePathOf } from '../../../ui/page/routing';
import { BilletTable } from './billet-table';
import { IssueButton } from './issue-button';

/** The lists of billets, opened and filed (AREAS-4-charges-3). */
export default function Billets() {
  const { t } = useTranslation('charges');
  const [search] = useSearchParams();
  const path = usePathOf()('receive:management:billets')!;
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
      <BilletTable key={String(filed)} filed={filed} />
    </ListPage>
  );
}
