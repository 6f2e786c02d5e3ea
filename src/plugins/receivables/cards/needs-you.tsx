import { useTranslation } from 'react-i18next';
import { useSession } from '../../../data/session';
import { useCall } from '../../../data/use-call';
import { listQuery } from '../../../data/list-query';
import { NeedBone, NeedFailure, NeedLine } from '../../../kits/home/need-line';
import { OPEN_BILLETS } from '../../../resources/billets';
import { reconciliation } from '../../../resources/reconciliation';
import { usePathOf } from '../../../ui/page/routing';
import { Money } from '../../../ui/text/money';
import { addDays } from '../../../ui/text/periods';
import { useToday } from '../../../ui/text/use-today';
import { useBilletsPath, useBilletTotals } from './use-open-billets';

const SOON = 7;

/** Home page lines: overdue, contested and soon due billets, and unmatched credits, each with count, sum and a link to its list. */
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
    { resource: 'billets', topic: 'charges' },
  );
  const inbox = usePathOf()('receive:reconciliation');
  const { can } = useSession();
  const unmatched = useCall(
    'POST /reconciliation/totals',
    { body: { state: 'open' } },
    {
      resource: 'reconciliation',
      topic: 'reconciliation',
      enabled: inbox !== undefined && can('receive:reconciliation').can,
    },
  );
  if (isLoading) return <NeedBone />;
  if (error) return <NeedFailure text={t('failed')} onRetry={retry} />;
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
  return lines
    .filter(({ sum }) => sum && sum.count > 0)
    .map(({ key, sum, to }) => (
      <NeedLine
        key={key}
        to={to}
        text={t(`needs.${key}`, { count: sum!.count })}
        value={<Money cents={sum!.value} />}
      />
    ));
}
