import { formatMoney } from '../money';
import type { CallSpec } from '@balcao/contract/core/call';
import type { Bound } from '@balcao/contract/core/signing';
import { valueAt, type Values } from './bound';
import type { ShownLine } from './tables';

/** The bound values as the trusted device shows them; what is neither text nor number is bound unseen. */
export const shownLines = (spec: CallSpec, given: Values): ShownLine[] =>
  (spec.signed?.bind ?? []).flatMap(({ path, label, as }) => {
    const value = valueAt(spec, given, path);
    return value === null || typeof value === 'object' ? [] : [{ label, value: formatValue(value, as) }];
  });

function formatValue(value: unknown, as: Bound['as']): string {
  if (as === 'cents' && Number.isSafeInteger(value)) return formatMoney(value as number);
  if (as === 'day' && typeof value === 'string') return value.split('-').toReversed().join('/');
  if (typeof as === 'object' && Object.hasOwn(as, String(value))) return as[String(value)]!;
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  return String(value).slice(0, 200);
}
