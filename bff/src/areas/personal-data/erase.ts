import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import type { Basis } from '@balcao/contract/personal-data';
import type { Trx } from '../../core/database';
import { nameCopies, personalData } from '../../core/personal-data-found';
import { seal } from '../../core/sealed';
import { newToken } from '../../core/tokens';
import { isOf } from './gather';
import { AUDIT_YEARS, oldestAccess } from './rules';
import './tables';

export const NOBODY = 'Pessoa removida';

/** What each step of an erasure works on: one table in one transaction. The identity is last, as rows are found by its name and CPF. */
export interface Step {
  id: string;
  /** Runs where data of this basis may be erased; 'access' by the age of its rows in any case. */
  basis: Basis;
  /** @returns rows changed */
  run: (trx: Trx, userId: number, today: string) => Promise<number>;
}

const countOf = ({ numAffectedRows = 0n }: { numAffectedRows?: bigint }): number => Number(numAffectedRows);

const deletes: Step[] = personalData
  .filter(({ basis, stays }) => basis !== 'records' && basis !== 'audit' && !stays)
  .map((rule) => ({
    id: `${rule.table}.${rule.column}`,
    basis: rule.basis,
    run: async (trx, userId, today) =>
      countOf(
        await sql`delete from ${sql.table(rule.table)} where ${isOf(rule, userId)} ${
          rule.basis === 'access' && rule.since
            ? sql`and ${sql.ref(rule.since)} < ${`${oldestAccess(today)}T00:00:00-03:00`}::timestamptz`
            : sql``
        }`.execute(trx),
      ),
  }));

const picture: Step = {
  id: 'users.avatar',
  basis: 'none',
  run: async (trx, userId) =>
    countOf(
      await trx
        .updateTable('users')
        .set({ avatar: null })
        .where('id', '=', userId)
        .where('avatar', 'is not', null)
        .executeTakeFirst()
        .then(({ numUpdatedRows }) => ({ numAffectedRows: numUpdatedRows })),
    ),
};

const names: Step[] = personalData.flatMap((rule) => {
  const { nameIn } = rule;
  if (!nameIn) return [];
  return {
    id: `${rule.table}.${nameIn}`,
    basis: 'identification',
    run: async (trx, userId) =>
      countOf(
        await sql`update ${sql.table(rule.table)} set ${sql.ref(nameIn)} = ${NOBODY} where ${isOf(rule, userId)}`.execute(
          trx,
        ),
      ),
  };
});

const copies: Step[] = nameCopies.map(({ table, nameIn }) => ({
  id: `${table}.${nameIn}`,
  basis: 'identification',
  run: async (trx, userId) =>
    countOf(
      await sql`
        update ${sql.table(table)} t set ${sql.ref(nameIn)} = ${NOBODY}
        from users u where u.id = ${userId} and t.${sql.ref(nameIn)} = u.name
          and t.account_id in (select account_id from audit_log where user_id = ${userId})
          and not exists (
            select 1 from memberships m join users o on o.id = m.user_id
            where m.account_id = t.account_id and o.name = u.name and o.id <> u.id)`.execute(trx),
    ),
}));

const account: Step = {
  id: 'accounts.document',
  basis: 'identification',
  run: async (trx, userId) =>
    countOf(
      await sql`
        update accounts a set nickname = ${NOBODY}, email = '', phone = '', address = null, document = 'removido-' || a.id
        from users u where u.id = ${userId} and a.document = u.cpf and a.is_shutdown`.execute(trx),
    ),
};

const identity: Step = { id: 'users.id', basis: 'identification', run: makeAnonymous };

/** Empties a person's identity, and sets it apart, sealed, for as long as the audit log must tell who acted. */
async function makeAnonymous(trx: Trx, userId: number, today: string): Promise<number> {
  const user = await trx
    .selectFrom('users')
    .select(['name', 'cpf', 'email'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  const email = `removido-${userId}@removido.invalid`;
  if (!user || user.email === email) return 0;
  await trx
    .insertInto('erased_people')
    .values({
      user_id: userId,
      identity: seal(JSON.stringify({ name: user.name, cpf: user.cpf })),
      keep_until: sql<Date>`(${today}::date + make_interval(years => ${AUDIT_YEARS}::int))::timestamptz`,
    })
    .execute();
  await trx
    .updateTable('users')
    .set({
      name: NOBODY,
      nickname: NOBODY,
      cpf: `removido-${userId}`,
      email,
      cellphone: '',
      birth: null,
      avatar: null,
      // of a password that nobody has
      password_hash: await hash(newToken()),
      totp_secret: null,
      preferences: sql<string>`'{}'::jsonb`,
    })
    .where('id', '=', userId)
    .execute();
  return 1;
}

export const STEPS: readonly Step[] = [...deletes, picture, ...names, ...copies, account, identity];
