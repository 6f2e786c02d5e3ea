import { PlusOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PageList } from '../../kits/charging/links/page-list';
import { PermissionButton } from '../../ui/action/permission-button';
import { usePathOf } from '../../ui/page/routing';

/** Links of payment, opened and filed (AREAS-2-receive-10). */
export default function Links() {
  const { t } = useTranslation('payment-links');
  const navigate = useNavigate();
  const path = usePathOf()('receive:new-emit')!;
  return (
    <PageList
      kind="link"
      title={t('list.title')}
      label={t('list.label')}
      empty={{ title: t('list.emptyTitle'), text: t('list.emptyText') }}
      create={
        <PermissionButton
          type="primary"
          icon={<PlusOutlined />}
          permission="receive:do-charge"
          onClick={() => void navigate(`${path}?billingMethod=link`)}
        >
          {t('list.create')}
        </PermissionButton>
      }
    />
  );
}
