import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AutomaticPix } from '@balcao/contract/pix-automatic';
import { useCall } from '../../../data/use-call';
import { AUTOMATIC } from '../../../resources/pix-automatic';
import { DetailSection } from '../../../ui/page/detail-page';
import { FailureCard, useReason } from '../../../ui/page/failure-card';
import { PageLayout } from '../../../ui/page/page-layout';
import { formatInstant } from '../../../ui/text/format';
import { useAmount } from '../parts/use-terms';
import { State } from '../parts/state';
import '../parts/rows.css';

/** Receivers that ask to charge by Pix automático, and until when to answer. */
export default function RequestsPage() {
  const { t } = useTranslation('pix-automatic');
  const { data, error, isLoading, retry } = useCall('GET /pix/automatic/requests', {}, { topic: 'pix-automatic' });
  const reason = useReason();
  const pending = data?.items.filter(({ state }) => state === 'CRIADA') ?? [];
  const answered = data?.items.filter(({ state }) => state !== 'CRIADA') ?? [];
  return (
    <PageLayout title={t('requests.title')}>
      {error && !data && <FailureCard kind="communication" text={reason(error)} onRetry={retry} />}
      {isLoading && <span className="bone" />}
      {data && (
        <DetailSection title={t('requests.pending')}>
          {pending.length === 0 && (
            <div className="list-blank">
              <h3>{t('requests.empty')}</h3>
              <p>{t('requests.emptyText')}</p>
            </div>
          )}
          <Rows rows={pending} />
        </DetailSection>
      )}
      {answered.length > 0 && (
        <DetailSection title={t('requests.answered')}>
          <Rows rows={answered} />
        </DetailSection>
      )}
    </PageLayout>
  );
}

const Rows = ({ rows }: { rows: AutomaticPix[] }) => (
  <ul className="automatic-rows">
    {rows.map((row) => (
      <Request key={row.id} row={row} />
    ))}
  </ul>
);

function Request({ row }: { row: AutomaticPix }) {
  const { t } = useTranslation('pix-automatic');
  const amountOf = useAmount();
  const to = `${AUTOMATIC}/solicitacoes-pendentes/${row.id}`;
  return (
    <li className="automatic-row">
      <div className="automatic-row-main">
        <strong>{row.receiver.name}</strong> · {row.contract}
        <br />
        <span className="soft">
          {amountOf(row)} · {t(`period.${row.period}`)}
          {row.state === 'CRIADA' && row.answer_by && ` · ${t('requests.by', { at: formatInstant(row.answer_by) })}`}
        </span>
      </div>
      {row.state === 'CRIADA' ? (
        <span className="automatic-row-actions">
          <Link to={`${to}/autorizar`}>{t('requests.accept')}</Link>
          <Link to={`${to}/recusar`}>{t('requests.refuse')}</Link>
        </span>
      ) : (
        <State state={row.state} />
      )}
    </li>
  );
}
