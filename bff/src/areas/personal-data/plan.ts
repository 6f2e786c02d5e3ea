import { sql } from 'kysely';
import { BASES, type Basis, type PersonalDataState } from '@balcao/contract/personal-data';
import type { Ctx } from '../../core/area';
import { saoPauloDay } from '../../core/clock';
import type { Db } from '../../core/database';
import { personalData } from '../../core/personal-data-found';
import { fateOf, LAWS, type Standing } from './rules';
import './tables';

/** Tables of access records, each with its columns for the person and the time. */
const ACCESSES = personalData.flatMap(({ basis, table, column, since }) =>
  basis === 'access' && since ? [{ table, column, since }] : [],
);

/** What decides on a person's data: their accesses to accounts, and when they were seen last. */
export async function standingOf(db: Db, userId: number): Promise<Standing> {
  const accesses = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select([
      'm.role',
      'a.is_shutdown',
      sql<
        string | null
      >`(select max(due_on)::text from account_deletions d where d.account_id = a.id and d.state = 'done')`.as(
        'ended_on',
      ),
    ])
    .where('m.user_id', '=', userId)
    .execute();
  const seen = sql.join(
    ACCESSES.map(
      ({ table, column, since }) =>
        sql`select max(${sql.ref(since)}) as at from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`,
    ),
    sql` union all `,
  );
  const { rows } = await sql<{ at: Date | null }>`select max(at) as at from (${seen}) seen`.execute(db);
  const at = rows[0]?.at;
  return {
    accesses: accesses.map(({ role, is_shutdown, ended_on }) => ({
      role,
      isOpen: !is_shutdown,
      endedOn: is_shutdown ? ended_on : null,
    })),
    lastSeenOn: at ? saoPauloDay(at) : null,
  };
}

const kindsOf = (basis: Basis): string[] => personalData.filter((rule) => rule.basis === basis).map(({ name }) => name);

/** What a request would do today, and the one that stands. */
export async function personalDataState({
  db,
  userId,
  today,
}: Pick<Ctx, 'db' | 'userId' | 'today'>): Promise<PersonalDataState> {
  const standing = await standingOf(db, userId);
  const request = await db
    .selectFrom('erasure_requests')
    .select(['asked_at', 'ended_at'])
    .where('user_id', '=', userId)
    .orderBy('asked_at', 'desc')
    .executeTakeFirst();
  return {
    plan: BASES.map((basis) => {
      const decision = fateOf(basis, standing, today);
      return { basis, ...decision, law: decision.fate === 'kept' ? LAWS[basis] : null, kinds: kindsOf(basis) };
    }),
    request: request
      ? { asked_at: request.asked_at.toISOString(), ended_at: request.ended_at?.toISOString() ?? null }
      : null,
  };
}
