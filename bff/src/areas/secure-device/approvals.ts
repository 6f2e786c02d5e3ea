import { sql } from 'kysely';
import type { Operation } from '@balcao/contract/core/signing';
import type { ApprovalFeedback } from '@balcao/contract/secure-device';
import type { Ctx } from '../../core/area';
import { sendMessages } from '../../core/messenger';
import { notFound, Problem } from '../../core/problem';
import { boundHash } from '../../core/signing/bound';
import { inSigningTime, signedCall } from '../../core/signing/challenge';
import { shownLines } from '../../core/signing/shown';
import { hashToken, newToken } from '../../core/tokens';
import { devicesOf } from './devices';

const EXPIRED = 'Tempo expirado para autorização. Por favor, tente novamente.';

type State = 'waiting' | 'approved' | 'refused' | 'expired';

const STATUS = { waiting: 202, approved: 302, refused: 403, expired: 408 } as const;

const FEEDBACK = {
  waiting: { code: '1', status: 202, message: 'Aguardando a autorização no dispositivo.' },
  approved: { code: '2', status: 200, message: 'Operação autorizada.' },
  refused: { code: '3', status: 403, message: 'A operação foi recusada no dispositivo.' },
  expired: { code: '4', status: 408, message: EXPIRED },
} as const;

/**
 * Sends an operation with its values to the person's trusted devices for approval.
 * @throws Problem 422 where the call is not signed, or the person has no device.
 */
export async function startApproval(ctx: Ctx, operation: Operation) {
  const { spec, signed } = signedCall(operation);
  const devices = await devicesOf(ctx.db, ctx.userId);
  if (!devices.length) throw new Problem(422, 'no-device', 'Você não tem um dispositivo de segurança cadastrado.');
  const token = newToken();
  const row = await ctx.db
    .insertInto('device_approvals')
    .values({
      account_id: ctx.accountId,
      user_id: ctx.userId,
      session_hash: ctx.sessionHash,
      token_hash: hashToken(token),
      call: operation.call,
      bound_hash: boundHash(operation.call, spec, operation),
      summary: signed.summary,
      lines: JSON.stringify(shownLines(spec, operation)),
      device_id: null,
      expires_at: inSigningTime(),
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow();
  // the message may show on a locked screen: it names the operation, but neither amount nor payee
  await sendMessages(
    ctx.trx(),
    devices.map(({ name }) => ({
      accountId: ctx.accountId,
      channel: 'push' as const,
      recipient: name,
      subject: 'Autorize no seu celular',
      body: `${signed.summary}. Abra o aplicativo do Balcão em até 5 minutos para conferir e responder.`,
      at: ctx.now,
    })),
  );
  return { id: row.id, token, expiresAt: row.expires_at.toISOString() };
}

/** The state of an approval, by its id or token. @throws Problem 404 where the person asked for no such approval on this account. */
async function stateOf(ctx: Ctx, which: { id: number } | { token: string }): Promise<State> {
  const row = await ctx.db
    .selectFrom('device_approvals')
    .select(['status', sql<boolean>`expires_at <= now()`.as('late')])
    .where('account_id', '=', ctx.accountId)
    .where('user_id', '=', ctx.userId)
    .$call((q) => ('id' in which ? q.where('id', '=', which.id) : q.where('token_hash', '=', hashToken(which.token))))
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.status === 'refused') return 'refused';
  if (row.status === 'used') return 'approved';
  if (row.late) return 'expired';
  return row.status === 'approved' ? 'approved' : 'waiting';
}

export const statusOf = async (ctx: Ctx, which: { id: number } | { token: string }) => ({
  status: STATUS[await stateOf(ctx, which)],
});

/** With `flow` 'card', a refusal is answered as a list of errors too (SHELL-4.9-5). */
export async function feedbackOf(
  ctx: Ctx,
  which: { id: number } | { token: string },
  flow: 'default' | 'card' = 'default',
): Promise<ApprovalFeedback> {
  const state = await stateOf(ctx, which);
  const isRefusal = state === 'refused' || state === 'expired';
  return {
    ...FEEDBACK[state],
    errors: flow === 'card' && isRefusal ? [{ message: FEEDBACK[state].message }] : [],
  };
}
