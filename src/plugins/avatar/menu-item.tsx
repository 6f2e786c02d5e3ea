import { CameraOutlined } from '@ant-design/icons';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../data/session';

const AvatarModal = lazy(() => import('./avatar-modal'));

/** 'Imagem de perfil' in the profile menu; hidden for a shut-down account (SHELL-4.2-3). */
export default function AvatarItem() {
  const { t } = useTranslation('avatar');
  const { session } = useSession();
  const [open, setOpen] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  if (session.currentAccount.isShutdown) return null;
  const close = () => {
    setOpen(false);
    item.current?.closest('.pop-anchor')?.querySelector('button')?.focus();
  };
  return (
    <li ref={item}>
      <button type="button" onClick={() => setOpen(true)}>
        <CameraOutlined /> {t('title')}
      </button>
      {open && (
        <Suspense fallback={null}>
          <AvatarModal onClose={close} />
        </Suspense>
      )}
    </li>
  );
}
