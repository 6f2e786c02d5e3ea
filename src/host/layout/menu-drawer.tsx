import { CloseOutlined, SettingOutlined } from '@ant-design/icons';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SecondaryMenu } from '../../define-plugin';
import { AccountSwitcher } from './account-switcher';
import { useSession } from '../../data/session';
import { table } from '../table';
import { barOf } from './menu-tree';
import { SecondaryHead } from './secondary-head';
import { SideMenu } from './side-menu';
import { useSettingsPath } from './use-settings-path';
import './menu-drawer.css';

interface Props {
  /** Which menu; absent: the main one. */
  menu: SecondaryMenu | undefined;
  open: boolean;
  onClose: () => void;
}

/** The whole menu over the page, on screens too narrow to keep it open. */
export default function MenuDrawer({ menu, open, onClose }: Props) {
  const { t, i18n } = useTranslation(['shell', 'menu']);
  const near = barOf(useSession().session, table.entries, 'settings');
  const settings = useSettingsPath();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className="side menu-drawer"
      aria-label={t(`menu:${menu ?? 'label'}`)}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="menu-drawer-in">
        <button type="button" className="icon-button menu-close" onClick={onClose} aria-label={t('close')}>
          <CloseOutlined />
        </button>
        {menu ? <SecondaryHead onGo={onClose} /> : <AccountSwitcher rail={false} onGo={onClose} />}
        <SideMenu menu={menu} rail={false} onGo={onClose} />
        {!menu &&
          near.map(({ id, to, label, Icon }) => (
            <Link key={id} to={to} className="menu-item menu-top menu-settings" onClick={onClose}>
              {Icon && <Icon />}
              <span className="menu-text">{(i18n.t as (key: string) => string)(label)}</span>
            </Link>
          ))}
        {!menu && settings && (
          <Link to={settings} className="menu-item menu-top menu-settings" onClick={onClose}>
            <SettingOutlined />
            <span className="menu-text">{t('header.settings')}</span>
          </Link>
        )}
      </div>
    </dialog>
  );
}
