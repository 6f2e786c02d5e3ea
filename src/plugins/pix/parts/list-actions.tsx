import { SendOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PixHelp } from '../../../kits/pix/pix-help';
import { PermissionButton } from '../../../ui/action/permission-button';
import { usePathOf } from '../../../ui/page/routing';

/** Buttons over a list of Pix: paying, and help. */
export function ListActions() {
  const { t } = useTranslation('pix');
  const navigate = useNavigate();
  const path = usePathOf()('pix:do-pix') ?? '';
  return (
    <>
      <PermissionButton
        permission="pix:do-pix"
        type="primary"
        icon={<SendOutlined />}
        onClick={() => void navigate(path)}
      >
        {t('pay.title')}
      </PermissionButton>
      <PixHelp />
    </>
  );
}
