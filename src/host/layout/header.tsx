import { MenuOutlined, SettingOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { useSession } from '../../ui/session';
import { Slot } from '../../ui/slots';
import { useIsPhone } from '../../ui/use-is-phone';
import { table } from '../table';
import { Balance } from './balance';
import { LookControls } from './look-controls';
import { ProfileMenu } from './profile-menu';

/** Settings and API pages have their own side menu (SHELL-2.3-1): the whole segment, so that 'api' inside a word is none. */
export const hasSecondaryMenu = (pathname: string) =>
  pathname.split('/').some((part) => part === 'configuracoes-da-conta' || part === 'api');

// Made once: nothing in them hears of another address.
const balance = <Balance />;
const looks = <LookControls />;
const tools = <Slot name="header" />;
const profile = <ProfileMenu />;

interface Props {
  onMenu: () => void;
  menuLabel: string;
  /** Hears where the breadcrumb may go. */
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
  const settings = table.named.get('settings:account-data');
  const mayConfigure = session.permissions.some((p) => p.enabled && p.id.startsWith('settings'));
  return (
    <header className="top">
      {!hasSecondaryMenu(pathname) && !isShutdown && (
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
        {settings && mayConfigure && !isShutdown && (
          <button
            type="button"
            className="icon-button"
            onClick={() => void navigate(settings.path)}
            aria-label={t('header.settings')}
            title={t('header.settings')}
          >
            <SettingOutlined />
          </button>
        )}
        {!isShutdown && tools}
        {profile}
      </div>
    </header>
  );
}
