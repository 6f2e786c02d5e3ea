import { useTranslation } from 'react-i18next';
import { PageList } from '../../kits/charging/links/page-list';
import { IssueButton } from '../../kits/charging/list/issue-button';

/** Links of payment, opened and filed (AREAS-2-receive-10). */
export default function Links() {
  const { t } = useTranslation('payment-links');
  return (
    <PageList
      kind="link"
      title={t('list.title')}
      label={t('list.label')}
      empty={{ title: t('list.emptyTitle'), text: t('list.emptyText') }}
      create={<IssueButton method="link">{t('list.create')}</IssueButton>}
    />
  );
}
