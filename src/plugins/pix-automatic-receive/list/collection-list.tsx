import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../../../data/session';
import { OpenedAndFiled } from '../../../kits/charging/list/opened-and-filed';
import { PermissionButton } from '../../../ui/action/permission-button';
import { usePathOf } from '../../../ui/page/routing';
import { CollectionTable } from './collection-table';

/** The lists of Pix automático that the account receives by, opened and filed (AREAS-2-receive-12). */
export default function CollectionList() {
  const { t } = useTranslation('pix-automatic-receive');
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const path = pathOf('receive:management:pix-automatic')!;
  const { can } = useSession();
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
    <OpenedAndFiled title={t('list.title')} lead={t('list.lead')} path={path} actions={create}>
      {(filed) => <CollectionTable filed={filed} create={create} />}
    </OpenedAndFiled>
  );
}
