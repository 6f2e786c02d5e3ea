import { LogoutOutlined, SettingOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../../data/session';
import { Slot } from '../../ui/page/slots';
import { useIsPhone } from '../../ui/page/use-is-phone';
import { usePreferences } from '../preferences';
import { HelpPanel } from './help-panel';
import { FontSize, ThemeSwitch } from './look-controls';
import { useDisclosure } from './use-disclosure';
import { useSettingsPath } from './use-settings-path';

/** Registration data, security and income report come from their areas; signing out is the shell's (SHELL-2.3-4, 2.3-5). */
export function ProfileMenu() {
  const { t } = useTranslation('shell');
  const { session, signOut } = useSession();
  const { fontSize, change } = usePreferences();
  const phone = useIsPhone();
  const navigate = useNavigate();
  const settings = useSettingsPath();
  const disclosure = useDisclosure();
  const { user } = session;
  return (
    <div className="pop-anchor" ref={disclosure.box}>
      <button
        type="button"
        className="avatar"
        {...disclosure.button}
        aria-label={t('header.profile', { name: user.firstName })}
        title={user.name}
      >
        {user.avatar ? <img src={user.avatar} alt="" /> : user.firstName.slice(0, 1).toUpperCase()}
      </button>
      <div className="pop profile-pop" {...disclosure.panel} hidden={!disclosure.open}>
        <p className="profile-who">
          <strong>{user.name}</strong>
          <small>{user.email}</small>
        </p>
        {phone && (
          <div className="profile-look">
            <ThemeSwitch />
            <FontSize value={fontSize} onChange={(size) => change({ fontSize: size })} />
          </div>
        )}
        <ul className="profile-items">
          {disclosure.isNear && <Slot name="profileMenu" />}
          {phone && !session.currentAccount.isShutdown && (
            <li>
              <HelpPanel />
            </li>
          )}
          {phone && settings && (
            <li>
              <button type="button" onClick={() => void navigate(settings)}>
                <SettingOutlined /> {t('header.settings')}
              </button>
            </li>
          )}
          <li>
            <button type="button" onClick={signOut}>
              <LogoutOutlined /> {t('header.logout')}
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}
