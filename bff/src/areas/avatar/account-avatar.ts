import { randomBytes } from 'node:crypto';
import type { Ctx, FileAnswer } from '../../core/area';
import { notFound } from '../../core/problem';
import type { Picture } from '../../core/read-image';
import './tables';

/** Sets the account's image, of any width and height; the upload limits it to 1,000,000 bytes (SHELL-5-41). */
export async function setAccountAvatar(ctx: Ctx, { bytes, type }: Picture): Promise<{ url: string }> {
  const version = randomBytes(16).toString('hex');
  const url = `/bff/account/avatar/${version}`;
  const row = { version, bytes, type, updated_at: ctx.now };
  await ctx
    .trx()
    .insertInto('account_avatars')
    .values({ account_id: ctx.accountId, ...row })
    .onConflict((c) => c.column('account_id').doUpdateSet(row))
    .execute();
  await ctx.trx().updateTable('accounts').set({ avatar: url }).where('id', '=', ctx.accountId).execute();
  return { url };
}

export async function removeAccountAvatar(ctx: Ctx): Promise<{ url: null }> {
  await ctx.trx().deleteFrom('account_avatars').where('account_id', '=', ctx.accountId).execute();
  await ctx.trx().updateTable('accounts').set({ avatar: null }).where('id', '=', ctx.accountId).execute();
  return { url: null };
}

/** An image of any account where the user is active, as the account switcher shows them all. @throws Problem 404 for others */
export async function readAccountAvatar(ctx: Ctx, version: string): Promise<FileAnswer> {
  const row = await ctx.db
    .selectFrom('account_avatars as p')
    .innerJoin('memberships as m', 'm.account_id', 'p.account_id')
    .select(['p.bytes', 'p.type'])
    .where('m.user_id', '=', ctx.userId)
    .where('m.status', '=', 'active')
    .where('p.version', '=', version)
    .executeTakeFirst();
  if (!row) throw notFound();
  const name = row.type === 'image/png' ? 'conta.png' : 'conta.jpg';
  return { name, bytes: Buffer.from(row.bytes), type: row.type };
}
