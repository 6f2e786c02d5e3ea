import { hashToken } from '../../../core/tokens';
import type { Db } from '../../../core/database';
import '../tables';

/** The secret of an account's signatures after so many replacements, as receivers write it (Standard Webhooks). */
const secretOf = (accountId: number, version: number): string => {
  const named = version === 0 ? `webhooks:${accountId}` : `webhooks:${accountId}:${version}`;
  return `whsec_${Buffer.from(hashToken(named), 'base64url').toString('base64')}`;
};

/** The secret that is shown, and until when the one before signs too; null: it does not. */
export async function currentSecret(db: Db, accountId: number, now: Date) {
  const row = await db
    .selectFrom('webhook_secrets')
    .select(['version', 'old_until'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const version = row?.version ?? 0;
  return {
    version,
    secret: secretOf(accountId, version),
    oldUntil: row && now < row.old_until ? row.old_until : null,
  };
}

/** The secrets that sign now, the newest first. */
export async function secretsOf(db: Db, accountId: number, now: Date): Promise<string[]> {
  const { version, secret, oldUntil } = await currentSecret(db, accountId, now);
  return oldUntil ? [secret, secretOf(accountId, version - 1)] : [secret];
}
