import type { TFunction } from 'i18next';
import { formatDay } from '../../../ui/format';

/** Days 'yyyy-mm-dd', both included. */
export interface Period {
  from?: string;
  to?: string;
}

/** 'de 01/01/2026 a 31/01/2026', 'desde …', 'até …'; nothing where there is no day. */
export function periodText(t: TFunction<'customers'>, { from, to }: Period = {}): string {
  if (from && to) return t('list.between', { from: formatDay(from), to: formatDay(to) });
  if (from) return t('list.since', { from: formatDay(from) });
  return to ? t('list.until', { to: formatDay(to) }) : '';
}
