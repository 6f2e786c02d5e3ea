import type { Selectable } from 'kysely';
import type { PointEntry } from '@balcao/contract/points';
import type { Database, Db, Trx } from '../../core/database';
import type { Lot } from './rules';
import './tables';

export type EntryRow = Omit<Selectable<Database['points_entries']>, 'account_id'>;

export const toDto = ({ id, kind, points, balance, description, at, expires_on }: EntryRow): PointEntry => ({
  id,
  kind,
  points,
  balance,
  description,
  at: at.toISOString(),
  expires_on,
});

/** The points of an account, locked until the transaction ends: whatever changes them comes one after the other. */
export async function lockPoints(trx: Trx, accountId: number): Promise<number> {
  await trx
    .insertInto('points_accounts')
    .values({ account_id: accountId })
    .onConflict((c) => c.doNothing())
    .execute();
  const { balance } = await trx
    .selectFrom('points_accounts')
    .select('balance')
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return balance;
}

/** Adds a line to the statement of locked points, and changes their balance by it. */
export async function addEntry(
  trx: Trx,
  accountId: number,
  entry: Pick<EntryRow, 'kind' | 'points' | 'description' | 'at'> & { expires_on?: string },
): Promise<EntryRow> {
  const { balance } = await trx
    .updateTable('points_accounts')
    .set((e) => ({ balance: e('balance', '+', entry.points) }))
    .where('account_id', '=', accountId)
    .returning('balance')
    .executeTakeFirstOrThrow();
  return trx
    .insertInto('points_entries')
    .values({ account_id: accountId, expires_on: null, ...entry, balance })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Lots with points that can be used, by the day they expire. */
export const listLots = (db: Db, accountId: number): Promise<Lot[]> =>
  db
    .selectFrom('points_lots')
    .select(['operation_id', 'remaining', 'expires_on'])
    .where('account_id', '=', accountId)
    .where('remaining', '>', 0)
    .orderBy('expires_on')
    .orderBy('operation_id')
    .execute();

/** Takes points out of a lot. */
export const takeOut = (trx: Trx, accountId: number, operationId: number, points: number) =>
  trx
    .updateTable('points_lots')
    .set((e) => ({ remaining: e('remaining', '-', points) }))
    .where('account_id', '=', accountId)
    .where('operation_id', '=', operationId)
    .execute();
