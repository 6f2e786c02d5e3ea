import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCall } from '../../../data/use-call';
import { useSession } from '../../../data/session';
import { PermissionButton } from '../../../ui/action/permission-button';
import { DetailSection } from '../../../ui/page/detail-page';
import { FailureCard } from '../../../ui/page/failure-card';
import { PageLayout } from '../../../ui/page/page-layout';
import { usePathOf } from '../../../ui/page/routing';
import { DeletionChecks } from './deletion-checks';
import { DeletionRequest } from './deletion-request';
import '../../../ui/page/form-page.css';

/** Whether the account may be deleted, and a request that is under way. */
export default function DeleteAccountPage() {
  const { t } = useTranslation('account-settings');
  const { isAdmin } = useSession();
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const { data, error, retry } = useCall('GET /account/delete', {}, { topic: '*' });
  const blocked = !isAdmin ? t('remove.onlyAdmin') : t('remove.blocked');
  return (
    <PageLayout title={t('remove.title')} lead={t('remove.lead', { count: data?.days ?? 7 })} width="form">
      {error && !data && <FailureCard kind="communication" onRetry={retry} />}
      {data?.request && <DeletionRequest request={data.request} />}
      {data && data.request?.state !== 'pending' && (
        <DetailSection title={t('remove.checksTitle')}>
          <DeletionChecks checks={data.checks} />
          <div className="form-page-foot">
            <PermissionButton
              danger
              type="primary"
              disabledReason={data.may && isAdmin ? undefined : blocked}
              onClick={() => void navigate(`${pathOf('settings:delete-account')}/confirmar`)}
            >
              {t('remove.start')}
            </PermissionButton>
            <Button onClick={() => void navigate('/home')}>{t('remove.stay')}</Button>
          </div>
        </DetailSection>
      )}
    </PageLayout>
  );
}
