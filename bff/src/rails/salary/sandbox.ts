import type { Db } from '../../core/database';
import type { SalaryRegistry } from './port';
import './tables';

/** Reasons a paying bank may give, pt-BR. */
export const REASONS = [
  'O CPF não tem conta-salário neste banco.',
  'O CNPJ do empregador não confere com o da conta-salário.',
  'O nome do titular não confere.',
] as const;

/** The registry of the sandbox: paying banks answer when the console says so, or never. */
export const sandboxSalaryRegistry: SalaryRegistry = {
  request: async (trx, { key, person, employer, bank, at }) => {
    await trx
      .insertInto('sandbox_salaries')
      .values({ key, person, employer, bank, reason: null, at })
      .onConflict((c) => c.column('key').doNothing())
      .execute();
  },
  cancel: async (trx, key, at) => {
    await trx.updateTable('sandbox_salaries').set({ state: 'cancelled', at }).where('key', '=', key).execute();
  },
  receive: async (db, now) => {
    const rows = await db
      .selectFrom('sandbox_salaries')
      .selectAll()
      .where('state', 'in', ['accepted', 'rejected'])
      .where('is_told', '=', false)
      .where('at', '<=', now)
      .orderBy('at')
      .limit(50)
      .execute();
    return rows.map(({ key, state, reason, at }) => ({ key, isAccepted: state === 'accepted', reason, at }));
  },
  acknowledge: async (trx, keys) => {
    if (keys.length)
      await trx.updateTable('sandbox_salaries').set({ is_told: true }).where('key', 'in', keys).execute();
  },
};

/** The paying bank answers an open request; a reason rejects it. @returns false where it is not open */
export async function answerSalary(db: Db, key: string, reason: string | null, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sandbox_salaries')
    .set({ state: reason ? 'rejected' : 'accepted', reason, at })
    .where('key', '=', key)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
