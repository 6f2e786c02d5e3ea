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
  /** What a posting comes from; null where it is not one of the area's. */
  origin?: (db: Db, accountId: number, key: string) => Promise<Origin | null>;
  /** Where a received amount can be refunded in the area; null where it cannot be, or the statement itself refunds it. */
  returnAt?: (db: Db, accountId: number, key: string, now: Date) => Promise<Origin | null>;
  /** Who would be refunded and how much they paid, integer cents; null where a received amount cannot be refunded. */
  paidBy?: (db: Db, accountId: number, key: string) => Promise<{ counterpart: Counterpart; amount: number } | null>;
}

export const defineStatementSource = (source: StatementSource): StatementSource => source;
