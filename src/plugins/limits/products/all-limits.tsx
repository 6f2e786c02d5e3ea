import { useTranslation } from 'react-i18next';
import { useCall } from '../../../data/use-call';
import { useSession } from '../../../data/session';
import { FailureCard } from '../../../ui/page/failure-card';
import { PageLayout } from '../../../ui/page/page-layout';
import { RouteLink } from '../../../ui/page/routing';
import { LIMIT_PAGES } from '../../../resources/limits-pages';
import { LimitBar } from './limit-bar';
import './limits.css';

/** The day's limit of every product, each leading to all of its limits. */
export default function AllLimitsPage() {
  const { t } = useTranslation('limits');
  const { can } = useSession();
  const { data, error, retry } = useCall('GET /account/transactions/limits', {}, { topic: '*' });
  return (
    <PageLayout title={t('all.title')} lead={t('all.lead')} width="form">
      {error && !data && <FailureCard kind="communication" onRetry={retry} />}
      {data && (
        <ul className="limit-products card">
          {LIMIT_PAGES.map(({ product, id }) => {
            const day = data.find((one) => one.product === product)?.limits.find((one) => one.interval === 'day');
            return (
              day && (
                <li key={product}>
                  <h2>
                    {can(id).can ? <RouteLink name={id}>{t(`product.${product}`)}</RouteLink> : t(`product.${product}`)}
                  </h2>
                  <LimitBar limit={day} label={t('interval.day')} />
                </li>
              )
            );
          })}
        </ul>
      )}
    </PageLayout>
  );
}
