import { MenuOutlined, SettingOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { useSession } from '../../data/session';
import { Slot } from '../../ui/page/slots';
import { useIsPhone } from '../../ui/page/use-is-phone';
import { Balance } from './balance';
import { HelpPanel } from './help-panel';
import { LookControls } from './look-controls';
import { secondaryMenuAt } from './menu-tree';
import { ProfileMenu } from './profile-menu';
import { useSettingsPath } from './use-settings-path';

// Made once, so that they are not drawn again when the address changes.
const balance = <Balance />;
const looks = <LookControls />;
const tools = <Slot name="header" />;
const help = <HelpPanel />;
const profile = <ProfileMenu />;

interface Props {
  onMenu: () => void;
  menuLabel: string;
  /** Gets the element that the breadcrumb is drawn into. */
  crumbRoom: (element: HTMLElement | null) => void;
}

/** Header of every page; what shows in it by SHELL-2.3-1 to 2.3-5. */
export function Header({ onMenu, menuLabel, crumbRoom }: Props) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { session, can } = useSession();
  const phone = useIsPhone();
  const { isShutdown } = session.currentAccount;
  const settings = useSettingsPath();
  return (
    <header className="top">
      {!secondaryMenuAt(pathname) && !isShutdown && (
        <button type="button" className="icon-button" onClick={onMenu} aria-label={menuLabel} title={menuLabel}>
          <MenuOutlined />
        </button>
      )}
      <Link to="/home" className="logo" aria-label={`${t('app')}, ${t('home')}`}>
        <img src="/balcao.svg" alt="" width="28" height="28" />
        <span>{t('app')}</span>
      </Link>
      <div className="top-crumbs" ref={crumbRoom} />
      <div className="top-tools">
        {can('statement:releases').can && balance}
        {!phone && looks}
        {settings && !phone && (
          <button
            type="button"
            className="icon-button"
            onClick={() => void navigate(settings)}
            aria-label={t('header.settings')}
            title={t('header.settings')}
          >
            <SettingOutlined />
          </button>
        )}
        {!isShutdown && tools}
        {!isShutdown && !phone && help}
        {profile}
      </div>
    </header>
  );
}
