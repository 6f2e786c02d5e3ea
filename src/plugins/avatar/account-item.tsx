import { CameraOutlined } from '@ant-design/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../data/session';

const AvatarModal = lazy(() => import('./avatar-modal'));

/** 'Imagem da conta' under the account switcher; hidden for a shut-down account. */
export default function AccountAvatarItem() {
  const { t } = useTranslation('avatar');
  const { session } = useSession();
  const [open, setOpen] = useState(false);
  if (session.currentAccount.isShutdown) return null;
  return (
    <li>
      <button type="button" className="account-item" onClick={() => setOpen(true)}>
        <CameraOutlined /> {t('account.title')}
      </button>
      {open && (
        <Suspense fallback={null}>
          <AvatarModal of="account" onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </li>
  );
}
