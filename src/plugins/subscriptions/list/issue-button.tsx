import { PlusOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PermissionButton } from '../../../ui/action/permission-button';
import { usePathOf } from '../../../ui/page/routing';

export function IssueButton() {
  const { t } = useTranslation('subscriptions');
  const navigate = useNavigate();
  const path = usePathOf()('receive:new-emit')!;
  return (
    <PermissionButton
      type="primary"
      icon={<PlusOutlined />}
      permission="receive:do-charge"
      onClick={() => void navigate(`${path}?billingMethod=subscription`)}
    >
      {t('list.issue')}
    </PermissionButton>
  );
}
