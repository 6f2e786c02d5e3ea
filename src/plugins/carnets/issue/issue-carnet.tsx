import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../data/use-call';
import { useConditions } from '../../../kits/charging/terms/use-conditions';
import { askedCustomers } from '../../../kits/charging/issue/asked-customers';
import { ChargeTexts } from '../../../kits/charging/texts';
import { DetailPage } from '../../../ui/page/detail-page';
import { CarnetForm } from './carnet-form';
import { emptyDraft } from './draft';
import { Issued, type IssuedCarnets } from './issued';

/** Issues carnets to one or several customers (AREAS-2-receive-2), preset by the query (`customersId`). */
export default function IssueCarnet() {
  const { t } = useTranslation('charging');
  const [search, setSearch] = useSearchParams();
  const [turn, setTurn] = useState(0);
  const [issued, setIssued] = useState<IssuedCarnets>();
  const conditions = useConditions();
  const carnet = useCall('GET /carnets/conditions', {}, { staleTime: 3_600_000 });
  const again = () => {
    setIssued(undefined);
    setTurn(turn + 1);
    setSearch({ billingMethod: 'carnet' });
  };
  if (issued) return <Issued carnets={issued} onAgain={again} />;
  const failed = conditions.error ?? carnet.error;
  if (!conditions.data || !carnet.data)
    return (
      <DetailPage
        title={t('issue.title')}
        isLoading={!failed}
        error={failed ?? null}
        onRetry={conditions.error ? conditions.retry : carnet.retry}
        children={null}
      />
    );
  return (
    <ChargeTexts of="carnets">
      <CarnetForm
        key={turn}
        conditions={conditions.data}
        carnet={carnet.data}
        start={emptyDraft(conditions.data.defaults, askedCustomers(search).ids)}
        onIssued={setIssued}
        onRestart={again}
      />
    </ChargeTexts>
  );
}
