import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useConditions } from '../../../kits/charging/terms/use-conditions';
import { askedBatch } from '../../../kits/charging/batch/asked-batch';
import { Starting } from '../../../kits/charging/batch/starting';
import { askedCustomers } from '../../../kits/charging/issue/asked-customers';
import { ChargeTexts } from '../../../kits/charging/texts';
import { IssueLoading, useCopiedId } from '../../../kits/charging/issue/use-copied';
import { useRecord } from '../../../data/use-record';
import { subscriptions } from '../../../resources/subscriptions';
import { draftOf, emptyDraft } from './draft';
import { Issued } from './issued';
import { SubscriptionForm } from './subscription-form';

const SubscriptionBatch = lazy(() =>
  import('./subscription-batch').then((module) => ({ default: module.SubscriptionBatch })),
);

/**
 * Issues subscriptions to customers (AREAS-2-receive-2), preset by the query (`customersId`), or copied from one
 * (`billingId`); `lote` shows an issued batch.
 */
export default function IssueSubscription() {
  const [search, setSearch] = useSearchParams();
  const [turn, setTurn] = useState(0);
  const again = () => {
    setTurn(turn + 1);
    setSearch({ billingMethod: 'subscription' });
  };
  const batch = askedBatch(search);
  if (!batch) return <Issue key={turn} onAgain={again} />;
  return (
    <Suspense fallback={<Starting />}>
      <SubscriptionBatch uuid={batch} onAgain={again} />
    </Suspense>
  );
}

function Issue({ onAgain: again }: { onAgain: () => void }) {
  const { t } = useTranslation('charging');
  const [search, setSearch] = useSearchParams();
  const [issued, setIssued] = useState<number>();
  const { data, error, retry } = useConditions();
  const copied = useCopiedId('subscription', 'receive:management:subscriptions');
  const { record, error: lost, retry: find } = useRecord(subscriptions, copied);
  if (issued) return <Issued id={issued} onAgain={again} />;
  const failed = error ? { error, retry } : lost ? { error: lost, retry: find } : undefined;
  if (failed || !data || (copied && !record)) return <IssueLoading failed={failed} onRestart={again} />;
  const isCopy = copied !== undefined && record !== undefined;
  return (
    <ChargeTexts of="subscriptions">
      <SubscriptionForm
        conditions={data}
        start={isCopy ? draftOf(record, data.defaults) : emptyDraft(data.defaults, askedCustomers(search).ids)}
        notice={isCopy ? t('copy.subscription', { id: copied }) : undefined}
        onIssued={(made) => {
          setIssued(made);
          // without this, a reload would offer to issue the same subscription again
          setSearch({ billingMethod: 'subscription' }, { replace: true });
        }}
        onBatch={(lote) => setSearch({ billingMethod: 'subscription', lote }, { replace: true })}
        onRestart={again}
      />
    </ChargeTexts>
  );
}
