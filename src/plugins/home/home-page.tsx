import { useTranslation } from 'react-i18next';
import { PageLayout } from '../../ui/page/page-layout';
import { useSession } from '../../data/session';
import { Slot } from '../../ui/page/slots';
import { greetingOf } from './greeting';
import './home.css';

export default function HomePage() {
  const { t } = useTranslation('home');
  const { session } = useSession();
  const { nickname, account_number: number } = session.currentAccount.account;
  return (
    <PageLayout
      title={t(`greeting.${greetingOf(new Date())}`, { name: session.user.firstName })}
      lead={t('account', { nickname, number })}
    >
      <div className="home-cards">
        <Slot name="homeCard" />
      </div>
    </PageLayout>
  );
}
