import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowResults } from '@balcao/contract/core/shapes';
import { byReason } from '../text/by-reason';
import './bulk-result.css';

/** How many refused rows are listed at once: the call that names them answers no more. */
const AT_ONCE = 100;

interface Props {
  results: RowResults['results'];
  refusal: (refused: number, all: number, reason: string) => string;
  Rows: ComponentType<{ ids: number[] }>;
  /** Says that the refused rows stay ticked in the list behind; the default. */
  stays?: boolean;
}

/** The rows that an action on several rows refused: for each reason one sentence and its rows. */
export function BulkResult({ results, refusal, Rows, stays = true }: Props) {
  const { t } = useTranslation('shell');
  const done = results.filter((result) => result.ok).length;
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, and the focus with it: outside the dialog no key would reach it.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className="bulk-result" role="status" tabIndex={-1}>
      {done > 0 && <p>{t('table.doneRows', { count: done, all: results.length })}</p>}
      {byReason(results).map(({ reason, ids }) => (
        <Reason key={reason} text={refusal(ids.length, results.length, reason)} ids={ids} Rows={Rows} />
      ))}
      {stays && <p className="soft">{t('table.refusedStay')}</p>}
    </div>
  );
}

function Reason({ text, ids, Rows }: { text: string; ids: number[]; Rows: Props['Rows'] }) {
  const { t } = useTranslation('shell');
  const [parts, setParts] = useState(1);
  const chunks = Array.from({ length: parts }, (_, n) => ids.slice(n * AT_ONCE, (n + 1) * AT_ONCE));
  return (
    <section aria-label={text}>
      <strong>{text}</strong>
      <div className="bulk-rows">
        {chunks.map((chunk) => (
          <Rows key={chunk[0]} ids={chunk} />
        ))}
        {ids.length > parts * AT_ONCE && (
          <button type="button" className="link-button" onClick={() => setParts(parts + 1)}>
            {t('table.moreRows', { count: ids.length - parts * AT_ONCE })}
          </button>
        )}
      </div>
    </section>
  );
}
