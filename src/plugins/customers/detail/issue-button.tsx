import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PermissionButton } from '../../../ui/action/permission-button';
import { useIssuePath } from '../parts/customer-menu';

/** Leads to a new charge for this customer. */
export function IssueButton({ id }: { id: number }) {
  const { t } = useTranslation('customers');
  const navigate = useNavigate();
  const path = useIssuePath()(id);
  if (!path) return null;
  return (
    <PermissionButton type="primary" permission="receive:do-charge" onClick={() => void navigate(path)}>
      {t('action.issue')}
    </PermissionButton>
  );
}
