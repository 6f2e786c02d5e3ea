import { randomInt } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { PixKeyCheck } from '@balcao/contract/pix-keys';
import type { Ctx } from '../../core/area';
import { clearAttempts, takeAttempt } from '../../core/attempts';
import type { Database } from '../../core/database';
import { failuresOf } from '../../core/locked';
import { sendMessages } from '../../core/messenger';
import { fieldProblem, notFound, Problem } from '../../core/problem';
import { hashToken } from '../../core/tokens';
import './tables';

type CheckRow = Selectable<Database['pix_key_checks']>;

const CODE_ERRORS = 3;
const RESEND_SECONDS = 40;
const CODE_MINUTES = 30;
const after = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);

/** Wrong codes are counted by key, so that a new code does not reset the count. */
const attemptsOf = (accountId: number, key: string) => `pix-key:${accountId}:${key}`;
const hashOf = (accountId: number, key: string, code: string) => hashToken(`pix-key ${accountId} ${key} ${code}`);

export const toCheckDto = ({ id, type, key, purpose, channel, sent_at }: CheckRow): PixKeyCheck => ({
  id,
  type,
  key,
  purpose,
  channel,
  resend_at: after(sent_at, RESEND_SECONDS).toISOString(),
  expires_at: after(sent_at, CODE_MINUTES * 60).toISOString(),
});

/** The account's codes that were sent and have neither been used nor expired, newest first. */
export async function openChecks(ctx: Ctx): Promise<PixKeyCheck[]> {
  const rows = await ctx.db
    .selectFrom('pix_key_checks')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('ended_at', 'is', null)
    .where('sent_at', '>', after(ctx.now, -CODE_MINUTES * 60))
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows.map(toCheckDto);
}

/** Sends a code to a phone or e-mail that is to become a key, and ends earlier checks of that key; repeated within 40 s, sends nothing. */
export async function startCheck(ctx: Ctx, asked: Pick<CheckRow, 'type' | 'key' | 'purpose'>): Promise<PixKeyCheck> {
  const code = newCode();
  const open = await ctx
    .trx()
    .selectFrom('pix_key_checks')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('key', '=', asked.key)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (open && after(open.sent_at, RESEND_SECONDS) > ctx.now && open.purpose === asked.purpose) return toCheckDto(open);
  await ctx
    .trx()
    .updateTable('pix_key_checks')
    .set({ ended_at: ctx.now })
    .where('account_id', '=', ctx.accountId)
    .where('key', '=', asked.key)
    .where('ended_at', 'is', null)
    .execute();
  const row = await ctx
    .trx()
    .insertInto('pix_key_checks')
    .values({
      ...asked,
      account_id: ctx.accountId,
      channel: asked.type === 'email' ? 'mail' : 'sms',
      code_hash: hashOf(ctx.accountId, asked.key, code),
      sent_at: ctx.now,
      ended_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await send(ctx, row, code);
  return toCheckDto(row);
}

const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

async function send(ctx: Ctx, { channel, key }: CheckRow, code: string): Promise<void> {
  const body =
    channel === 'call'
      ? `Ligação do Balcão: seu código da chave Pix é ${[...code].join(', ')}.`
      : `Balcão: ${code} é o código para cadastrar sua chave Pix. Não informe este código a ninguém.`;
  const subject = { sms: '', call: 'Ligação com o código', mail: 'Código da sua chave Pix' }[channel];
  const recipient = channel === 'mail' ? key : key.replace(/^\+55/, '');
  await sendMessages(ctx.trx(), [{ accountId: ctx.accountId, channel, recipient, subject, body, at: ctx.now }]);
}

/** An open check, locked until the transaction ends. @throws Problem 404 */
async function holdCheck(ctx: Ctx, id: number): Promise<CheckRow> {
  const row = await ctx
    .trx()
    .selectFrom('pix_key_checks')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Sends a new code by the same channel, or by a phone call. @throws Problem 404; 422 for a call to an e-mail key; 429 within 40 s. */
export async function sendAgain(ctx: Ctx, id: number, way: 'same' | 'call'): Promise<PixKeyCheck> {
  const check = await holdCheck(ctx, id);
  if (way === 'call' && check.type !== 'phone')
    throw new Problem(422, 'no-phone', 'Este código vai por e-mail: não há celular para ligar.');
  if (after(check.sent_at, RESEND_SECONDS) > ctx.now)
    throw new Problem(429, 'too-soon', `Aguarde ${RESEND_SECONDS} segundos entre um envio e outro.`);
  const code = newCode();
  const channel = way === 'call' ? 'call' : check.type === 'email' ? 'mail' : 'sms';
  const row = await ctx
    .trx()
    .updateTable('pix_key_checks')
    .set({ channel, code_hash: hashOf(ctx.accountId, check.key, code), sent_at: ctx.now })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await send(ctx, row, code);
  return toCheckDto(row);
}

/**
 * Verifies a code; three wrong ones block the key, also when they are sent simultaneously. A wrong code is answered, not thrown, so that
 * its count is committed.
 * @returns the check where the code is right, else the number of wrong codes so far
 * @throws Problem 404; 422 at `code` where it has expired, which counts no wrong code; 429 where wrong codes blocked the key
 */
export async function judgeCode(
  ctx: Ctx,
  { id, code }: { id: number; code: string },
  type: CheckRow['type'],
): Promise<{ check: CheckRow } | { attempts: number }> {
  const check = await holdCheck(ctx, id);
  if (check.type !== type) throw notFound();
  if (after(check.sent_at, CODE_MINUTES * 60) <= ctx.now)
    throw fieldProblem('code', 'Este código expirou. Peça outro para continuar.');
  const key = attemptsOf(ctx.accountId, check.key);
  if (await takeAttempt(ctx.db, key, CODE_ERRORS))
    throw new Problem(429, 'code-blocked', 'Foram 3 códigos errados. Aguarde alguns minutos e tente de novo.');
  if (check.code_hash !== hashOf(ctx.accountId, check.key, code))
    return { attempts: Math.min(CODE_ERRORS, await failuresOf(ctx.db, key)) };
  await clearAttempts(ctx.db, key);
  await ctx
    .trx()
    .updateTable('pix_key_checks')
    .set({ ended_at: ctx.now })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
  return { check };
}
