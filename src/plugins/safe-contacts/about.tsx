import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../../data/session';
import { useListTable } from '../../data/use-list-table';
import { safeContacts } from '../../resources/safe-contacts';
import { PermissionButton } from '../../ui/action/permission-button';
import { DetailSection } from '../../ui/page/detail-page';
import { PageLayout } from '../../ui/page/page-layout';
import { RouteLink, usePathOf } from '../../ui/page/routing';
import { SidePanel } from '../../ui/page/side-panel';
import { Facts } from '../../ui/text/facts';
import { maskDocument } from '../../ui/text/format';

/** How many contacts are named; the list has the rest. */
const MOST = 6;

/** The account's safe contacts, with links to register and to list them; beside them how they work. */
export default function SafeContactsPage() {
  const { t } = useTranslation('safe-contacts');
  const { can } = useSession();
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const how = <SidePanel title={t('about.how')} points={[t('about.night'), t('about.delay'), t('about.remove')]} />;
  const see = <RouteLink name="settings:safe-contacts:registered">{t('about.see')}</RouteLink>;
  return (
    <PageLayout title={t('about.title')} lead={t('about.lead')} width="form" aside={how}>
      <DetailSection title={t('about.yours')} extra={see}>
        {can('settings:safe-contacts:registered').can && <Registered />}
        <p>
          <PermissionButton
            permission="settings:safe-contacts:create"
            type="primary"
            onClick={() => void navigate(pathOf('settings:safe-contacts:create') ?? '')}
          >
            {t('create.title')}
          </PermissionButton>
        </p>
      </DetailSection>
    </PageLayout>
  );
}

function Registered() {
  const { t } = useTranslation('safe-contacts');
  const { rows, total, isLoading } = useListTable(safeContacts, { inUrl: false });
  if (isLoading) return null;
  if (!total) return <p className="soft">{t('list.emptyText')}</p>;
  return (
    <>
      <p className="soft">{t('about.count', { count: total })}</p>
      <Facts facts={rows.slice(0, MOST).map((row) => ({ label: row.name, value: maskDocument(row.document) }))} />
    </>
  );
}
