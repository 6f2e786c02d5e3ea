import { useTranslation } from 'react-i18next';
import { useSession } from '../../../data/session';
import { useCall } from '../../../data/use-call';
import { HomeCard } from '../../../ui/page/home-card';
import { RouteLink } from '../../../ui/page/routing';
import { Money } from '../../../ui/text/money';
import { BalanceLine } from './balance-line';

/** The account's available balance, and its course over thirty days. */
export default function BalanceCard() {
  const { t } = useTranslation('statement.home');
  const { balanceShown, can } = useSession();
  const { data, error, isLoading, retry } = useCall('GET /account/balance', {}, { topic: '*' });
  return (
    <HomeCard
      title={t('balance')}
      more={<RouteLink name="statement:releases">{t('toStatement')}</RouteLink>}
      isLoading={isLoading}
      error={error}
      failure={t('balanceFailed')}
      onRetry={retry}
      lines={5}
    >
      <p className="home-balance">
        <Money cents={data?.balanceAvailable} big hidden={!balanceShown} />
      </p>
      {balanceShown && can('statement:evolution').can && <BalanceLine />}
    </HomeCard>
  );
}
