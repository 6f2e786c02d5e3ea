import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { askedCustomers } from '../../../kits/charging/issue/asked-customers';
import { useSession } from '../../../data/session';
import { ChargeTexts } from '../../../kits/charging/texts';
import { useConditions } from '../../../kits/charging/terms/use-conditions';
import { DetailPage } from '../../../ui/page/detail-page';
import { emptyDraft } from './draft';
import { Issued, type IssuedLink } from './issued';
import { LinkForm } from './link-form';

/** Creates a link of payment (AREAS-2-receive-2). */
export default function IssueLink() {
  const { t } = useTranslation('charging');
  const { session } = useSession();
  const [search] = useSearchParams();
  const [turn, setTurn] = useState(0);
  const [issued, setIssued] = useState<IssuedLink>();
  const { data: conditions, error, retry } = useConditions();
  const again = () => {
    setIssued(undefined);
    setTurn(turn + 1);
  };
  if (issued) return <Issued link={issued} onAgain={again} />;
  if (!conditions)
    return (
      <DetailPage title={t('issue.title')} isLoading={!error} error={error ?? null} onRetry={retry} children={null} />
    );
  return (
    <ChargeTexts of="payment-links">
      <LinkForm
        key={turn}
        conditions={conditions}
        seller={session.currentAccount.account.nickname}
        start={emptyDraft(askedCustomers(search).ids)}
        onIssued={setIssued}
        onRestart={again}
      />
    </ChargeTexts>
  );
}
