import { useTranslation } from 'react-i18next';
import { PageLayout } from '../../ui/page/page-layout';
import { useSession } from '../../data/session';
import { Slot, useSlot } from '../../ui/page/slots';
import { greetingOf } from './greeting';
import { QuickActions } from './quick-actions';
import './home.css';

/** Names of the cards that are there whatever the person may do. */
const ALWAYS = ['needs', 'highlight'];

export default function HomePage() {
  const { t } = useTranslation('home');
  const { session, isAdmin } = useSession();
  const { nickname, account_number: number } = session.currentAccount.account;
  const needs = useSlot('home-need').length;
  const cards = useSlot('homeCard').filter(({ name }) => !ALWAYS.includes(name)).length;
  const isAlone = !isAdmin && needs + cards === 0;
  return (
    <PageLayout
      name={t('title')}
      title={t(`greeting.${greetingOf(new Date())}`, { name: session.user.firstName })}
      lead={t('account', { nickname, number })}
    >
      <QuickActions />
      {isAlone && (
        <section className="card">
          <h2 className="card-title">{t('alone.title')}</h2>
          <p className="soft">{t('alone.text')}</p>
        </section>
      )}
      <div className="home-cards">
        <Slot name="homeCard" />
      </div>
    </PageLayout>
  );
}
