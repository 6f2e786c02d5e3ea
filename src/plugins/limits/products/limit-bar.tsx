import { useTranslation } from 'react-i18next';
import type { Limit } from '@balcao/contract/limits';
import { formatInstant, formatMoney } from '../../../ui/text/format';

interface Props {
  limit: Limit;
  label: string;
  /** Among many: where nothing is used, the empty bar says all. */
  isBrief?: boolean;
}

/** How much of a limit is used, as a bar and in words, and when that is free again. */
export function LimitBar({ limit, label, isBrief = false }: Props) {
  const { t } = useTranslation('limits');
  const { actual, used, available, frees_at: freesAt, pending } = limit;
  // a limit for each single operation is never used up
  const isCounted = limit.interval !== 'transaction';
  const part = actual ? Math.min(100, (used / actual) * 100) : 0;
  return (
    <div className="limit-bar">
      <div className="limit-bar-line">
        <span>{label}</span>
        <strong className="num">{actual === null ? t('bar.none') : formatMoney(actual)}</strong>
      </div>
      {actual !== null && isCounted && (
        <div className="track" aria-hidden="true">
          {part > 0 && <span data-late={part >= 90 || undefined} style={{ width: `${part}%` }} />}
        </div>
      )}
      {isCounted && (used > 0 || (actual !== null && !isBrief)) && (
        <div className="limit-bar-line soft num">
          <span>{t('bar.used', { value: formatMoney(used) })}</span>
          {available !== null && <span>{t('bar.available', { value: formatMoney(available) })}</span>}
        </div>
      )}
      {freesAt && <p className="soft">{t('bar.frees', { at: formatInstant(freesAt) })}</p>}
      {isBrief && pending && (
        <p className="soft">
          <PendingText pending={pending} />
        </p>
      )}
    </div>
  );
}

/** The increase of a limit that is waiting. */
export function PendingText({ pending }: { pending: NonNullable<Limit['pending']> }) {
  const { t } = useTranslation('limits');
  const { requested, effective_at: at } = pending;
  const value = requested === null ? t('bar.none') : formatMoney(requested);
  return t('pending.text', { value, at: formatInstant(at) });
}
