import { useTranslation } from 'react-i18next';
import { useSession } from '../../../data/session';
import { HomeCard } from '../../../ui/page/home-card';
import { RouteLink } from '../../../ui/page/routing';
import { useBilletTotals } from './use-open-billets';

/** First steps, for an account without billets (filed ones not counted). */
export default function Begin() {
  const { can } = useSession();
  return can('receive:management:billets').can ? <Steps /> : null;
}

function Steps() {
  const { t } = useTranslation('receivables');
  const { data } = useBilletTotals();
  if (!data || data.total.count > 0) return null;
  return (
    <HomeCard title={t('begin.title')} isLoading={false} error={null} onRetry={() => undefined}>
      <ol>
        <li>
          <RouteLink name="receive:customers">{t('begin.customer')}</RouteLink>
        </li>
        <li>
          <RouteLink name="receive:new-emit">{t('begin.billet')}</RouteLink>
        </li>
        <li>
          <RouteLink name="statement:releases">{t('begin.statement')}</RouteLink>
        </li>
      </ol>
    </HomeCard>
  );
}
