import type { Selectable } from 'kysely';
import type { Database, Db, Trx } from '../../../core/database';
import type { Picture } from '../../../core/read-image';
import './tables';

/** The logo that billets are printed with; undefined where the account has none. */
export const logoOf = (db: Db | Trx, accountId: number): Promise<Selectable<Database['billing_logos']> | undefined> =>
  db.selectFrom('billing_logos').selectAll().where('account_id', '=', accountId).executeTakeFirst();

export async function saveLogo(trx: Trx, accountId: number, picture: Picture, now: Date): Promise<void> {
  const row = { ...picture, updated_at: now };
  await trx
    .insertInto('billing_logos')
    .values({ account_id: accountId, ...row })
    .onConflict((c) => c.column('account_id').doUpdateSet(row))
    .execute();
}

export async function dropLogo(trx: Trx, accountId: number): Promise<void> {
  await trx.deleteFrom('billing_logos').where('account_id', '=', accountId).execute();
}
