import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../../data/session';
import { useCall } from '../../../data/use-call';
import { HomeCard } from '../../../ui/page/home-card';
import { RouteLink, usePathOf } from '../../../ui/page/routing';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';

const LAST = 8;

/** The latest lines of the statement. */
export default function LastLinesCard() {
  const { t } = useTranslation('statement.home');
  const { balanceShown } = useSession();
  const pathOf = usePathOf();
  const { data, error, isLoading, retry } = useCall('POST /statement', { body: {} }, { topic: '*' });
  const lines = data?.transactions.slice(0, LAST) ?? [];
  return (
    <HomeCard
      title={t('lastLines')}
      more={<RouteLink name="statement:releases">{t('toStatement')}</RouteLink>}
      isLoading={isLoading}
      error={error}
      onRetry={retry}
      lines={LAST}
    >
      {lines.length === 0 ? (
        <p className="soft">{t('noLines')}</p>
      ) : (
        <ul className="home-lines">
          {lines.map(({ id, day, description, value }) => (
            <li key={id}>
              <span className="faint num">{formatDay(day).slice(0, 5)}</span>
              <Link className="home-name" to={pathOf('statement:releases-detail', { id }) ?? ''}>
                {description}
              </Link>
              <Money cents={value} signed hidden={!balanceShown} />
            </li>
          ))}
        </ul>
      )}
    </HomeCard>
  );
}
