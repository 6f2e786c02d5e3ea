import { useTranslation } from 'react-i18next';
import { PageLayout } from '../../ui/page/page-layout';
import { useSession } from '../../data/session';
import { SlotPart, useSlot } from '../../ui/page/slots';
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
  const cards = useSlot('homeCard').map((card, at) => ({ ...card, at }));
  const isAlone = !isAdmin && needs === 0 && cards.every(({ name }) => ALWAYS.includes(name));
  const columns = [cards.filter(({ isSide }) => !isSide), cards.filter(({ isSide }) => isSide)];
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
        {columns.map((column, n) => (
          <div key={n} className="home-column">
            {column.map(({ id, Part, at }) => (
              <div key={id} style={{ order: at }}>
                <SlotPart Part={Part} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </PageLayout>
  );
}
