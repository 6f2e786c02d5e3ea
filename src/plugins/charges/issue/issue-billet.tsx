import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useRecord } from '../../../data/use-record';
import { billets } from '../../../resources/billets';
import { askedBatch, uuidOf } from '../../../kits/charging/batch/asked-batch';
import { askedCustomers } from '../../../kits/charging/issue/asked-customers';
import { ChargeTexts } from '../../../kits/charging/texts';
import { DetailPage } from '../../../ui/page/detail-page';
import { useSession } from '../../../data/session';
import { useAction, useCall } from '../../../data/use-call';
import { useConditions } from '../../../kits/charging/terms/use-conditions';
import { Starting } from '../../../kits/charging/batch/starting';
import { draftOf, draftOfTerms, emptyDraft } from './draft';
import { BilletForm, loadIssued } from './billet-form';
import type { IssuedBillet } from './issued';

const Issued = lazy(loadIssued);
const BilletBatch = lazy(() => import('./batch/billet-batch').then((module) => ({ default: module.BilletBatch })));

/**
 * Issues billets to one or several customers (AREAS-2-receive-2). Query parameters: `customersId` presets the customers,
 * `billingMethod=banking_billet&billingId` the billet to copy, `comoLote` the batch in which the customers failed; `lote` shows an issued
 * batch.
 */
export default function IssueBillet() {
  const [search, setSearch] = useSearchParams();
  const [turn, setTurn] = useState(0);
  const batch = askedBatch(search);
  const again = () => {
    setTurn(turn + 1);
    setSearch({});
  };
  if (batch)
    return (
      <Suspense fallback={<Starting />}>
        <BilletBatch uuid={batch} onAgain={again} />
      </Suspense>
    );
  return (
    <ChargeTexts of="charges">
      <Issue key={turn} onAgain={again} onBatch={(uuid) => setSearch({ lote: uuid }, { replace: true })} />
    </ChargeTexts>
  );
}

function Issue({ onAgain, onBatch }: { onAgain: () => void; onBatch: (uuid: string) => void }) {
  const { t } = useTranslation(['charges', 'charging']);
  const [search, setSearch] = useSearchParams();
  const { can } = useSession();
  const customers = askedCustomers(search).ids;
  const { data: conditions, error, isLoading, retry } = useConditions();
  const [issued, setIssued] = useState<IssuedBillet>();
  const copied =
    search.get('billingMethod') === 'banking_billet' && can('receive:management:billets').can
      ? idOf(search.get('billingId'))
      : undefined;
  const { record: billet, error: lost, retry: find } = useRecord(billets, copied);
  const failed = useFailed(search.get('comoLote') ?? '', customers);
  const missing = error ? { error, retry } : lost ? { error: lost, retry: find } : failed.missing;
  if (issued)
    return (
      <Suspense>
        <Issued billet={issued} onAgain={onAgain} />
      </Suspense>
    );
  if (missing || !conditions || (copied && !billet) || (failed.uuid && !failed.terms))
    return (
      <DetailPage
        title={t('charging:issue.title')}
        query={{ isLoading, error: missing?.error, retry: missing?.retry }}
        gone={{
          title: t('issue.gone'),
          text: t('issue.goneText'),
          action: (
            <Button type="primary" onClick={onAgain}>
              {t('charging:batch.again')}
            </Button>
          ),
        }}
      />
    );
  const start = failed.terms
    ? draftOfTerms(failed.terms, customers)
    : copied && billet
      ? draftOf(billet)
      : { ...emptyDraft(conditions.defaults), customers };
  const notice = failed.uuid ? t('issue.editing') : copied ? t('issue.duplicating', { id: copied }) : undefined;
  const done = (billet: IssuedBillet, charged: number[]) => {
    failed.settle(charged);
    setIssued(billet);
    // without this, a reload would offer to issue the same billet again
    setSearch({}, { replace: true });
  };
  const atWork = (uuid: string, charged: number[]) => {
    failed.settle(charged);
    onBatch(uuid);
  };
  return (
    <BilletForm
      conditions={conditions}
      start={start}
      notice={notice}
      onIssued={done}
      onBatch={atWork}
      onRestart={onAgain}
    />
  );
}

/** Terms of the batch in which the customers failed. `settle` removes those that were charged from here from the batch's failures. */
function useFailed(asked: string, customers: number[]) {
  const uuid = uuidOf(asked);
  const {
    data: terms,
    error,
    retry,
  } = useCall(
    'GET /charge/batch/{uuid}/terms',
    { params: { uuid: uuid ?? '' } },
    { enabled: uuid !== undefined, staleTime: Infinity },
  );
  // not quiet: if a charged customer stays among the failures, a retry would charge them twice, so a toast says so
  const { run } = useAction('DELETE /charge/batch-errors/{uuid}/{customer}');
  const settle = (charged: number[]) => {
    if (uuid)
      for (const customer of customers.filter((one) => charged.includes(one)))
        void run({ params: { uuid, customer } }).catch(() => undefined);
  };
  return { uuid, terms: uuid && terms, missing: error ? { error, retry } : undefined, settle };
}

/** The id of a query parameter; undefined if the text is not a positive integer. */
const idOf = (text: string | null) => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined);
