import { Secret, TOTP } from 'otpauth';
import { awaitAttempt, clearAttempts, countWrong, returnAttempt } from './attempts';
import type { Db } from './database';
import { hashToken } from './tokens';
import './second-factor-tables';

/** How many wrong authenticator codes are judged before the person is locked out. */
export const CODE_ERRORS = 3;
const ISSUER = 'Balcão';

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;
const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret) });

/** What an authenticator reads from the QR code. */
export const totpUri = (secret: string, label: string): string => totpOf(secret, label).toString();

/** The 30-second step that a code belongs to; null: to none within 30 s of now. */
export function stepOf(secret: string, code: string): number | null {
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, window: 1 });
  return delta === null ? null : totp.counter() + delta;
}

export const codeAttempts = (userId: number): string => `totp:${userId}`;

/** The hash that is stored of a recovery code; it depends on the person, so equal codes of two people differ. */
export const recoveryHash = (userId: number, code: string): string =>
  hashToken(`recovery ${userId} ${code.replace(/[^a-z0-9]/gi, '').toUpperCase()}`);

export type Judged = { right: true } | { right: false; lockedUntil: Date | null };

/**
 * Judges a code of the person's authenticator, or one of the ten recovery codes; each is accepted once. Of any number of wrong ones sent at
 * once, three are judged. Call it outside a transaction that may roll back: its counts must stay.
 */
export async function judgeCode(db: Db, user: { id: number; totp_secret: string }, code: string): Promise<Judged> {
  const key = codeAttempts(user.id);
  const lockedUntil = await awaitAttempt(db, key, CODE_ERRORS);
  if (lockedUntil) return { right: false, lockedUntil };
  const step = /^\d{6}$/.test(code) ? stepOf(user.totp_secret, code) : null;
  const right = step === null ? await useRecovery(db, user.id, code) : await useStep(db, user.id, step);
  if (!right) {
    // a right code that was used before is no guess: it is refused and does not count
    await (step === null ? countWrong(db, key) : returnAttempt(db, key));
    return { right: false, lockedUntil: null };
  }
  await clearAttempts(db, key);
  return { right: true };
}

/** A code is accepted once: its step must be later than the last one used. */
async function useStep(db: Db, userId: number, step: number): Promise<boolean> {
  const used = await db
    .updateTable('users')
    .set({ totp_last_step: step })
    .where('id', '=', userId)
    .where('totp_last_step', '<', step)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

async function useRecovery(db: Db, userId: number, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', recoveryHash(userId, code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
