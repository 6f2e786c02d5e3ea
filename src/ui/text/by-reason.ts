import type { RowResults } from '@balcao/contract/core/shapes';

/** The refused rows of an action, by why; what most were refused for comes first. */
export function byReason(results: RowResults['results']): { reason: string; ids: number[] }[] {
  const reasons = new Map<string, number[]>();
  for (const { id, ok, message } of results)
    if (!ok) reasons.set(message ?? '', [...(reasons.get(message ?? '') ?? []), id]);
  return [...reasons].map(([reason, ids]) => ({ reason, ids })).sort((a, b) => b.ids.length - a.ids.length);
}
