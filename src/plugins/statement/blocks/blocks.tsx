import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { StatementBlock } from '@balcao/contract/statement';
import { useCall } from '../../../data/use-call';
import { FailureCard } from '../../../ui/page/failure-card';
import { PageLayout } from '../../../ui/page/page-layout';
import { SummaryStrip } from '../../../ui/page/list-page';
import { formatInstant } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { useOriginPath } from '../parts/use-origin-path';
import { SidePanel } from '../../../ui/page/side-panel';
import { RouteLink } from '../../../ui/page/routing';
import { useSession } from '../../../data/session';
import './blocks.css';

/** Money in the account that cannot be used: the reason, amount and end of each block (SHELL-2.1-11). */
export default function Blocks() {
  const { t } = useTranslation('statement');
  const { can } = useSession();
  const { data: balance } = useCall(
    'GET /account/balance',
    {},
    { enabled: can('statement:releases').can, topic: 'balance' },
  );
  const { data, error, retry, isFetching } = useCall('GET /statement/blocks', {}, { topic: '*' });
  return (
    <PageLayout title={t('blocks.title')} lead={t('blocks.lead')} width="form" aside={<AboutBlocks />}>
      {error && <FailureCard kind="communication" text={error.message} onRetry={retry} isBusy={isFetching} />}
      {data && (
        <SummaryStrip
          label={t('blocks.total')}
          items={[
            { key: 'total', label: t('blocks.total'), value: <Money cents={data.amount} /> },
            ...(balance
              ? [{ key: 'left', label: t('blocks.available'), value: <Money cents={balance.balanceAvailable} /> }]
              : []),
          ]}
        />
      )}
      {data?.items.length === 0 && (
        <div className="list-blank card">
          <h2>{t('blocks.emptyTitle')}</h2>
          <p>{t('blocks.emptyText')}</p>
        </div>
      )}
      {data && data.items.length > 0 && (
        <ul className="card blocks">
          {data.items.map((block) => (
            <Block key={`${block.id}-${block.since}`} block={block} />
          ))}
        </ul>
      )}
    </PageLayout>
  );
}

function AboutBlocks() {
  const { t } = useTranslation('statement');
  return (
    <SidePanel
      title={t('blocks.about')}
      points={[t('blocks.scheduled'), t('blocks.frees')]}
      links={[
        <RouteLink name="pay-transfer:scheduled-payments">{t('blocks.toScheduled')}</RouteLink>,
        <RouteLink name="statement:releases">{t('blocks.toStatement')}</RouteLink>,
      ]}
    />
  );
}

function Block({ block }: { block: StatementBlock }) {
  const { t } = useTranslation('statement');
  const to = useOriginPath()(block.origin);
  return (
    <li>
      <span className="blocks-line">
        <strong>{block.reason}</strong>
        <span className="num">
          <Money cents={block.amount} />
        </span>
      </span>
      <span className="soft">
        {t('blocks.since')} {formatInstant(block.since)}
        {block.until && ` · ${block.until}`}
      </span>
      {to && <Link to={to}>{t('blocks.see')}</Link>}
    </li>
  );
}
