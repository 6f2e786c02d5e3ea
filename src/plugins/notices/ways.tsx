import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../data/session';
import { useSwitchAccount } from '../../data/use-switch-account';
import type { Way } from './branches';

interface Props {
  ways: readonly Way[];
  acceptText: string | undefined;
  postponeText: string | undefined;
  /** Why the term cannot be accepted yet (SHELL-5-31). */
  acceptOff: string | undefined;
  busy: boolean;
  onAccept: () => void;
  onPostpone: () => void;
}

/** The buttons of a term, for what the person may do about it. */
export function Ways({ ways, acceptText, postponeText, acceptOff, busy, onAccept, onPostpone }: Props) {
  const { t } = useTranslation('notices');
  const { signOut } = useSession();
  return (
    <div className="notice-ways">
      {ways.includes('postpone') && (
        <Button loading={busy} onClick={onPostpone}>
          {postponeText ?? t('later')}
        </Button>
      )}
      {ways.includes('accept') && (
        <Button
          type="primary"
          loading={busy}
          aria-disabled={acceptOff !== undefined || undefined}
          className={acceptOff ? 'is-off' : ''}
          title={acceptOff}
          onClick={() => acceptOff === undefined && onAccept()}
        >
          {acceptText}
        </Button>
      )}
      {ways.includes('accept') && acceptOff && <p className="notice-tip soft">{acceptOff}</p>}
      {ways.includes('logout') && (
        <Button type="primary" onClick={signOut}>
          {t('logout')}
        </Button>
      )}
      {ways.includes('other-account') && <OtherAccounts />}
    </div>
  );
}

/** 'Acessar outra conta': offers a sub-user other accounts until an administrator accepts the term. */
function OtherAccounts() {
  const { t } = useTranslation('notices');
  const { session, signOut } = useSession();
  const { switchTo, switching } = useSwitchAccount();
  const others = session.accounts.filter(
    ({ id, status, isShutdown }) => id !== session.currentAccount.id && status === 'active' && !isShutdown,
  );
  return (
    <section className="notice-others" aria-label={t('other')}>
      <h3 className="card-title">{t('other')}</h3>
      <p className="soft">{t(others.length ? 'otherText' : 'otherNone')}</p>
      {others.map((entry) => (
        <Button key={entry.id} loading={switching === entry.id} onClick={() => void switchTo(entry)}>
          {entry.account.nickname}
        </Button>
      ))}
      <Button onClick={signOut}>{t('logout')}</Button>
    </section>
  );
}
