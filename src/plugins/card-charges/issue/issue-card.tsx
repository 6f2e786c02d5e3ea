import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { askedCustomers } from '../../../kits/charging/issue/asked-customers';
import { useConditions } from '../../../kits/charging/terms/use-conditions';
import { ChargeTexts } from '../../../kits/charging/texts';
import { DetailPage } from '../../../ui/page/detail-page';
import { CardForm } from './card-form';
import { emptyDraft } from './draft';
import { Issued, type Made } from './issued';

/** Charges one or several customers by card (AREAS-1-1), preset by the query (`customersId`). */
export default function IssueCard() {
  const { t } = useTranslation('charging');
  const [search, setSearch] = useSearchParams();
  const [turn, setTurn] = useState(0);
  const [issued, setIssued] = useState<Made>();
  const { data, ...query } = useConditions();
  const again = () => {
    setIssued(undefined);
    setTurn(turn + 1);
    setSearch({ billingMethod: 'credit_card' });
  };
  if (issued) return <Issued made={issued} onAgain={again} />;
  if (!data) return <DetailPage title={t('issue.title')} query={query} />;
  return (
    <ChargeTexts of="card-charges">
      <CardForm
        key={turn}
        conditions={data}
        start={emptyDraft(data.defaults, askedCustomers(search).ids)}
        onIssued={setIssued}
        onRestart={again}
      />
    </ChargeTexts>
  );
}
