import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useSession } from '../../data/session';
import { useSwitchAccount } from '../../data/use-switch-account';
import { mailTo } from './mail-to';
import { MessageView } from './message-view';

/** All that a shut-down account gets (SHELL-6-12): no layout, no menu. */
export function ClosedAccount() {
  const { t } = useTranslation('shell');
  const { session, signOut } = useSession();
  const { switchTo, switching } = useSwitchAccount();
  const { currentAccount, accounts } = session;
  if (!currentAccount.isShutdown) return <Navigate to="/home" replace />;
  const others = accounts.filter(
    (entry) => entry.id !== currentAccount.id && entry.status === 'active' && !entry.isShutdown,
  );
  return (
    <main id="main">
      <p className="alone-logo">
        <img src="/balcao.svg" alt="" width="28" height="28" /> {t('app')}
      </p>
      <MessageView
        title={t('closed.title')}
        actions={
          <>
            {others.map((entry) => (
              <Button key={entry.id} loading={switching === entry.id} onClick={() => void switchTo(entry)}>
                {entry.account.nickname}
              </Button>
            ))}
            <Button onClick={signOut}>{t('header.logout')}</Button>
          </>
        }
      >
        <p>{t('closed.text', { account: currentAccount.account.account_number })}</p>
        <p>
          <a href={mailTo(t('closed.email'), t('closed.subject', { account: currentAccount.account.account_number }))}>
            {t('closed.reach', { email: t('closed.email') })}
          </a>
        </p>
        {others.length > 0 && <p>{t('closed.others')}</p>}
      </MessageView>
    </main>
  );
}
