import type { Answer } from '@balcao/contract/core/registry';
import type { Ctx } from '../../core/area';
import { addDays } from '../../core/calendar';
import type { Trx } from '../../core/database';
import { returnMailOf } from './return-mails';
import './tables';

type Settings = Answer<'GET /file-exchange/return-settings'>;

export async function returnSettings({
  db,
  accountId,
  userId,
}: Pick<Ctx, 'db' | 'accountId' | 'userId'>): Promise<Settings> {
  const row = await db
    .selectFrom('cnab_accounts')
    .select(['is_active', 'since'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return {
    isActive: row?.is_active ?? false,
    since: row?.is_active ? row.since.toISOString() : null,
    mail: await returnMailOf(db, accountId, userId),
  };
}

/** Has return files made from now on; nothing changes where they are made already. */
export async function wantReturnFiles(trx: Trx, accountId: number, now: Date, today: string): Promise<void> {
  const from = { is_active: true, since: now, closed_on: addDays(today, -1) };
  await trx
    .insertInto('cnab_accounts')
    .values({ account_id: accountId, ...from })
    .onConflict((c) => c.column('account_id').doUpdateSet(from).where('cnab_accounts.is_active', '=', false))
    .execute();
}

export async function setReturnFiles(ctx: Ctx, isActive: boolean): Promise<Settings> {
  if (isActive) await wantReturnFiles(ctx.trx(), ctx.accountId, ctx.now, ctx.today);
  else
    await ctx
      .trx()
      .updateTable('cnab_accounts')
      .set({ is_active: false })
      .where('account_id', '=', ctx.accountId)
      .execute();
  return returnSettings(ctx);
}
