import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../../data/use-call';
import { useSession } from '../../../data/session';
import { FailureCard } from '../../../ui/page/failure-card';
import { PageLayout } from '../../../ui/page/page-layout';
import { RouteLink, usePathOf } from '../../../ui/page/routing';
import { GENERAL, LIMIT_PAGES } from '../../../resources/limits-pages';
import { Beside } from './beside';
import { LimitBar } from './limit-bar';
import './limits.css';

type Page = (typeof LIMIT_PAGES)[number];

/** The limits of every product by day, night and month, changed in place; beside them the night's hours and the safe contacts. */
export default function AllLimitsPage() {
  const { t } = useTranslation('limits');
  const { data, error, retry } = useCall('GET /account/transactions/limits', {}, { topic: '*' });
  return (
    <PageLayout title={t('all.title')} lead={t('all.lead')} aside={<Beside />}>
      {error && !data && <FailureCard kind="communication" onRetry={retry} />}
      {data && (
        <ul className="limit-products card">
          {LIMIT_PAGES.map((page) => {
            const limits = data.find(({ product }) => product === page.product)?.limits ?? [];
            const counted = limits.filter(({ interval }) => interval !== 'transaction');
            const isLimited = counted.some(({ actual }) => actual !== null);
            return (
              limits.length > 0 && (
                <li key={page.product}>
                  <ProductHead {...page} />
                  <div className="limit-bars">
                    {isLimited ? (
                      counted.map((limit) => (
                        <LimitBar key={limit.id} limit={limit} label={t(`interval.${limit.interval}`)} isBrief />
                      ))
                    ) : (
                      <p className="soft">{t('bar.none')}</p>
                    )}
                  </div>
                </li>
              )
            );
          })}
        </ul>
      )}
    </PageLayout>
  );
}

/** The product's name, which leads to all of its limits, and the change of one of them. */
function ProductHead({ product, id, slug }: Page) {
  const { t } = useTranslation('limits');
  const { can } = useSession();
  const pathOf = usePathOf();
  const name = t(`product.${product}`);
  if (!can(id).can) return <h2>{name}</h2>;
  return (
    <div className="limit-product-head">
      <h2>
        <RouteLink name={id}>{name}</RouteLink>
      </h2>
      <Link to={`${pathOf(GENERAL)}/alterar?produto=${slug}`} aria-label={t('all.changeOf', { product: name })}>
        {t('all.change')}
      </Link>
    </div>
  );
}
