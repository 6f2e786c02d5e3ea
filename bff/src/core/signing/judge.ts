import { sql } from 'kysely';
import type { CallSpec } from '@balcao/contract/core/call';
import { SIGNATURE_ERRORS, type Signature } from '@balcao/contract/core/signing';
import { awaitAttempt, clearAttempts, countWrong } from '../attempts';
import type { Db, Trx } from '../database';
import { prepared } from '../round-trips';
import type { Caller } from '../sessions';
import { hashToken } from '../tokens';
import { boundHash, type Values } from './bound';
import {
  noSignature,
  otherThanSigned,
  signatureBlocked,
  signatureLapsed,
  signatureRequired,
  wrongSignature,
} from './problems';
import './tables';
import { isWord, readWord } from './word';

/** A signature that was judged right, or an approval; it is used up in the operation's own transaction. */
export interface Proof {
  by: 'signature' | 'device';
  /** @throws Problem 422 where it was used before, is too old, or belongs to another operation; it is not used up then. */
  use(trx: Trx): Promise<void>;
}

export const signatureAttempts = (userId: number): string => `signature:${userId}`;

/** The body of a call without its signature or approval: it identifies the operation. */
export function unsigned<T>(body: T): T {
  if (!body || typeof body !== 'object') return body;
  const { signature: _, deviceToken: __, ...rest } = body as Record<string, unknown>;
  return rest as T;
}

/** Whether a call brings a device's approval, which is judged when it is used, not before. */
export const isApproved = (body: unknown): boolean => Boolean((body as { deviceToken?: string } | null)?.deviceToken);

/**
 * Judges a call's signature or approval before and outside its transaction, so that a wrong one is counted though nothing else is written.
 * @throws Problem 403 'signature-required'; 422 '3000048' (counted), 'signature-expired', 'signature-mismatch', 'signature-missing';
 * 429 'signature-blocked' from the fifth error on.
 */
export async function judge(db: Db, caller: Caller, call: string, spec: CallSpec, given: Values): Promise<Proof> {
  const { signature, deviceToken } = (given.body ?? {}) as { signature?: Signature; deviceToken?: string };
  const bound_hash = boundHash(call, spec, given);
  if (spec.signed!.approvedBefore) return approvalOfSession(caller, call, bound_hash);
  if (deviceToken) return approvalOf(caller, call, bound_hash, deviceToken);
  if (signature)
    return judgeSignature(db, caller, { call, bound_hash, bindsNone: !spec.signed!.bind.length }, signature);
  throw signatureRequired();
}

const challengeOf = (caller: Caller, token_hash: string) => (db: Db) =>
  db
    .selectFrom('signature_challenges as c')
    .leftJoin('signatures as s', 's.user_id', 'c.user_id')
    .select(['c.letters', 'c.call', 'c.bound_hash', 's.word_hash'])
    .where('c.account_id', '=', caller.accountId)
    .where('c.token_hash', '=', token_hash)
    .where('c.user_id', '=', caller.userId)
    .where('c.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

async function judgeSignature(
  db: Db,
  caller: Caller,
  operation: { call: string; bound_hash: string; bindsNone: boolean },
  { value, token }: Signature,
): Promise<Proof> {
  const token_hash = hashToken(token);
  const takeChallenge = async (within: Db) => {
    const { numDeletedRows } = await within
      .deleteFrom('signature_challenges')
      .where('account_id', '=', caller.accountId)
      .where('token_hash', '=', token_hash)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  };
  const challenge = await challengeOf(caller, token_hash)(db);
  if (!challenge) throw signatureLapsed();
  const isForThis =
    challenge.call === null
      ? operation.bindsNone
      : challenge.call === operation.call && challenge.bound_hash === operation.bound_hash;
  if (!isForThis) throw otherThanSigned();
  if (!challenge.word_hash) throw noSignature();

  const attempts = signatureAttempts(caller.userId);
  const blockedUntil = await awaitAttempt(db, attempts, SIGNATURE_ERRORS);
  if (blockedUntil) throw signatureBlocked(blockedUntil);
  if (!(await isWord(challenge.word_hash, readWord(challenge.letters, value)))) {
    await takeChallenge(db);
    await countWrong(db, attempts);
    throw wrongSignature();
  }
  await clearAttempts(db, attempts);
  return {
    by: 'signature',
    use: async (trx) => {
      if (!(await takeChallenge(trx))) throw signatureLapsed();
    },
  };
}

/** The newest approval of the call that was asked for in this session, on this account. */
const approvalOfSession = (caller: Caller, call: string, bound_hash: string): Proof => ({
  by: 'device',
  use: async (trx) => {
    const { numAffectedRows } = await sql`
      update device_approvals set status = 'used'
      where account_id = ${caller.accountId} and status = 'approved' and id = (
        select id from device_approvals where account_id = ${caller.accountId} and user_id = ${caller.userId}
          and session_hash = ${caller.sessionHash} and call = ${call} and bound_hash = ${bound_hash}
          and status = 'approved' and expires_at > now()
        order by id desc limit 1 for update
      )`.execute(trx);
    if (!numAffectedRows) throw signatureRequired();
  },
});

const approvalOf = (caller: Caller, call: string, bound_hash: string, token: string): Proof => ({
  by: 'device',
  use: async (trx) => {
    const { rows } = await sql<{ call: string; bound_hash: string }>`${prepared}
      update device_approvals set status = 'used'
      where account_id = ${caller.accountId} and token_hash = ${hashToken(token)} and user_id = ${caller.userId}
        and status = 'approved' and expires_at > now()
      returning call, bound_hash`.execute(trx);
    const [approval] = rows;
    if (!approval) throw signatureLapsed();
    if (approval.call !== call || approval.bound_hash !== bound_hash) throw otherThanSigned();
  },
});
