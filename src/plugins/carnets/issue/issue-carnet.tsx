import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useRecord } from '../../../data/use-record';
import { useCall } from '../../../data/use-call';
import { useConditions } from '../../../kits/charging/terms/use-conditions';
import { askedBatch } from '../../../kits/charging/batch/asked-batch';
import { Starting } from '../../../kits/charging/batch/starting';
import { askedCustomers } from '../../../kits/charging/issue/asked-customers';
import { ChargeTexts } from '../../../kits/charging/texts';
import { IssueLoading, useCopiedId } from '../../../kits/charging/issue/use-copied';
import { carnets } from '../../../resources/carnets';
import { CarnetForm } from './carnet-form';
import { draftOf, emptyDraft, losesParts } from './draft';
import { Issued } from './issued';

const CarnetBatch = lazy(() => import('./carnet-batch').then((module) => ({ default: module.CarnetBatch })));

/**
 * Issues carnets to customers (AREAS-2-receive-2), preset by the query (`customersId`), or copied from one
 * (`billingId`); `lote` shows an issued batch.
 */
export default function IssueCarnet() {
  const [search, setSearch] = useSearchParams();
  const [turn, setTurn] = useState(0);
  const again = () => {
    setTurn(turn + 1);
    setSearch({ billingMethod: 'carnet' });
  };
  const batch = askedBatch(search);
  if (!batch) return <Issue key={turn} onAgain={again} />;
  return (
    <Suspense fallback={<Starting />}>
      <CarnetBatch uuid={batch} onAgain={again} />
    </Suspense>
  );
}

function Issue({ onAgain: again }: { onAgain: () => void }) {
  const { t } = useTranslation('charging');
  const [search, setSearch] = useSearchParams();
  const [issued, setIssued] = useState<{ id: number; sent: boolean }>();
  const conditions = useConditions();
  const copied = useCopied();
  const carnet = useCall('GET /carnets/conditions', {}, { staleTime: 3_600_000 });
  if (issued) return <Issued {...issued} onAgain={again} />;
  const failed = [conditions, carnet, copied].find(({ error }) => error);
  if (failed || !conditions.data || !carnet.data || (copied.id && !copied.of))
    return <IssueLoading failed={failed} onRestart={again} />;
  const start = copied.of
    ? draftOf(copied.of.carnet, copied.of.first, conditions.data.defaults)
    : emptyDraft(conditions.data.defaults, askedCustomers(search).ids);
  const notice =
    copied.of && t(losesParts(start, copied.of.first) ? 'copy.carnetParts' : 'copy.carnet', { id: copied.id });
  return (
    <ChargeTexts of="carnets">
      <CarnetForm
        conditions={conditions.data}
        carnet={carnet.data}
        start={start}
        notice={notice}
        onIssued={(id, sent) => {
          setIssued({ id, sent });
          // without this, a reload would offer to issue the same carnet again
          setSearch({ billingMethod: 'carnet' }, { replace: true });
        }}
        onBatch={(lote) => setSearch({ billingMethod: 'carnet', lote }, { replace: true })}
        onRestart={again}
      />
    </ChargeTexts>
  );
}

/** The carnet to copy, with its first parcel. */
function useCopied() {
  const id = useCopiedId('carnet', 'receive:management:carnets');
  const { record: carnet, error, retry } = useRecord(carnets, id);
  const idDetail = carnet?.parcel_list[0]?.id;
  const first = useCall(
    'GET /carnet/{id}/parcel/{idDetail}',
    { params: { id: id ?? 0, idDetail: idDetail ?? 0 } },
    { enabled: id !== undefined && idDetail !== undefined },
  );
  return {
    id,
    of: id && carnet && first.data ? { carnet, first: first.data } : undefined,
    error: error ?? first.error,
    retry: error ? retry : first.retry,
  };
}
