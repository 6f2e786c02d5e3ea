import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useConditions } from '../../../kits/charging/terms/use-conditions';
import { askedCustomers } from '../../../kits/charging/issue/asked-customers';
import { ChargeTexts } from '../../../kits/charging/texts';
import { IssueLoading, useCopiedId } from '../../../kits/charging/issue/use-copied';
import { useRecord } from '../../../data/use-record';
import { subscriptions } from '../../../resources/subscriptions';
import { draftOf, emptyDraft } from './draft';
import { Issued, type Created } from './issued';
import { SubscriptionForm } from './subscription-form';

/** Issues subscriptions to customers (AREAS-2-receive-2), preset by the query (`customersId`), or copied from one (`billingId`). */
export default function IssueSubscription() {
  const { t } = useTranslation('charging');
  const [search, setSearch] = useSearchParams();
  const [turn, setTurn] = useState(0);
  const [issued, setIssued] = useState<Created>();
  const { data, error, retry } = useConditions();
  const copied = useCopiedId('subscription', 'receive:management:subscriptions');
  const { record, error: lost, retry: find } = useRecord(subscriptions, copied);
  const again = () => {
    setIssued(undefined);
    setTurn(turn + 1);
    setSearch({ billingMethod: 'subscription' });
  };
  if (issued) return <Issued made={issued} onAgain={again} />;
  const failed = error ? { error, retry } : lost ? { error: lost, retry: find } : undefined;
  if (failed || !data || (copied && !record))
    return <IssueLoading error={failed?.error ?? null} onRetry={failed?.retry} onRestart={again} />;
  const isCopy = copied !== undefined && record !== undefined;
  return (
    <ChargeTexts of="subscriptions">
      <SubscriptionForm
        key={turn}
        conditions={data}
        start={isCopy ? draftOf(record, data.defaults) : emptyDraft(data.defaults, askedCustomers(search).ids)}
        notice={isCopy ? t('copy.subscription', { id: copied }) : undefined}
        onIssued={(made) => {
          setIssued(made);
          // without this, a reload would offer to issue the same subscription again
          setSearch({ billingMethod: 'subscription' }, { replace: true });
        }}
        onRestart={again}
      />
    </ChargeTexts>
  );
}
