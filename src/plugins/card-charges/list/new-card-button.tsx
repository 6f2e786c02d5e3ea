import { PlusOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PermissionButton } from '../../../ui/action/permission-button';
import { usePathOf } from '../../../ui/page/routing';

/** Leads to a new charge by card. */
export function NewCardButton() {
  const { t } = useTranslation('card-charges');
  const navigate = useNavigate();
  const path = usePathOf()('receive:new-emit')!;
  return (
    <PermissionButton
      type="primary"
      icon={<PlusOutlined />}
      permission="receive:do-charge"
      onClick={() => void navigate(`${path}?billingMethod=credit_card`)}
    >
      {t('list.create')}
    </PermissionButton>
  );
}
