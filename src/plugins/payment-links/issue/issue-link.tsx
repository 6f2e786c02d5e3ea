import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { askedCustomers } from '../../../kits/charging/issue/asked-customers';
import { useSession } from '../../../data/session';
import { ChargeTexts } from '../../../kits/charging/texts';
import { useConditions } from '../../../kits/charging/terms/use-conditions';
import { IssueLoading, useCopiedId } from '../../../kits/charging/issue/use-copied';
import { useRecord } from '../../../data/use-record';
import { paymentLinks } from '../../../resources/payment-links';
import { draftOf, emptyDraft } from './draft';
import { Issued, type IssuedLink } from './issued';
import { LinkForm } from './link-form';

/** Creates a link of payment (AREAS-2-receive-2), for the customers of the query (`customersId`) or copied from one (`billingId`). */
export default function IssueLink() {
  const { t } = useTranslation('charging');
  const { session } = useSession();
  const [search, setSearch] = useSearchParams();
  const [turn, setTurn] = useState(0);
  const [issued, setIssued] = useState<IssuedLink>();
  const { data: conditions, error, retry } = useConditions();
  const copied = useCopiedId('link', 'receive:management:payment-links');
  const { record, error: lost, retry: find } = useRecord(paymentLinks, copied);
  const again = () => {
    setIssued(undefined);
    setTurn(turn + 1);
    setSearch({ billingMethod: 'link' });
  };
  if (issued) return <Issued link={issued} onAgain={again} />;
  const failed = error ? { error, retry } : lost ? { error: lost, retry: find } : undefined;
  if (failed || !conditions || (copied && !record)) return <IssueLoading failed={failed} onRestart={again} />;
  const isCopy = copied !== undefined && record !== undefined;
  return (
    <ChargeTexts of="payment-links">
      <LinkForm
        key={turn}
        conditions={conditions}
        seller={session.currentAccount.account.nickname}
        start={isCopy ? draftOf(record) : emptyDraft(askedCustomers(search).ids)}
        notice={isCopy ? t('copy.link', { id: copied }) : undefined}
        onIssued={(link) => {
          setIssued(link);
          // without this, a reload would offer to create the same link again
          setSearch({ billingMethod: 'link' }, { replace: true });
        }}
        onRestart={again}
      />
    </ChargeTexts>
  );
}
