import type { Counterpart } from '@balcao/contract/money/operation';
import type { Db } from './database';

/** Where a line of the statement leads to: a route of the portal by its name. */
export interface Origin {
  route: string;
  params: Record<string, string | number>;
}

/**
 * What an area says of the postings it makes, so that the statement can name and follow them: the default export of its statement.ts,
 * found by its folder.
 */
export interface StatementSource {
  /** pt-BR name of each kind of posting. */
  types: Readonly<Record<string, string>>;
  /** Where a posting comes from; null where it is none of the area's. */
  origin?: (db: Db, accountId: number, key: string) => Promise<Origin | null>;
  /** Where what came in is given back, as the area does it; null where it cannot be, or the statement itself gives it back. */
  returnAt?: (db: Db, accountId: number, key: string, now: Date) => Promise<Origin | null>;
  /** Who gets it back and how much they paid, integer cents, where what came in can be given back; else null. */
  paidBy?: (db: Db, accountId: number, key: string) => Promise<{ counterpart: Counterpart; amount: number } | null>;
}

export const defineStatementSource = (source: StatementSource): StatementSource => source;
