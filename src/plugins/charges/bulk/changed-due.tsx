import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowResults } from '@balcao/contract/core/shapes';
import { useAction } from '../../../data/use-call';
import { BulkResult } from '../../../ui/action/bulk-result';
import { PartFailure } from '../../../ui/page/part-failure';
import { TOUCHED } from '../parts/touched';
import { BilletRows } from './billet-rows';

/** Rows shown at once: the most that one call answers. */
const AT_ONCE = 100;

/** The outcome of a new due date: how many billets have it, which ones, and to how many customers the new line was sent. */
export function ChangedDue({ ids, send }: { ids: number[]; send: boolean }) {
  const { t } = useTranslation(['charges-bulk', 'shell']);
  const [shown, setShown] = useState(0);
  const parts = Array.from({ length: Math.ceil(shown / AT_ONCE) }, (_, n) => ids.slice(n * AT_ONCE, (n + 1) * AT_ONCE));
  const box = useRef<HTMLDivElement>(null);
  // The pressed button is gone, and took the focus with it: without focus in the dialog, keys would not reach it.
  useEffect(() => box.current?.focus(), [shown]);
  return (
    <div ref={box} className="bulk-result" role="status" tabIndex={-1}>
      <p>
        <strong>{t('charges-bulk:expire-at.done', { count: ids.length })}</strong>{' '}
        {shown === 0 && (
          <button type="button" className="link-button" onClick={() => setShown(AT_ONCE)}>
            {t('charges-bulk:expire-at.see', { count: ids.length })}
          </button>
        )}
      </p>
      {shown > 0 && (
        <div className="bulk-rows">
          {parts.map((part) => (
            <BilletRows key={part[0]} ids={part} />
          ))}
          {ids.length > shown && (
            <button type="button" className="link-button" onClick={() => setShown(shown + AT_ONCE)}>
              {t('shell:table.moreRows', { count: ids.length - shown })}
            </button>
          )}
        </div>
      )}
      {send ? <Sent ids={ids} /> : <p className="soft">{t('charges-bulk:expire-at.unsent')}</p>}
    </div>
  );
}

/** E-mails the billets on mount; a retry has the same idempotency key. */
function Sent({ ids }: { ids: number[] }) {
  const { t } = useTranslation('charges-bulk');
  const { run, isRunning } = useAction('POST /charges/resend/email', { invalidates: TOUCHED, quiet: true });
  const [results, setResults] = useState<RowResults['results']>();
  const [failed, setFailed] = useState(false);
  const begun = useRef(false);
  const send = () =>
    void run({ body: { ids } }).then(
      (answer) => setResults(answer.results),
      () => setFailed(true),
    );
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    send();
  });
  if (!results)
    return failed ? (
      <PartFailure message={t('expire-at.sendFailed')} onRetry={send} isBusy={isRunning} />
    ) : (
      <p>{t('expire-at.sending')}</p>
    );
  const sent = results.filter(({ ok }) => ok).length;
  return (
    <>
      <p>{t('expire-at.sent', { count: sent })}</p>
      {sent < results.length && (
        <BulkResult
          results={results.filter(({ ok }) => !ok)}
          refusal={(refused, _, reason) => t('resend-email.refused', { count: refused, all: results.length, reason })}
          Rows={BilletRows}
          stays={false}
        />
      )}
    </>
  );
}
