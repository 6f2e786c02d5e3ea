import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { DetailPage } from '../../../ui/detail-page';
import { useSession } from '../../../ui/session';
import { useBillet } from '../parts/use-billet';
import { useConditions } from '../parts/use-conditions';
import { draftOf, emptyDraft } from './draft';
import { IssueForm } from './issue-form';
import { Issued, type IssuedBillet } from './issued';

const Batch = lazy(() => import('./batch/batch').then((module) => ({ default: module.Batch })));

const UUID = /^[0-9a-f-]{36}$/;

/**
 * Issues billets to one or several customers (AREAS-2-receive-2). The query may name the customers (`customersId`), the billet to start
 * from (`billingMethod=banking_billet&billingId`), or the batch that was issued (`lote`).
 */
export default function IssueCharge() {
  const [search, setSearch] = useSearchParams();
  const [turn, setTurn] = useState(0);
  const batch = search.get('lote') ?? '';
  const again = () => {
    setTurn(turn + 1);
    setSearch({});
  };
  if (UUID.test(batch))
    return (
      <Suspense fallback={null}>
        <Batch uuid={batch} onAgain={again} />
      </Suspense>
    );
  return <Issue key={turn} onAgain={again} onBatch={(uuid) => setSearch({ lote: uuid })} />;
}

function Issue({ onAgain, onBatch }: { onAgain: () => void; onBatch: (uuid: string) => void }) {
  const { t } = useTranslation('charges');
  const [search] = useSearchParams();
  const { can } = useSession();
  const { data: conditions, error, isLoading, retry } = useConditions();
  const [issued, setIssued] = useState<IssuedBillet>();
  const copied = search.get('billingMethod') === 'banking_billet' && can('receive:management:billets').can ? idsOf(search.get('billingId'))[0] : undefined;
  const { billet, error: lost, retry: find } = useBillet(copied);
  if (issued) return <Issued billet={issued} onAgain={onAgain} />;
  if (!conditions || (copied && !billet)) return <DetailPage title={t('issue.title')} isLoading={isLoading || !(error ?? lost)} error={error ?? lost} onRetry={error ? retry : find} children={null} />;
  const start = copied && billet ? draftOf(billet) : { ...emptyDraft(), customers: idsOf(search.get('customersId')) };
  return <IssueForm conditions={conditions} start={start} notice={copied ? t('issue.duplicating', { id: copied }) : undefined} onIssued={setIssued} onBatch={onBatch} />;
}

/** '7,9' of the query; anything else is nobody. */
const idsOf = (text: string | null): number[] => (/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,999}$/.test(text ?? '') ? [...new Set(text!.split(',').map(Number))] : []);
