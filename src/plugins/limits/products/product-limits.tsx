import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useCall } from '../../../data/use-call';
import { FailureCard } from '../../../ui/page/failure-card';
import { PageLayout } from '../../../ui/page/page-layout';
import { productAt } from '../../../resources/limits-pages';
import { LimitCard } from './limit-card';
import './limits.css';

/** The limits of one product: by operation, day, night and month. */
export default function ProductLimitsPage() {
  const { t } = useTranslation('limits');
  const product = productAt(useLocation().pathname)!;
  const { data, error, retry } = useCall('GET /account/transactions/limits', {}, { topic: '*' });
  const limits = data?.find((one) => one.product === product);
  return (
    <PageLayout title={t(`product.${product}`)} lead={t(`about.${product}`)} back width="form">
      {error && !data && <FailureCard kind="communication" onRetry={retry} />}
      {limits && <p className="soft">{t('platform', { count: limits.limits[0]?.security_measure_interval ?? 0 })}</p>}
      {limits?.limits.map((limit) => (
        <LimitCard key={limit.id} limit={limit} />
      ))}
    </PageLayout>
  );
}
