import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../../data/session';
import { useRouting } from './routing';
import './failure-card.css';

export interface Gone {
  /** 'Este cliente não existe nesta conta'. */
  title: string;
  text?: string;
  /** What to do instead; a link to the page above when absent. */
  action?: ReactNode;
}

/**
 * What a page about one thing shows where that thing is not there: asking again would not bring it back. Who has
 * several accounts is told which one was asked.
 */
export function GoneCard({ title, text, action }: Gone) {
  const { t } = useTranslation('shell');
  const { crumbs } = useRouting();
  const { session } = useSession();
  const { account } = session.currentAccount;
  const navigate = useNavigate();
  const above = crumbs.findLast(({ path }) => path);
  return (
    <section className="failure" role="alert">
      <h2 className="failure-title">{title}</h2>
      <p>{text ?? t('gone.text')}</p>
      {session.accounts.length > 1 && (
        <p>{t('gone.account', { name: account.nickname, number: account.account_number })}</p>
      )}
      {action ?? (
        <Button type="primary" onClick={() => void navigate(above?.path ?? '/home')}>
          {t('gone.above', { page: above?.title ?? t('home') })}
        </Button>
      )}
    </section>
  );
}
