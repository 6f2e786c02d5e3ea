import type { Counterpart } from '@balcao/contract/money/operation';
import type { RawBuilder } from 'kysely';
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
  /** What the area expects to receive, for the statement's future entries. */
  future?: FutureSource;
  /** Where a received amount can be refunded in the area; null where it cannot be, or the statement itself refunds it. */
  returnAt?: (db: Db, accountId: number, key: string, now: Date) => Promise<Origin | null>;
  /** Who would be refunded and how much they paid, integer cents; null where a received amount cannot be refunded. */
  paidBy?: (db: Db, accountId: number, key: string) => Promise<{ counterpart: Counterpart; amount: number } | null>;
}

/** Money that an area expects to receive, other than open charges. */
export interface FutureSource {
  /** First digit of its lines' ids, 3 to 9; no other area has it. */
  digit: number;
  /** pt-BR. */
  typeLabel: string;
  /** A query of the account's rows from a São Paulo day on, with the columns of FutureRow. */
  rows: (accountId: number, today: string) => RawBuilder<FutureRow>;
  origin: (row: FutureRow) => Origin;
}

export interface FutureRow {
  id: number;
  day: string;
  name: string;
  document: string | null;
  /** Integer cents. */
  value: number;
  created_at: Date;
  /** Id of the page that it leads to. */
  of: number;
}

export const defineStatementSource = (source: StatementSource): StatementSource => source;
