import { useTranslation } from 'react-i18next';
import { useCall } from '../../data/use-call';
import { HomeCard } from '../../ui/page/home-card';
import { RouteLink } from '../../ui/page/routing';

/** First steps, shown on an account without balance, incoming money or revenue (GET /account/indicators). */
export default function FirstSteps() {
  const { t } = useTranslation('home');
  const { data } = useCall('GET /account/indicators', {}, { topic: '*', toast: true });
  if (!data || data.balance !== 0 || data.incoming !== 0 || data.month_revenue !== 0) return null;
  return (
    <HomeCard title={t('first.title')} isLoading={false} error={null} onRetry={() => undefined}>
      <ol className="first-steps">
        <li>
          <RouteLink name="pix:keys">{t('first.keys')}</RouteLink>
        </li>
        <li>
          <RouteLink name="deposits">{t('first.deposit')}</RouteLink>
        </li>
        <li>
          <RouteLink name="help-center">{t('first.help')}</RouteLink>
        </li>
      </ol>
    </HomeCard>
  );
}
