import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useConditions } from '../../../kits/charging/terms/use-conditions';
import { askedCustomers } from '../../../kits/charging/issue/asked-customers';
import { ChargeTexts } from '../../../kits/charging/texts';
import { DetailPage } from '../../../ui/page/detail-page';
import { emptyDraft } from './draft';
import { Issued, type Created } from './issued';
import { SubscriptionForm } from './subscription-form';

/** Issues subscriptions to one or several customers (AREAS-2-receive-2), preset by the query (`customersId`). */
export default function IssueSubscription() {
  const { t } = useTranslation('charging');
  const [search, setSearch] = useSearchParams();
  const [turn, setTurn] = useState(0);
  const [issued, setIssued] = useState<Created>();
  const { data, error, retry } = useConditions();
  const again = () => {
    setIssued(undefined);
    setTurn(turn + 1);
    setSearch({ billingMethod: 'subscription' });
  };
  if (issued) return <Issued made={issued} onAgain={again} />;
  if (!data)
    return (
      <DetailPage title={t('issue.title')} isLoading={!error} error={error ?? null} onRetry={retry} children={null} />
    );
  return (
    <ChargeTexts of="subscriptions">
      <SubscriptionForm
        key={turn}
        conditions={data}
        start={emptyDraft(data.defaults, askedCustomers(search).ids)}
        onIssued={setIssued}
        onRestart={again}
      />
    </ChargeTexts>
  );
}
