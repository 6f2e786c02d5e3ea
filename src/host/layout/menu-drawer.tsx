import { CloseOutlined } from '@ant-design/icons';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountSwitcher } from './account-switcher';
import { SideMenu } from './side-menu';

/** The whole menu over the page, on screens too narrow to keep it open. */
export function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['shell', 'menu']);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className="side menu-drawer"
      aria-label={t('menu:label')}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {open && (
        <div className="menu-drawer-in">
          <button type="button" className="icon-button menu-close" onClick={onClose} aria-label={t('close')}>
            <CloseOutlined />
          </button>
          <AccountSwitcher rail={false} />
          <SideMenu rail={false} onGo={onClose} />
        </div>
      )}
    </dialog>
  );
}
