import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../../data/session';
import type { KnownPage } from '../route-table';
import { table } from '../table';
import { Administrator } from './administrator';
import { MessageView } from './message-view';

/** 'Você não tem acesso a esta página' (SHELL-2.2-10 to 2.2-12). */
export function Denied({ page }: { page: KnownPage }) {
  const { t, i18n } = useTranslation('shell');
  const { session, isAdmin, can, signOut } = useSession();
  const navigate = useNavigate();
  const ticket = isAdmin ? table.pathOf('open-ticket') : undefined;
  const screen = (i18n.t as (key: string) => string)(page.title);
  const { account } = session.currentAccount;
  // SHELL-1-9: a page that only businesses have
  const isPersonal = account.modality === 'you' && page.permission === 'receive:do-charge';
  const subject = t('access.ticketSubject', { account: account.account_number, screen });
  return (
    <MessageView
      title={t('access.denied')}
      actions={
        <>
          {ticket && (
            <Button type="primary" onClick={() => void navigate(`${ticket}?${new URLSearchParams({ subject })}`)}>
              {t('openTicket')}
            </Button>
          )}
          {can('home').can ? (
            <Button type={ticket ? 'default' : 'primary'} onClick={() => void navigate('/home')}>
              {t('notFound.home')}
            </Button>
          ) : (
            <Button onClick={signOut}>{t('header.logout')}</Button>
          )}
        </>
      }
    >
      <p>{t(isPersonal ? 'access.deniedPersonal' : isAdmin ? 'access.deniedAdmin' : 'access.deniedSubuser')}</p>
      {!isAdmin && <Administrator subject={subject} />}
    </MessageView>
  );
}
