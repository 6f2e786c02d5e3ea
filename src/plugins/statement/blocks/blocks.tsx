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
import './blocks.css';

/** Money in the account that cannot be used: the reason, amount and end of each block (SHELL-2.1-11). */
export default function Blocks() {
  const { t } = useTranslation('statement');
  const { data, error, retry, isFetching } = useCall('GET /statement/blocks', {}, { topic: '*' });
  return (
    <PageLayout title={t('blocks.title')} lead={t('blocks.lead')} width="form">
      {error && <FailureCard kind="communication" text={error.message} onRetry={retry} isBusy={isFetching} />}
      {data && (
        <SummaryStrip
          label={t('blocks.total')}
          items={[{ key: 'total', label: t('blocks.total'), value: <Money cents={data.amount} /> }]}
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
