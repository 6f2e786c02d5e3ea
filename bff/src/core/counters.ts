/** Counts of this process since it began, by name and kind. Kinds are words of the code, never of a person. */
const counts = new Map<string, Map<string, number>>();

export type Counter = 'ledger_postings' | 'jobs_done' | 'jobs_failed';

export function count(name: Counter, kind: string): void {
  const kinds = counts.get(name) ?? new Map<string, number>();
  counts.set(name, kinds.set(kind, (kinds.get(kind) ?? 0) + 1));
}

export const countsOf = (name: Counter): ReadonlyMap<string, number> => counts.get(name) ?? new Map();
