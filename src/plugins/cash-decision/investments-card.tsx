import { useTranslation } from 'react-i18next';
import { useSession } from '../../data/session';
import { useCall } from '../../data/use-call';
import { HomeCard } from '../../ui/page/home-card';
import { RouteLink } from '../../ui/page/routing';
import { formatMoney } from '../../ui/text/format';
import { Money } from '../../ui/text/money';

/** What the investments are worth; nothing where there are none. */
export function InvestmentsCard() {
  const { t } = useTranslation('cash-decision');
  const { balanceShown } = useSession();
  const { data, error, isLoading, retry } = useCall('GET /investments/summary', {}, { topic: 'investments' });
  if (!isLoading && !error && !data?.currentInvestedValue && !data?.scheduledValue) return null;
  return (
    <HomeCard
      title={t('investments')}
      more={<RouteLink name="investments">{t('see')}</RouteLink>}
      isLoading={isLoading}
      error={error}
      onRetry={retry}
    >
      <span className="home-received">
        <Money cents={data?.currentNetValue} big hidden={!balanceShown} />
      </span>
      {balanceShown && data && (
        <p className="soft">
          {t('invested', {
            invested: formatMoney(data.currentInvestedValue),
            yield: formatMoney(data.currentGrossReturn),
          })}
        </p>
      )}
    </HomeCard>
  );
}
