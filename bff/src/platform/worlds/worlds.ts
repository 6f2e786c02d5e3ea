import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { Ctx } from '../../core/area';
import type { Database, Db } from '../../core/database';
import { prepared } from '../../core/round-trips';
import { BANK, post } from '../../ledger/ledger';

declare module '../../core/database' {
  interface Database {
    /** The account in which an account's homologation happens. */
    api_worlds: { account_id: number; world_id: number };
  }
}

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

type World = Selectable<Database['api_worlds']>;

/**
 * An account as the caller's world has it: itself, or where the caller is of homologation the account of its homologation; null: none.
 * @param worlds at least those of both accounts
 */
export function inWorldOf(caller: number, accountId: number, worlds: readonly World[]): number | null {
  const isWorld = (id: number) => worlds.some(({ world_id }) => world_id === id);
  if (isWorld(caller) === isWorld(accountId)) return accountId;
  return isWorld(caller) ? (worlds.find(({ account_id }) => account_id === accountId)?.world_id ?? null) : null;
}

/** The worlds that `inWorldOf` needs for these accounts. */
export const worldsOf = (db: Db, ids: readonly number[]): Promise<World[]> =>
  db
    .selectFrom('api_worlds')
    .selectAll()
    .where((e) => e.or([e('account_id', 'in', ids), e('world_id', 'in', ids)]))
    .execute();

export const accountInWorldOf = async (db: Db, caller: number, accountId: number): Promise<number | null> =>
  inWorldOf(caller, accountId, await worldsOf(db, [caller, accountId]));

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
