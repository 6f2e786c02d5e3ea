import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../../data/session';
import { useCall } from '../../../data/use-call';
import { listQuery } from '../../../data/list-query';
import { OPEN_BILLETS } from '../../../resources/billets';
import { reconciliation } from '../../../resources/reconciliation';
import { HomeCard } from '../../../ui/page/home-card';
import { usePathOf } from '../../../ui/page/routing';
import { Money } from '../../../ui/text/money';
import { addDays } from '../../../ui/text/periods';
import { useToday } from '../../../ui/text/use-today';
import { useBilletsPath, useBilletTotals } from './use-open-billets';

const SOON = 7;

/** What waits for the owner, each line with its count and sum and the list that adds up to it. */
export default function NeedsYou() {
  const { t } = useTranslation('receivables');
  const pathOf = useBilletsPath();
  const today = useToday();
  const { data, error, isLoading, retry } = useBilletTotals();
  const status = [...OPEN_BILLETS];
  const soon = { status, due: { from: today, to: addDays(today, SOON) } };
  const due = useCall(
    'POST /v2/charges/banking-billet/totals',
    { body: { filed: false, ...soon } },
    { resource: 'billets' },
  );
  const inbox = usePathOf()('receive:reconciliation');
  const { can } = useSession();
  const unmatched = useCall(
    'POST /reconciliation/totals',
    { body: { state: 'open' } },
    { resource: 'reconciliation', enabled: inbox !== undefined && can('receive:reconciliation').can },
  );
  const late = data?.ageOfDebt.filter(({ age }) => age !== 'current') ?? [];
  const overdue = {
    count: late.reduce((sum, { count }) => sum + count, 0),
    value: late.reduce((sum, { value }) => sum + value, 0),
  };
  const contested = data?.byStatus.find((one) => one.status === 'contested');
  const lines = [
    { key: 'overdue', sum: overdue, to: pathOf({ status, due: { to: late[0]?.due.to } }) },
    { key: 'contested', sum: contested, to: pathOf({ status: ['contested'] }) },
    { key: 'soon', sum: due.data?.total, to: pathOf(soon) },
    { key: 'unmatched', sum: unmatched.data, to: `${inbox}?${listQuery(reconciliation, { state: 'open' })}` },
  ] as const;
  const shown = lines.filter(({ sum }) => sum && sum.count > 0);
  return (
    <HomeCard title={t('needs.title')} width="side" isLoading={isLoading} error={error} onRetry={retry}>
      {shown.length === 0 ? (
        <p className="soft">{t('needs.nothing')}</p>
      ) : (
        <ul className="home-lines">
          {shown.map(({ key, sum, to }) => (
            <li key={key}>
              <Link className="home-name" to={to}>
                {t(`needs.${key}`, { count: sum!.count })}
              </Link>
              <Money cents={sum!.value} />
            </li>
          ))}
        </ul>
      )}
    </HomeCard>
  );
}
