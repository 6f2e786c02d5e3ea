import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '../../../data/session';
import { PermissionButton } from '../../../ui/action/permission-button';
import { LinkTabs } from '../../../ui/page/link-tabs';
import { ListPage } from '../../../ui/page/list-page';
import { usePathOf } from '../../../ui/page/routing';
import { CollectionTable } from './collection-table';

/** The lists of Pix automático that the account receives by, opened and filed (AREAS-2-receive-12). */
export default function CollectionList() {
  const { t } = useTranslation('pix-automatic-receive');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const path = pathOf('receive:management:pix-automatic')!;
  const { can } = useSession();
  const filed = search.get('filed') === 'true';
  const tabs = [
    { key: 'opened', label: t('list.opened'), to: path },
    { key: 'filed', label: t('list.filed'), to: `${path}?filed=true` },
  ];
  const create = (
    <PermissionButton
      type="primary"
      permission={can('receive:do-charge').can ? 'receive:do-charge:pix-automatic' : 'receive:do-charge'}
      onClick={() => void navigate(`${pathOf('receive:new-emit')!}?billingMethod=pix_automatic`)}
    >
      {t('list.create')}
    </PermissionButton>
  );
  return (
    <ListPage
      title={t('list.title')}
      lead={t('list.lead')}
      tabs={<LinkTabs label={t('list.tabs')} tabs={tabs} current={filed ? 'filed' : 'opened'} />}
      actions={create}
    >
      <CollectionTable key={String(filed)} filed={filed} create={create} />
    </ListPage>
  );
}
