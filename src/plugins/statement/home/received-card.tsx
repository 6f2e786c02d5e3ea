import { useTranslation } from 'react-i18next';
import { useSession } from '../../../data/session';
import { useCall } from '../../../data/use-call';
import { HomeCard } from '../../../ui/page/home-card';
import { RouteLink } from '../../../ui/page/routing';
import { formatMoney } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { useToday } from '../../../ui/text/use-today';
import { sameDayOfLastMonth } from './same-day';

const useIncoming = (dateFrom: string, dateTo: string) =>
  useCall('POST /statement/totals', { body: { dateFrom, dateTo, filterBy: 'in' } }, { topic: '*' });

/** Money received this month, compared with last month up to the same day. */
export default function ReceivedCard() {
  const { t } = useTranslation('statement.home');
  const { balanceShown } = useSession();
  const today = useToday();
  const first = `${today.slice(0, 7)}-01`;
  const before = sameDayOfLastMonth(today);
  const now = useIncoming(first, today);
  const then = useIncoming(`${before.slice(0, 7)}-01`, before);
  const more = (now.data?.in ?? 0) - (then.data?.in ?? 0);
  return (
    <HomeCard
      title={t('received')}
      more={
        <RouteLink name="statement:releases" query={{ dateFrom: first, dateTo: today, filterBy: 'in' }}>
          {t('toLines')}
        </RouteLink>
      }
      isLoading={now.isLoading}
      error={now.error}
      onRetry={now.retry}
    >
      <span className="home-received">
        <Money cents={now.data?.in} big hidden={!balanceShown} />
      </span>
      {balanceShown && then.data && (
        <p className="soft">
          {t(more === 0 ? 'receivedSame' : more > 0 ? 'receivedMore' : 'receivedLess', {
            value: formatMoney(Math.abs(more)),
          })}
        </p>
      )}
    </HomeCard>
  );
}
