import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../data/session';
import { useCall } from '../../data/use-call';
import { HomeCard } from '../../ui/page/home-card';
import { usePathOf } from '../../ui/page/routing';
import { formatDay, formatMoney } from '../../ui/text/format';

/** One decision about money: what is missing comes first; nothing where the forecast asks for none. */
export function DecisionCard() {
  const { t } = useTranslation('cash-decision');
  const { balanceShown } = useSession();
  const pathOf = usePathOf();
  const { data, error, isLoading, retry } = useCall('GET /cash-decision', {}, { topic: 'statement' });
  const { missing, idle } = data ?? {};
  if (!balanceShown || (!isLoading && !error && !missing && !idle)) return null;
  const advance = pathOf('advances:billet');
  const invest = idle && pathOf('investments-product', { id: idle.product });
  return (
    <HomeCard title={t(missing ? 'missing' : 'idle')} isLoading={isLoading} error={error} onRetry={retry} lines={2}>
      {missing ? (
        <>
          <p>
            {t('missingSaid', {
              value: formatMoney(missing.amount),
              day: formatDay(missing.day),
              cost: formatMoney(missing.cost),
              count: missing.count,
            })}
          </p>
          {advance && <Link to={`${advance}?valor=${missing.amount}`}>{t('advance')}</Link>}
        </>
      ) : (
        idle && (
          <>
            <p>
              {t('idleSaid', {
                value: formatMoney(idle.amount),
                day: formatDay(idle.until),
                name: idle.name,
                yield: formatMoney(idle.yield),
              })}
            </p>
            {invest && <Link to={invest}>{t('invest')}</Link>}
          </>
        )
      )}
    </HomeCard>
  );
}
