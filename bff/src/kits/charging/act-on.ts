import type { RowResults } from '@balcao/contract/core/shapes';
import { rowResults } from '../../core/row-results';

/** What actions on one kind of row have in common. */
export interface Kind<R> {
  /** Locks the account's rows among the ids, in an order in which actions never deadlock. */
  lock: (ids: number[]) => Promise<Map<number, R>>;
  /** What the id of a foreign or missing row answers, pt-BR. */
  missing: string;
  /** Notifies open pages of rows that changed. */
  publish: (rows: R[]) => void;
}

interface Action<R> {
  /** Why a row is refused, pt-BR; null where it is not. */
  refusal: (row: R) => string | null;
  /** Performs the action on the rows that allow it (at least one). */
  apply: (rows: R[], ids: number[]) => Promise<void>;
  /** Adds the action to the rows' histories; absent where it is not recorded. */
  record?: (rows: R[], ids: number[]) => Promise<void>;
}

/** Performs an action on those of several rows that allow it, and answers why the others do not (AREAS-4-charges-2). */
export async function actOn<R extends { id: number }>(
  { lock, missing, publish }: Kind<R>,
  ids: number[],
  { refusal, apply, record }: Action<R>,
): Promise<RowResults> {
  const rows = [...(await lock(ids)).values()];
  const refusals = new Map(rows.map((row) => [row.id, refusal(row)]));
  const allowed = rows.filter((row) => refusals.get(row.id) === null);
  if (allowed.length) {
    const done = allowed.map(({ id }) => id);
    await apply(allowed, done);
    await record?.(allowed, done);
    publish(allowed);
  }
  return rowResults(ids, (id) => (refusals.has(id) ? refusals.get(id)! : missing));
}
