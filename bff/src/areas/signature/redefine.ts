import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { isSignatureWord } from '@balcao/contract/shared/signature-word';
import type { Ctx } from '../../core/area';
import { clearAttempts, takeAttempt } from '../../core/attempts';
import type { Trx } from '../../core/database';
import { failuresOf, lockedUntil } from '../../core/locked';
import { sendMessages } from '../../core/messenger';
import { Problem } from '../../core/problem';
import { signatureAttempts } from '../../core/signing/judge';
import { wrongSignature } from '../../core/signing/problems';
import { hashWord } from '../../core/signing/word';
import { hashToken } from '../../core/tokens';
import { notifyPerson } from '../../platform/notifications/notify';
import { confirmRedefinition } from './service';
import './tables';

const CODE_ERRORS = 3;
const RESEND_SECONDS = 40;
const CODE_MINUTES = 10;

const attemptsOf = (userId: number): string => `sms:${userId}`;
/** Hash of a code with its user, so that a code is valid for one person only. */
const hashOf = (userId: number, code: string): string => hashToken(`sms ${userId} ${code}`);

const blocked = () =>
  new Problem(
    429,
    'signature-redefine-blocked',
    'Não é possível alterar a sua assinatura eletrônica agora. Tente novamente mais tarde',
  );

export const isBlocked = async (ctx: Ctx): Promise<boolean> =>
  (await lockedUntil(ctx.db, attemptsOf(ctx.userId))) !== null;

/**
 * Sends a new code to the user's phone, and invalidates the one before.
 * @throws Problem 429 where wrong codes blocked the user, or the last code was sent less than 40 s ago.
 */
export async function sendCode(ctx: Ctx, channel: 'sms' | 'call') {
  if (await isBlocked(ctx)) throw blocked();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return ctx.services.store.transaction(async (trx) => {
    const { cellphone } = await trx
      .selectFrom('users')
      .select('cellphone')
      .where('id', '=', ctx.userId)
      .executeTakeFirstOrThrow();
    await storeCode(trx, ctx.userId, code);
    const body =
      channel === 'sms'
        ? `Balcão: seu código é ${code}. Não informe este código a ninguém.`
        : `Ligação do Balcão: seu código é ${[...code].join(', ')}.`;
    const subject = channel === 'call' ? 'Ligação com o código' : '';
    const message = { accountId: ctx.accountId, channel, recipient: cellphone, subject, body, at: ctx.now };
    await sendMessages(trx, [message]);
    return { phone: `•••• ${cellphone.slice(-4)}`, resendAfter: RESEND_SECONDS };
  });
}

async function storeCode(trx: Trx, userId: number, code: string): Promise<void> {
  const code_hash = hashOf(userId, code);
  const stored = await trx
    .insertInto('signature_redefinitions')
    .values({ user_id: userId, code_hash, sent_at: sql<Date>`now()`, confirmed_until: null })
    .onConflict((c) =>
      c
        .column('user_id')
        .doUpdateSet({ code_hash, sent_at: sql<Date>`now()`, confirmed_until: null })
        .where('signature_redefinitions.sent_at', '<=', sql<Date>`now() - make_interval(secs => ${RESEND_SECONDS})`),
    )
    .returning('user_id')
    .executeTakeFirst();
  if (!stored) throw new Problem(429, 'too-soon', `Aguarde ${RESEND_SECONDS} segundos entre um envio e outro.`);
}

/** Verifies a code; three wrong ones block, also simultaneous. A wrong code is answered, not thrown, so that its count is committed. */
export async function validateCode(ctx: Ctx, code: string): Promise<{ success: boolean; attempts: number }> {
  const key = attemptsOf(ctx.userId);
  if (await takeAttempt(ctx.db, key, CODE_ERRORS)) throw blocked();
  const right = await ctx.db
    .selectFrom('signature_redefinitions')
    .select('user_id')
    .where('user_id', '=', ctx.userId)
    .where('code_hash', '=', hashOf(ctx.userId, code))
    .where('sent_at', '>', sql<Date>`now() - make_interval(mins => ${CODE_MINUTES})`)
    .executeTakeFirst();
  if (!right) return { success: false, attempts: Math.min(CODE_ERRORS, await failuresOf(ctx.db, key)) };
  await clearAttempts(ctx.db, key);
  await confirmRedefinition(ctx.trx(), ctx.userId);
  return { success: true, attempts: 0 };
}

/**
 * Sets the person's signature, and ends a lock by wrong signatures.
 * @throws Problem 409 where no code was confirmed, 422 '3000048' where the word is not allowed as a signature (SHELL-5-8 to 5-12).
 */
export async function setSignature(ctx: Ctx, typed: string): Promise<void> {
  const confirmed = await ctx.db
    .deleteFrom('signature_redefinitions')
    .where('user_id', '=', ctx.userId)
    .where('confirmed_until', '>', sql<Date>`now()`)
    .returning('user_id')
    .executeTakeFirst();
  if (!confirmed) throw new Problem(409, 'code-required', 'Confirme primeiro o código enviado ao seu celular.');
  const word = typed.toUpperCase();
  if (!isSignatureWord(word, ctx.userName)) throw wrongSignature();
  const word_hash = await hashWord(word);
  await ctx.db
    .insertInto('signatures')
    .values({ user_id: ctx.userId, word_hash })
    .onConflict((c) => c.column('user_id').doUpdateSet({ word_hash, changed_at: sql<Date>`now()` }))
    .execute();
  // open challenges were made for the old word: the operations must ask for new ones
  await ctx.db.deleteFrom('signature_challenges').where('user_id', '=', ctx.userId).execute();
  await clearAttempts(ctx.db, signatureAttempts(ctx.userId));
  await notifyPerson(ctx.trx(), ctx, ctx.userId, {
    type: 'signature-changed',
    params: {},
    accountId: ctx.accountId,
    content: 'Sua assinatura eletrônica foi alterada. Se não foi você, fale com o banco imediatamente.',
    at: ctx.now,
    hasMail: true,
  });
  await sendMessages(ctx.trx(), [
    {
      accountId: ctx.accountId,
      channel: 'mail',
      recipient: ctx.userEmail,
      subject: 'Sua assinatura eletrônica foi alterada',
      body: 'A assinatura eletrônica do seu acesso ao Balcão foi alterada. Se não foi você, fale com o banco imediatamente.',
      at: ctx.now,
    },
  ]);
}
