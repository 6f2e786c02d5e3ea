import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { DetailPage } from '../../../ui/detail-page';
import { useConditions } from '../parts/use-conditions';
import { IssueForm } from './issue-form';
import { Issued, type IssuedBillet } from './issued';

/** Issues a billet to one customer (AREAS-2-receive-2); the query may name the customer. */
export default function IssueCharge() {
  const { t } = useTranslation('charges');
  const [search] = useSearchParams();
  const { data: conditions, error, isLoading, retry } = useConditions();
  const [issued, setIssued] = useState<IssuedBillet>();
  const [turn, setTurn] = useState(0);
  const again = () => {
    setIssued(undefined);
    setTurn(turn + 1);
  };
  if (!conditions) return <DetailPage title={t('issue.title')} isLoading={isLoading || !error} error={error} onRetry={retry} children={null} />;
  if (issued) return <Issued billet={issued} onAgain={again} />;
  const asked = /^\d{1,15}/.exec(search.get('customersId') ?? '')?.[0];
  return <IssueForm key={turn} conditions={conditions} {...(asked && turn === 0 ? { customer: Number(asked) } : {})} onIssued={setIssued} />;
}
