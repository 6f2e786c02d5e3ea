import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { Overview as Figures } from '@balcao/contract/receive-overview';
import { useCall } from '../../data/use-call';
import { PermissionButton } from '../../ui/action/permission-button';
import { FailureCard } from '../../ui/page/failure-card';
import { LinkTabs } from '../../ui/page/link-tabs';
import { PageLayout } from '../../ui/page/page-layout';
import { usePathOf } from '../../ui/page/routing';
import { formatDay } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import { Bars } from './bars';
import { useFigurePath } from './use-figure-path';
import './overview.css';

const PERIODS = [7, 30, 90, 365] as const;

/** What was received and what is receivable, by method, age and payer (AREAS-2-receive-1); each figure links to its list. */
export default function Overview() {
  const { t } = useTranslation('receive-overview');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const pathOf = usePathOf();
  const path = pathOf('receive:overview')!;
  const issue = pathOf('receive:new-emit');
  const days = PERIODS.find((one) => String(one) === search.get('dias')) ?? 30;
  const { data, error, retry } = useCall('GET /receivables/overview', { query: { days } }, { topic: 'charges' });
  const tabs = PERIODS.map((one) => ({
    key: String(one),
    label: t('period', { count: one }),
    to: `${path}?dias=${one}`,
  }));
  return (
    <PageLayout
      title={t('title')}
      tabs={<LinkTabs label={t('periods')} tabs={tabs} current={String(days)} />}
      actions={
        issue && (
          <PermissionButton type="primary" permission="receive:new-emit" onClick={() => void navigate(issue)}>
            {t('issue')}
          </PermissionButton>
        )
      }
      {...(data ? { lead: t('lead', { from: formatDay(data.from), to: formatDay(data.to) }) } : {})}
    >
      {error && !data && <FailureCard kind="communication" text={error.message} onRetry={retry} />}
      {data && <Pictures data={data} />}
    </PageLayout>
  );
}

function Pictures({ data }: { data: Figures }) {
  const { t } = useTranslation('receive-overview');
  const pathTo = useFigurePath();
  const paid = { from: data.from, to: data.to };
  // one sum for whatever is owed, as in the list that it leads to
  const [due, late] = [data.to_receive, data.overdue];
  const owed = { count: due.count + late.count, value: due.value + late.value };
  const figures = [
    { key: 'received' as const, sum: data.received, to: pathTo({ state: 'received', paid }) },
    { key: 'toReceive' as const, sum: owed, to: pathTo({ state: 'owed' }) },
    { key: 'overdue' as const, sum: data.overdue, to: pathTo({ state: 'owed', due: data.overdue.due }) },
  ];
  return (
    <>
      <ul className="overview-figures">
        {figures.map(({ key, sum, to }) => (
          <li key={key}>
            <Link to={to} className="overview-figure" data-late={key === 'overdue' || undefined}>
              <span>{t(`figure.${key}`)}</span>
              <strong className="num">
                <Money cents={sum.value} />
              </strong>
              <span>{t('count', { count: sum.count })}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="overview-grid">
        <Bars
          title={t('method.title')}
          empty={t('method.empty')}
          bars={data.byMethod.map((one) => ({
            ...one,
            key: one.kind,
            to: pathTo({ state: 'received', paid, kind: [one.kind] }),
          }))}
        />
        <Bars
          title={t('ages.title')}
          empty={t('ages.empty')}
          bars={data.ages.map(({ age, due, ...sum }) => ({
            ...sum,
            key: age,
            label: t(`age.${age}`),
            to: pathTo({ state: 'owed', due }),
            isLate: age !== 'current',
          }))}
        />
        <div className="overview-wide">
          <Conversion data={data} />
        </div>
        <Bars
          title={t('best.title')}
          empty={t('best.empty')}
          bars={data.best.map(({ name, document, ...sum }) => ({
            ...sum,
            key: document,
            label: name,
            to: pathTo({ state: 'received', paid, document }),
          }))}
        />
        <Bars
          title={t('late.title')}
          empty={t('late.empty')}
          bars={data.late.map(({ name, document, ...sum }) => ({
            ...sum,
            key: document,
            label: name,
            to: pathTo({ state: 'owed', due: data.overdue.due, document }),
            isLate: true,
          }))}
        />
      </div>
    </>
  );
}

/** Conversion: of what was issued in the period, how much is paid and how much is still open. */
function Conversion({ data: { conversion, from, to } }: { data: Figures }) {
  const { t } = useTranslation('receive-overview');
  const pathTo = useFigurePath();
  const issued = { from, to };
  const { count, value } = conversion.issued;
  const share = value > 0 ? Math.round((conversion.paid.value / value) * 100) : 0;
  return (
    <Bars
      title={count > 0 ? t('conversion.share', { share }) : t('conversion.title')}
      empty={t('conversion.empty')}
      bars={
        count > 0
          ? [
              { key: 'issued', label: t('conversion.issued'), ...conversion.issued, to: pathTo({ issued }) },
              {
                key: 'paid',
                label: t('conversion.paid'),
                ...conversion.paid,
                to: pathTo({ issued, state: 'received' }),
              },
              { key: 'open', label: t('conversion.open'), ...conversion.open, to: pathTo({ issued, state: 'owed' }) },
            ]
          : []
      }
    />
  );
}
