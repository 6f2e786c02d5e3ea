import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../data/session';
import { useCall } from '../../data/use-call';
import { HomeCard } from '../../ui/page/home-card';
import { RouteLink, usePathOf } from '../../ui/page/routing';
import { formatDay, formatMoney } from '../../ui/text/format';
import { Money } from '../../ui/text/money';

const NEXT = 5;
const BODY = { size: 15, order: 'scheduled_for', asc: true } as const;

/** The next scheduled payments, and how much the balance lacks for those of the week. */
export default function NextCard() {
  const { t } = useTranslation('scheduled-payments');
  const { balanceShown } = useSession();
  const pathOf = usePathOf();
  const topic = 'money-operations';
  const { data, error, isLoading, retry } = useCall('POST /scheduled-payments/search', { body: BODY }, { topic });
  const totals = useCall('GET /scheduled-payments/totals', {}, { topic }).data;
  return (
    <HomeCard
      title={t('home.title')}
      more={<RouteLink name="pay-transfer:scheduled-payments">{t('home.all')}</RouteLink>}
      isLoading={isLoading}
      error={error}
      onRetry={retry}
    >
      {data?.items.length === 0 && <p className="soft">{t('emptyTitle')}</p>}
      <ul className="home-lines">
        {data?.items.slice(0, NEXT).map(({ id, scheduled_for: day, counterpart, amount }) => (
          <li key={id}>
            <span className="faint num">{formatDay(day).slice(0, 5)}</span>
            <Link className="home-name" to={pathOf('scheduled-payments-cancel', { id }) ?? ''}>
              {counterpart.name}
            </Link>
            <Money cents={amount} hidden={!balanceShown} />
          </li>
        ))}
      </ul>
      {balanceShown && totals && totals.missing > 0 && (
        <p role="status">{t('home.missing', { value: formatMoney(totals.missing) })}</p>
      )}
    </HomeCard>
  );
}
