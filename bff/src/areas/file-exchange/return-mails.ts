import { sql } from 'kysely';
import type { CnabLayout } from '@balcao/contract/shared/cnab/bank';
import type { Ctx } from '../../core/area';
import { formatDay } from '../../core/calendar';
import type { Db, Trx } from '../../core/database';
import { sendMessages } from '../../core/messenger';
import { formatMoney } from '../../core/money';
import { bytesOf, nameOf, type StoredFile } from './return-files';
import './tables';

/** Bytes above which an e-mail tells where the file is instead of bringing it. */
const MOST_ATTACHED = 5_000_000;

/** Has each new return file sent to the user's own address in a layout; null: no more. */
export async function setReturnMail(ctx: Ctx, layout: CnabLayout | null): Promise<void> {
  if (layout === null) return void (await endReturnMail(ctx.trx(), ctx.accountId, ctx.userId));
  await ctx
    .trx()
    .insertInto('cnab_return_mails')
    .values({ account_id: ctx.accountId, user_id: ctx.userId, layout, asked_at: ctx.now })
    .onConflict((c) => c.columns(['account_id', 'user_id']).doUpdateSet({ layout, asked_at: ctx.now }))
    .execute();
}

/** Ends what a user of the account has sent to them. */
export const endReturnMail = (trx: Trx, accountId: number, userId: number) =>
  trx
    .deleteFrom('cnab_return_mails')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** In which layout a user has the files sent to them; null: they do not. */
export async function returnMailOf(db: Db, accountId: number, userId: number): Promise<CnabLayout | null> {
  const row = await db
    .selectFrom('cnab_return_mails')
    .select('layout')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.layout ?? null;
}

/** Everybody to whom the account's return files go. */
export const returnMails = (db: Db, accountId: number) =>
  db
    .selectFrom('cnab_return_mails as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.user_id as id', 'u.email as to', 'u.name as by'])
    .where('r.account_id', '=', accountId)
    .orderBy('r.user_id')
    .execute();

/** Those of them who may still have the account's return files, as `isGranted` decides it: others are sent nothing meanwhile. */
const recipientsOf = (trx: Trx, accountId: number) =>
  trx
    .selectFrom('cnab_return_mails as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .innerJoin('memberships as m', (on) =>
      on.onRef('m.account_id', '=', 'r.account_id').onRef('m.user_id', '=', 'r.user_id'),
    )
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['u.email', 'r.layout', 'a.nickname'])
    .where('r.account_id', '=', accountId)
    .where('a.is_shutdown', '=', false)
    .where('m.status', '=', 'active')
    .where(sql<boolean>`coalesce((m.grants ->> 'cnab:files-transmission:return-files')::boolean, m.role <> 'subuser')`)
    .orderBy('r.user_id')
    .execute();

/** Sends a new return file to those who asked for it, in the transaction that makes it. */
export async function mailReturnFile(trx: Trx, file: StoredFile, at: Date): Promise<void> {
  const bytes = new Map<CnabLayout, Buffer>();
  const recipients = await recipientsOf(trx, file.account_id);
  for (const { layout } of recipients) if (!bytes.has(layout)) bytes.set(layout, await bytesOf(trx, file, layout));
  const what = file.movements === 1 ? '1 movimento' : `${file.movements} movimentos`;
  await sendMessages(
    trx,
    recipients.map(({ email, layout, nickname }) => {
      const content = bytes.get(layout)!;
      const isSmall = content.length <= MOST_ATTACHED;
      return {
        accountId: file.account_id,
        channel: 'mail' as const,
        recipient: email,
        subject: `Arquivo de retorno de ${formatDay(file.day)}: ${nickname}`,
        body:
          `Olá.\n\nO arquivo de retorno nº ${file.number} da conta ${nickname}, de ${formatDay(file.day)}, traz ${what} e ` +
          `${formatMoney(file.value)} pagos. ${isSmall ? 'Ele está anexo a este e-mail' : 'Ele é grande demais para um e-mail'} e ` +
          'fica em Troca de arquivos, Arquivos de retorno.\n\nPara não receber mais, desligue o envio na mesma página.',
        at,
        ...(isSmall && { attachment: { name: nameOf(file), base64: content.toString('base64') } }),
      };
    }),
  );
}
