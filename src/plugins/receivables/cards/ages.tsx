import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../../data/session';
import { OPEN_BILLETS } from '../../../resources/billets';
import { HomeCard } from '../../../ui/page/home-card';
import { RouteLink } from '../../../ui/page/routing';
import { formatInteger } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { useBilletsPath, useBilletTotals } from './use-open-billets';
import './cards.css';

/** The card of what is receivable; hidden for personal accounts, which cannot issue. */
export default function Ages() {
  const { session } = useSession();
  return session.currentAccount.account.modality === 'you' ? null : <AgesCard />;
}

/** The ages of debt as one bar; each line leads to the billets in its sum. */
function AgesCard() {
  const { t } = useTranslation('receivables');
  const pathOf = useBilletsPath();
  const { data, error, isLoading, retry } = useBilletTotals();
  const ages = data?.ageOfDebt ?? [];
  const sum = ages.reduce((all, { count, value }) => ({ count: all.count + count, value: all.value + value }), {
    count: 0,
    value: 0,
  });
  return (
    <HomeCard
      title={t('title')}
      more={<RouteLink name="receive:management:billets">{t('all')}</RouteLink>}
      isLoading={isLoading}
      error={error}
      failure={t('failed')}
      onRetry={retry}
      lines={4}
    >
      <p className="ages-sum">
        <Money cents={sum.value} big /> <span className="soft">{t('open', { count: sum.count })}</span>
      </p>
      <div className="track" aria-hidden="true">
        {ages.map(({ age, value }) => value > 0 && <span key={age} data-age={age} style={{ flexGrow: value }} />)}
      </div>
      <ul className="home-lines">
        {ages
          .filter(({ count }) => count > 0)
          .map(({ age, due, count, value }) => (
            <li key={age}>
              <span className="ages-dot" data-age={age} aria-hidden="true" />
              <Link className="home-name" to={pathOf({ status: [...OPEN_BILLETS], due })}>
                {t(`age.${age}`)}
              </Link>
              <span className="faint num">{formatInteger(count)}</span>
              <Money cents={value} />
            </li>
          ))}
      </ul>
    </HomeCard>
  );
}
