import { ArrowLeftOutlined, MenuOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../data/session';
import type { SecondaryMenu } from '../../define-plugin';

/** Head of a secondary menu: the way back, and which account is being configured (SHELL-2.2-14). */
export function SecondaryHead({ onGo }: { onGo?: () => void }) {
  const { t } = useTranslation('shell');
  const { account } = useSession().session.currentAccount;
  return (
    <div className="secondary-head">
      <Link to="/home" className="menu-item" onClick={onGo}>
        <ArrowLeftOutlined />
        <span className="menu-text">{t('secondary.home')}</span>
      </Link>
      <p className="secondary-account">
        <small>{t('secondary.configuring')}</small>
        <strong title={account.nickname}>{account.nickname}</strong>
        <small>{t('accounts.number', { number: account.account_number })}</small>
      </p>
    </div>
  );
}

interface BarProps {
  menu: SecondaryMenu;
  onOpen: () => void;
}

/** Above the page, where the secondary menu has no room beside it. */
export function SecondaryBar({ menu, onOpen }: BarProps) {
  const { t } = useTranslation(['shell', 'menu']);
  return (
    <div className="secondary-bar">
      <Link to="/home" className="link-button">
        <ArrowLeftOutlined /> {t('secondary.home')}
      </Link>
      <button type="button" className="link-button" onClick={onOpen}>
        <MenuOutlined /> {t(`menu:${menu}`)}
      </button>
    </div>
  );
}
