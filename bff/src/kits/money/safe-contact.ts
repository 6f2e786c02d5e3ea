import { sql } from 'kysely';
import type { Counterpart } from '@balcao/contract/money/operation';
import { normalizeDocument } from '../../core/documents';
import type { Db } from '../../core/database';
import './tables';

/** The facts of a payee by which a safe contact is recognized. */
export type Payee = Pick<Counterpart, 'document' | 'pixKey' | 'bankCode' | 'branch' | 'account'>;

/** A branch or account number in comparable form: without punctuation or leading zeros, its X in upper case. */
const bareNumber = (typed: string): string =>
  typed
    .replace(/[^0-9Xx]/g, '')
    .toUpperCase()
    .replace(/^0+/, '');
const bare = (column: 'branch' | 'account') =>
  sql`ltrim(upper(regexp_replace(${sql.ref(column)}, '[^0-9Xx]', '', 'g')), '0')`;

/** A contact's document as `maskDocument` shows a person's: payments by key know no more of it. */
const MASKED = sql<string>`'***.' || substr(document, 4, 3) || '.' || substr(document, 7, 3) || '-**'`;

/** Whether the account had registered the payee as a safe contact that was active at that instant. */
export const isSafeContact = async (db: Db, accountId: number, to: Payee, at: Date): Promise<boolean> =>
  (await safeContactOf(db, accountId, to, at).executeTakeFirst()) !== undefined;

/** A query of the safe contact that the payee was at that instant. */
export function safeContactOf(
  db: Db,
  accountId: number,
  { document, pixKey, bankCode, branch, account }: Payee,
  at: Date,
) {
  return (
    db
      .selectFrom('safe_contacts')
      .select('id')
      .where('account_id', '=', accountId)
      .where('active_at', '<=', at)
      .where((e) => e.or([e('removed_at', 'is', null), e('removed_at', '>', at)]))
      // whose the key or account is now: it may have changed hands since it was registered
      .where((e) =>
        e.or([
          e('document', '=', normalizeDocument(document ?? '')),
          sql<boolean>`length(document) = 11 and ${MASKED} = ${document ?? ''}`,
        ]),
      )
      .where((e) =>
        e.or([
          ...(pixKey ? [e('pix_key', '=', pixKey)] : []),
          ...(account
            ? [
                e.and([
                  e('bank_code', '=', bankCode),
                  sql<boolean>`${bare('branch')} = ${bareNumber(branch ?? '')}`,
                  sql<boolean>`${bare('account')} = ${bareNumber(account)}`,
                ]),
              ]
            : []),
        ]),
      )
      .limit(1)
  );
}
