import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Ctx } from '../../core/area';
import { clearAttempts, takeAttempt } from '../../core/attempts';
import { recordAction } from '../../core/audit';
import { sendMessages } from '../../core/messenger';
import { Problem } from '../../core/problem';
import { qrImage } from '../../core/qr-image';
import {
  CODE_ERRORS,
  codeAttempts,
  judgeCode,
  newTotpSecret,
  recoveryHash,
  stepOf,
  totpUri,
} from '../../core/second-factor';
import { confirmRedefinition } from '../signature/service';

const PENDING_MINUTES = 10;
const RECOVERY_CODES = 10;
/** Characters of recovery codes, without those that are easily confused: I, L, O, 0, 1. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const HALF = 5;

const secretOf = async (ctx: Ctx): Promise<string | null> =>
  (await ctx.db.selectFrom('users').select('totp_secret').where('id', '=', ctx.userId).executeTakeFirstOrThrow())
    .totp_secret;

/** Makes a new secret, which counts once a code has proved it. @throws Problem 409 where two-factor is on already, or not yet on. */
export async function begin(ctx: Ctx, how: 'start' | 'change') {
  const isOn = (await secretOf(ctx)) !== null;
  if (isOn !== (how === 'change'))
    throw new Problem(
      409,
      'two-factor-state',
      isOn ? 'A autenticação de dois fatores já está ativa.' : 'A autenticação de dois fatores não está ativa.',
    );
  const secret = newTotpSecret();
  const expires_at = sql<Date>`now() + make_interval(mins => ${PENDING_MINUTES})`;
  await ctx.db
    .insertInto('second_factor_pending')
    .values({ user_id: ctx.userId, secret, expires_at })
    .onConflict((c) => c.column('user_id').doUpdateSet({ secret, expires_at }))
    .execute();
  const uri = totpUri(secret, ctx.userEmail);
  return { Segredo: secret, Uri: uri, image_qrcode: await qrImage(uri) };
}

type Status = 'OK' | 'NOK' | 'BLOCKED';

/** Proves the new secret by a code. @throws Problem 409 where none was made, or more than ten minutes ago. */
export async function end(ctx: Ctx, code: string): Promise<{ status: Status; recoveryCodes: string[] }> {
  const pending = await ctx.db
    .selectFrom('second_factor_pending')
    .select('secret')
    .where('user_id', '=', ctx.userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();
  if (!pending) throw new Problem(409, 'two-factor-state', 'O código QR expirou. Comece de novo.');
  const key = codeAttempts(ctx.userId);
  if (await takeAttempt(ctx.db, key, CODE_ERRORS)) return { status: 'BLOCKED', recoveryCodes: [] };
  const step = stepOf(pending.secret, code);
  if (step === null) return { status: 'NOK', recoveryCodes: [] };
  await clearAttempts(ctx.db, key);
  await ctx.db.deleteFrom('second_factor_pending').where('user_id', '=', ctx.userId).execute();
  await ctx.db
    .updateTable('users')
    .set({ totp_secret: pending.secret, totp_last_step: step })
    .where('id', '=', ctx.userId)
    .execute();
  await mailChange(ctx, 'ativada');
  const recoveryCodes = await newRecoveryCodes(ctx);
  // only here: a wrong code is answered too, but is no activation to be recorded
  await recordAction(ctx.trx(), { ...ctx, action: 'two-factor.end', ip: ctx.request.ip });
  return { status: 'OK', recoveryCodes };
}

export async function remove(ctx: Ctx): Promise<void> {
  if ((await secretOf(ctx)) === null)
    throw new Problem(409, 'two-factor-state', 'A autenticação de dois fatores não está ativa.');
  await ctx.db.updateTable('users').set({ totp_secret: null }).where('id', '=', ctx.userId).execute();
  await ctx.db.deleteFrom('recovery_codes').where('user_id', '=', ctx.userId).execute();
  await mailChange(ctx, 'desativada');
}

/** A right code lets the person set another signature (SHELL-4.12-3). */
export async function check(ctx: Ctx, code: string): Promise<{ status: Status }> {
  const totp_secret = await secretOf(ctx);
  if (totp_secret === null) return { status: 'NOK' };
  const judged = await judgeCode(ctx.db, { id: ctx.userId, totp_secret }, code);
  if (!judged.right) return { status: judged.lockedUntil ? 'BLOCKED' : 'NOK' };
  await confirmRedefinition(ctx.trx(), ctx.userId);
  return { status: 'OK' };
}

const half = (): string => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Makes ten new recovery codes; earlier ones are void. */
async function newRecoveryCodes(ctx: Ctx): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(`${half()}-${half()}`);
  await ctx.db.deleteFrom('recovery_codes').where('user_id', '=', ctx.userId).execute();
  await ctx.db
    .insertInto('recovery_codes')
    .values([...codes].map((code) => ({ user_id: ctx.userId, code_hash: recoveryHash(ctx.userId, code) })))
    .execute();
  return [...codes];
}

const mailChange = (ctx: Ctx, what: 'ativada' | 'desativada') =>
  sendMessages(ctx.trx(), [
    {
      accountId: ctx.accountId,
      channel: 'mail',
      recipient: ctx.userEmail,
      subject: `Autenticação de dois fatores ${what}`,
      body: `A autenticação de dois fatores do seu acesso ao Balcão foi ${what}. Se não foi você, fale com o banco imediatamente.`,
      at: ctx.now,
    },
  ]);
