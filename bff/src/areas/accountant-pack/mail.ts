import { sql, type Generated } from 'kysely';
import type { AccountantMail } from '@balcao/contract/accountant-pack';
import type { Ctx } from '../../core/area';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Config } from '../../core/config';
import type { Db, Trx } from '../../core/database';
import { isEmail } from '../../core/documents';
import { defineJob } from '../../core/jobs';
import { sendMessages } from '../../core/messenger';
import { fieldProblem } from '../../core/problem';
import { hashToken, newToken } from '../../core/tokens';
import { MAIL_PERMISSIONS, packOf, requireParts } from './pack';
import { monthAfter, monthBefore } from './rules';
import { logFault } from '../../core/log';

declare module '../../core/database' {
  interface Database {
    accountant_mails: {
      account_id: number;
      email: string;
      /** yyyy-mm */
      last_month: string;
      asked_by: string;
      /** Null where an older request has no user of that name. */
      asked_by_id: number | null;
      asked_at: Date;
    };
    accountant_packs: {
      account_id: number;
      month: string;
      token_hash: string;
      file: Buffer;
      expires_at: Date;
      /** Where the link went; null in packs from before it was stored, which open no more. */
      email: string | null;
      /** Of the code that opens it, sent last; null: none that can be used. */
      code_hash: string | null;
      code_until: Date | null;
      code_tries: Generated<number>;
      codes_sent: Generated<number>;
      code_sent_at: Date | null;
    };
  }
}

/** Days for which the link of an e-mail is valid. */
const LINK_DAYS = 7;
/** Most accounts sent to in one run of the job; the others get theirs in the next. */
const AT_ONCE = 20;

export async function accountantMail(ctx: Pick<Ctx, 'db' | 'accountId'>): Promise<AccountantMail> {
  const row = await ctx.db
    .selectFrom('accountant_mails')
    .select('email')
    .where('account_id', '=', ctx.accountId)
    .executeTakeFirst();
  return { email: row?.email ?? null };
}

/** To whom the account's packs go every month, and who asked; null: to nobody. */
export async function packDelivery(db: Db | Trx, accountId: number): Promise<{ to: string; by: string } | null> {
  const row = await db
    .selectFrom('accountant_mails')
    .select(['email as to', 'asked_by as by'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

/** Ends the account's packs by e-mail, with the links already sent. */
export async function endPackMail(trx: Trx, accountId: number): Promise<void> {
  await trx.deleteFrom('accountant_mails').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('accountant_packs').where('account_id', '=', accountId).execute();
}

/**
 * Sets the accountant's e-mail, which gets the packs from the present month's on; null stops them.
 * @throws Problem 422 at 'email'; 403 where the user may not see all that a pack has
 */
export async function setAccountantMail(ctx: Ctx, typed: string | null): Promise<AccountantMail> {
  const email = typed?.trim().toLowerCase() ?? null;
  if (email !== null && !isEmail(email)) throw fieldProblem('email', 'Informe um e-mail válido');
  if (email !== null) requireParts(ctx);
  const before = await accountantMail({ db: ctx.trx(), accountId: ctx.accountId });
  // the links that another address has are ended with its e-mails
  if (before.email !== email) await endPackMail(ctx.trx(), ctx.accountId);
  else await ctx.trx().deleteFrom('accountant_mails').where('account_id', '=', ctx.accountId).execute();
  if (email)
    await ctx
      .trx()
      .insertInto('accountant_mails')
      .values({
        account_id: ctx.accountId,
        email,
        last_month: monthBefore(ctx.today),
        asked_by: ctx.userName,
        asked_by_id: ctx.userId,
        asked_at: ctx.now,
      })
      .execute();
  const addressOrNobody = (one: string | null) => one ?? 'Ninguém';
  ctx.noted({
    changes: [
      { what: 'Pacote do contador por e-mail', before: addressOrNobody(before.email), after: addressOrNobody(email) },
    ],
  });
  return { email };
}

interface Due {
  accountId: number;
  email: string;
  month: string;
  file: Buffer;
}

/** Whether who asked may still see all of a pack, as `isGranted` decides it: an active user of an open account with each permission. */
const mayAskerSend = sql<boolean>`exists (
  select 1 from memberships m join accounts a on a.id = m.account_id
  where m.account_id = accountant_mails.account_id and m.user_id = accountant_mails.asked_by_id
    and m.status = 'active' and not a.is_shutdown
    and ${sql.join(
      MAIL_PERMISSIONS.map((id) => sql`coalesce((m.grants ->> ${id})::boolean, m.role <> 'subuser')`),
      sql` and `,
    )})`;

/** Ends the packs whose asker left or lost a permission, with the links already sent, and writes to the account's address why. */
async function endOrphaned(trx: Trx, now: Date): Promise<void> {
  const ended = await trx
    .deleteFrom('accountant_mails')
    .where(sql<boolean>`not ${mayAskerSend}`)
    .returning(['account_id', 'email', 'asked_by'])
    .execute();
  if (!ended.length) return;
  const ids = ended.map((one) => one.account_id);
  await trx.deleteFrom('accountant_packs').where('account_id', 'in', ids).execute();
  const accounts = await trx
    .selectFrom('accounts')
    .select(['id', 'nickname', 'email'])
    .where('id', 'in', ids)
    .execute();
  const messages = ended.flatMap(({ account_id: accountId, email, asked_by: who }) => {
    const account = accounts.find(({ id }) => id === accountId)!;
    return {
      accountId,
      channel: 'mail' as const,
      recipient: account.email,
      subject: `Pacote do contador deixou de ser enviado: ${account.nickname}`,
      body:
        `Olá.\n\n${email} não recebe mais o pacote do contador da conta ${account.nickname} no Balcão: ${who}, que pediu o ` +
        'envio, não tem mais acesso a tudo o que o pacote traz.\n\nPara continuar, peça o envio de novo em Extrato, Exportar.',
      at: now,
    };
  });
  await sendMessages(trx, messages);
}

/**
 * Sends each accountant the pack of the first month that they were not sent, until last month's; deletes packs whose link has expired.
 * An account whose pack cannot be made is tried again in the next run, and keeps none of the others waiting.
 */
export const accountantMails = defineJob<object, Due[]>({
  name: 'accountant-mails',
  everySeconds: 600,
  prepare: async (db) => {
    const last = monthBefore(saoPauloDay(await bankNow(db)));
    const rows = await db
      .selectFrom('accountant_mails')
      .select(['account_id', 'email', 'last_month'])
      .where('last_month', '<', last)
      .where(mayAskerSend)
      .orderBy('account_id')
      .limit(AT_ONCE)
      .execute();
    const due: Due[] = [];
    for (const { account_id: accountId, email, last_month } of rows) {
      const month = monthAfter(last_month, 1);
      try {
        due.push({ accountId, email, month, file: await packOf(db, accountId, month) });
      } catch (error) {
        logFault(`jobs: accountant-mails: account ${accountId}, ${month}`, error);
      }
    }
    return due;
  },
  run: async (trx, _data, { services }, due) => {
    const now = await bankNow(trx);
    await trx.deleteFrom('accountant_packs').where('expires_at', '<=', now).execute();
    await endOrphaned(trx, now);
    for (const one of due) await send(trx, services.config, one, now);
  },
});

async function send(
  trx: Trx,
  config: Pick<Config, 'BALCAO_ORIGIN' | 'PORT'>,
  { accountId, email, month, file }: Due,
  now: Date,
): Promise<void> {
  const taken = await trx
    .updateTable('accountant_mails')
    .set({ last_month: month })
    .where('account_id', '=', accountId)
    .where('email', '=', email)
    .where('last_month', '<', month)
    .returning('asked_by')
    .executeTakeFirst();
  // another process sent the pack meanwhile, or the account does not ask for it any more
  if (!taken) return;
  const token = newToken();
  const stored = {
    token_hash: hashToken(token),
    file,
    email,
    expires_at: new Date(now.getTime() + LINK_DAYS * 86_400_000),
    code_hash: null,
    code_until: null,
    code_tries: 0,
    codes_sent: 0,
    code_sent_at: null,
  };
  await trx
    .insertInto('accountant_packs')
    .values({ account_id: accountId, month, ...stored })
    .onConflict((c) => c.columns(['account_id', 'month']).doUpdateSet(stored))
    .execute();
  const { nickname } = await trx
    .selectFrom('accounts')
    .select('nickname')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const link = `${config.BALCAO_ORIGIN ?? `http://localhost:${config.PORT}`}/pacote-do-contador/${token}`;
  const [year, number] = month.split('-');
  await sendMessages(trx, [
    {
      accountId,
      channel: 'mail',
      recipient: email,
      subject: `Pacote do contador de ${number}/${year}: ${nickname}`,
      body:
        `Olá.\n\n${taken.asked_by} pediu que você receba todo mês o pacote da conta ${nickname} no Balcão: ` +
        `extrato em OFX, planilha, CSV e PDF, comprovantes e cobranças de ${number}/${year}, em um arquivo ` +
        `ZIP.\n\nBaixe em até ${LINK_DAYS} dias, com o código que o link envia a este endereço:\n${link}\n\nSe você não cuida da contabilidade desta conta, ` +
        'ignore este e-mail.',
      at: now,
    },
  ]);
}
