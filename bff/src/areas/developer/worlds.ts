import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Ctx } from '../../core/area';
import type { Db } from '../../core/database';
import { prepared } from '../../core/round-trips';
import { BANK, post } from '../../ledger/ledger';
import './tables';

/** Whether one of two accounts is of the API's homologation and the other is real. */
export async function crossesWorlds(db: Db, one: number, other: number): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`${prepared}
    select count(*)::int as count from api_worlds where world_id in (${one}, ${other})`.execute(db);
  return one !== other && rows[0]!.count === 1;
}

/** Whether an account is one in which homologation happens. */
export const isHomologation = async (db: Db, accountId: number): Promise<boolean> =>
  (await db.selectFrom('api_worlds').select('world_id').where('world_id', '=', accountId).executeTakeFirst()) !==
  undefined;

/** Accounts in which homologation happens. */
export const homologationAccounts = async (db: Db): Promise<number[]> =>
  (await db.selectFrom('api_worlds').select('world_id').execute()).map(({ world_id: id }) => id);

/** The account in which what an account does in an environment happens; null where homologation was never used. */
export async function accountOf(
  db: Db,
  accountId: number,
  environment: 'production' | 'homologation',
): Promise<number | null> {
  if (environment === 'production') return accountId;
  const world = await db
    .selectFrom('api_worlds')
    .select('world_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return world?.world_id ?? null;
}

/** An account as the caller's world has it: itself, or where the caller is of homologation the account of its homologation; null: none. */
export const accountInWorldOf = async (db: Db, caller: number, accountId: number): Promise<number | null> =>
  accountOf(db, accountId, (await isHomologation(db, caller)) ? 'homologation' : 'production');
/**
 * Gives an account of homologation the integer cents that it is about to pay, since nobody pays into it; false, and nothing, where the
 * account is a real one.
 */
export async function fundHomologation(ctx: Ctx, cents: number): Promise<boolean> {
  if (!(await isHomologation(ctx.db, ctx.accountId))) return false;
  if (cents > 0)
    await post(ctx.trx(), {
      key: `homologation:${ctx.accountId}:${randomUUID()}`,
      kind: 'deposit',
      description: 'Saldo de homologação',
      at: ctx.now,
      entries: [
        { accountId: ctx.accountId, kind: 'available', amount: cents },
        { accountId: BANK, kind: 'settlement', amount: -cents },
      ],
    });
  return true;
}
