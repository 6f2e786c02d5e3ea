import { sql, type Selectable } from 'kysely';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { PHONE_METHODS } from '@balcao/contract/registration';
import type { Ctx } from '../../core/area';
import type { Database } from '../../core/database';
import { formatPhone, isEmail, isMobile, normalizePhone } from '../../core/documents';
import { sendMessages } from '../../core/messenger';
import { fieldProblem, Problem, refuseFields } from '../../core/problem';
import { hashToken, newToken } from '../../core/tokens';
import { LINK_HOURS, validationErrorOf } from './rules';
import { markDone } from './steps';
import './tables';

type Kind = 'phone' | 'email';
type Method = (typeof PHONE_METHODS)[number];
type Row = Selectable<Database['registration_validations']>;

/** Most links a day by each channel. */
const ATTEMPTS = 3;
const PHONE = 'Digite o DDD e o número completo do telefone';

const rowOf = (ctx: Ctx, kind: Kind) =>
  ctx.db
    .selectFrom('registration_validations')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('user_id', '=', ctx.userId)
    .where('kind', '=', kind);

const leftOf = (row: Row | undefined, today: string) => {
  const counted = row?.counted_on === today ? row : undefined;
  return {
    sms: counted?.sms_left ?? ATTEMPTS,
    whatsapp: counted?.whatsapp_left ?? ATTEMPTS,
    email: counted?.email_left ?? ATTEMPTS,
  };
};

/** The person's confirmed contacts, those waiting to be confirmed, and the links left to send today (SHELL-3-19). */
export async function contactData(ctx: Ctx): Promise<Answer<'GET /crs/contact-data'>> {
  const user = await ctx.db
    .selectFrom('users')
    .select(['email', 'cellphone'])
    .where('id', '=', ctx.userId)
    .executeTakeFirstOrThrow();
  const { address } = await ctx.db
    .selectFrom('accounts')
    .select('address')
    .where('id', '=', ctx.accountId)
    .executeTakeFirstOrThrow();
  const phone = await rowOf(ctx, 'phone').executeTakeFirst();
  const email = await rowOf(ctx, 'email').executeTakeFirst();
  const waiting = (row: Row | undefined) => (row && !row.done_at ? row.value : null);
  const left = leftOf(phone, ctx.today);
  return {
    address: address ?? {},
    email: {
      email: user.email,
      waiting: waiting(email),
      attemptsToSendEmailLeft: leftOf(email, ctx.today).email,
    },
    cellphone: {
      cellphone: user.cellphone,
      waiting: waiting(phone),
      validationMethod: phone?.method ?? null,
      validationError: phone && !phone.done_at ? await phoneError(ctx, phone) : null,
      smsAttemptsLeft: left.sms,
      whatsappAttemptsLeft: left.whatsapp,
    },
  };
}

/** Why the waiting cellphone is not confirmed yet, by what became of the message with its link. */
async function phoneError(ctx: Ctx, { value, method, sent_at }: Row): Promise<string | null> {
  const undelivered = await ctx.db
    .selectFrom('sandbox_messages')
    .select('id')
    .where('account_id', '=', ctx.accountId)
    .where('channel', '=', method ?? 'sms')
    .where('recipient', '=', formatPhone(value))
    .where('sent_at', '=', sent_at)
    .where('failure', 'is not', null)
    .where('due_at', 'is', null)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  return validationErrorOf({ sentAt: sent_at, isUndelivered: undelivered !== undefined }, ctx.now);
}

/** Marks the step of contacts as done. @throws Problem 422 at a contact that is not the person's confirmed one. */
export async function confirmContacts(ctx: Ctx, body: Body<'PUT /crs/contact-data'>) {
  const { email, cellphone } = await contactData(ctx);
  const unconfirmed = 'Abra o link que enviamos para confirmar este contato.';
  const typed = body.email.trim().toLowerCase();
  refuseFields([
    ...(normalizePhone(body.cellphone) === cellphone.cellphone ? [] : [{ field: 'cellphone', message: unconfirmed }]),
    ...(typed === email.email ? [] : [{ field: 'email', message: unconfirmed }]),
    ...(body.confirm_email.trim().toLowerCase() === typed
      ? []
      : [{ field: 'confirm_email', message: 'Os e-mails não são iguais' }]),
  ]);
  await markDone(ctx, 'contact');
  return contactData(ctx);
}

export async function askForPhone(ctx: Ctx, body: Body<'POST /crs/contact-data/phone'>) {
  if (!isMobile(body.cellphone)) throw fieldProblem('cellphone', PHONE);
  return phoneLeft(ctx, await sendLink(ctx, 'phone', normalizePhone(body.cellphone), body.method));
}

export const resendPhone = async (ctx: Ctx, method: Method) =>
  phoneLeft(ctx, await sendLink(ctx, 'phone', null, method));

export async function askForEmail(ctx: Ctx, body: Body<'POST /crs/contact-data/email'>) {
  const email = body.email.trim().toLowerCase();
  refuseFields([
    ...(isEmail(email) ? [] : [{ field: 'email', message: 'Informe um e-mail válido' }]),
    ...(body.confirm_email.trim().toLowerCase() === email
      ? []
      : [{ field: 'confirm_email', message: 'Os e-mails não são iguais' }]),
  ]);
  return emailLeft(ctx, await sendLink(ctx, 'email', email, null));
}

export const resendEmail = async (ctx: Ctx) => emailLeft(ctx, await sendLink(ctx, 'email', null, null));

const phoneLeft = (ctx: Ctx, row: Row) => {
  const { sms, whatsapp } = leftOf(row, ctx.today);
  return { smsAttemptsLeft: sms, whatsappAttemptsLeft: whatsapp };
};
const emailLeft = (ctx: Ctx, row: Row) => ({ attemptsToSendEmailLeft: leftOf(row, ctx.today).email });

/**
 * Sends a link to confirm a contact, and invalidates the one before. A null `value` sends to the last address again.
 * @throws Problem 409 where no contact is waiting; 422 at the field where no attempts are left today.
 */
async function sendLink(ctx: Ctx, kind: Kind, value: string | null, method: Method | null): Promise<Row> {
  const trx = ctx.trx();
  const mine = { account_id: ctx.accountId, user_id: ctx.userId, kind };
  const token = newToken();
  if (value)
    await trx
      .insertInto('registration_validations')
      .values({
        ...mine,
        value,
        method,
        token_hash: hashToken(token),
        counted_on: ctx.today,
        sent_at: ctx.now,
        done_at: null,
      })
      .onConflict((c) => c.columns(['account_id', 'user_id', 'kind']).doNothing())
      .execute();
  const row = await rowOf(ctx, kind).forUpdate().executeTakeFirst();
  const to = value ?? (row?.done_at ? undefined : row?.value);
  if (!row || !to) throw new Problem(409, 'nothing-waiting', 'Não há contato novo aguardando confirmação.');
  const left = leftOf(row, ctx.today);
  const way = method ?? 'email';
  if (left[way] === 0)
    throw fieldProblem(
      kind === 'phone' ? 'cellphone' : 'email',
      'Você usou todas as tentativas de envio de hoje. Tente novamente amanhã.',
    );
  left[way]--;
  const updated = await trx
    .updateTable('registration_validations')
    .set({
      value: to,
      method,
      token_hash: hashToken(token),
      counted_on: ctx.today,
      sms_left: left.sms,
      whatsapp_left: left.whatsapp,
      email_left: left.email,
      sent_at: ctx.now,
      done_at: null,
    })
    .where('account_id', '=', ctx.accountId)
    .where('user_id', '=', ctx.userId)
    .where('kind', '=', kind)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { config } = ctx.services;
  const origin = config.BALCAO_ORIGIN ?? `http://127.0.0.1:${config.PORT}`;
  const link = `${origin}/dados-cadastrais/atualizacao-cadastral?validar=${token}`;
  await sendMessages(trx, [
    {
      accountId: ctx.accountId,
      channel: method ?? 'mail',
      recipient: kind === 'phone' ? formatPhone(to) : to,
      subject: kind === 'email' ? 'Confirme o seu e-mail' : '',
      body: `Balcão: confirme que este contato é seu: ${link}`,
      at: ctx.now,
    },
  ]);
  ctx.live('registration', 'updated', []);
  return updated;
}

/**
 * Confirms a contact by the token of its link, and makes it the person's.
 * @throws Problem 422 at 'token' where it is not the person's, was used or has expired, or another person has the e-mail by now.
 */
export async function openLink(ctx: Ctx, token: string): Promise<Answer<'POST /crs/validations'>> {
  const trx = ctx.trx();
  const opened = await trx
    .updateTable('registration_validations')
    .set({ done_at: ctx.now })
    .where('token_hash', '=', hashToken(token))
    .where('account_id', '=', ctx.accountId)
    .where('user_id', '=', ctx.userId)
    .where('done_at', 'is', null)
    .where('sent_at', '>', new Date(ctx.now.getTime() - LINK_HOURS * 3_600_000))
    .returning(['kind', 'value'])
    .executeTakeFirst();
  if (!opened) throw fieldProblem('token', 'Este link expirou ou já foi usado. Peça um novo.');
  const { kind, value } = opened;
  if (kind === 'email') {
    await sql`select pg_advisory_xact_lock(hashtext(${value}))`.execute(trx);
    const taken = await trx.selectFrom('users').select('id').where('email', '=', value).executeTakeFirst();
    if (taken && taken.id !== ctx.userId)
      throw fieldProblem('token', 'Não foi possível usar este e-mail. Informe outro.');
  }
  await trx
    .updateTable('users')
    .set(kind === 'email' ? { email: value } : { cellphone: value })
    .where('id', '=', ctx.userId)
    .execute();
  ctx.live('registration', 'updated', []);
  return { kind };
}
