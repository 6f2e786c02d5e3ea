import { useTranslation } from 'react-i18next';
import type { Limit } from '@balcao/contract/limits';
import { formatInstant, formatMoney } from '../../../ui/text/format';

/** How much of a limit is used, as a bar and in words, and when that is free again. */
export function LimitBar({ limit, label }: { limit: Limit; label: string }) {
  const { t } = useTranslation('limits');
  const { actual, used, available, frees_at: freesAt } = limit;
  // a limit for each single operation is never used up
  const isSingle = limit.interval === 'transaction';
  const part = actual ? Math.min(100, (used / actual) * 100) : 0;
  return (
    <div className="limit-bar">
      <div className="limit-bar-line">
        <span>{label}</span>
        <strong className="num">{actual === null ? t('bar.none') : formatMoney(actual)}</strong>
      </div>
      {actual !== null && !isSingle && (
        <div className="limit-bar-track" aria-hidden="true">
          <span className={part >= 90 ? 'limit-bar-full' : undefined} style={{ width: `${part}%` }} />
        </div>
      )}
      {!isSingle && (actual !== null || used > 0) && (
        <div className="limit-bar-line soft num">
          <span>{t('bar.used', { value: formatMoney(used) })}</span>
          {available !== null && <span>{t('bar.available', { value: formatMoney(available) })}</span>}
        </div>
      )}
      {freesAt && <p className="soft">{t('bar.frees', { at: formatInstant(freesAt) })}</p>}
    </div>
  );
}
