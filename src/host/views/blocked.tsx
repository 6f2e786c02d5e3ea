import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../../data/session';
import { table } from '../table';
import { Administrator } from './administrator';
import { MessageView } from './message-view';

/** 'Conta bloqueada temporariamente' (SHELL-2.3-11): links only to areas that are installed, and always a way to sign out. */
export function Blocked() {
  const { t } = useTranslation('shell');
  const { session, isAdmin, signOut } = useSession();
  const navigate = useNavigate();
  const update = isAdmin ? table.pathOf('registration-update') : undefined;
  const createTicket = table.pathOf('open-ticket:create-ticket');
  const tickets = table.pathOf('my-tickets');
  const subject = t('blocked.ticketSubject', { account: session.currentAccount.account.account_number });
  return (
    <MessageView
      title={t('blocked.title')}
      actions={
        <>
          {update && (
            <Button type="primary" onClick={() => void navigate(update)}>
              {t('blocked.update')}
            </Button>
          )}
          {createTicket && (
            <Button onClick={() => void navigate(`${createTicket}?${new URLSearchParams({ subject })}`)}>
              {t('blocked.createTicket')}
            </Button>
          )}
          {tickets && <Button onClick={() => void navigate(tickets)}>{t('blocked.tickets')}</Button>}
          <Button onClick={signOut}>{t('header.logout')}</Button>
        </>
      }
    >
      <p>{t(isAdmin ? (update ? 'blocked.text' : 'blocked.textApp') : 'blocked.textSubuser')}</p>
      {!isAdmin && <Administrator subject={subject} />}
    </MessageView>
  );
}
