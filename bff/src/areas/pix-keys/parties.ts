import type { Db } from '../../core/database';
import { OWN_INSTITUTION } from '../../core/banks';
import type { Party } from './tables';

/** Holder and account of an account of this bank, in the directory's form. */
export async function partyOf(db: Db, accountId: number): Promise<Party> {
  const account = await db
    .selectFrom('accounts')
    .select(['nickname as name', 'document', 'account_number'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { name, document } = account;
  return {
    holder: { name, document, kind: document.length === 11 ? 'F' : 'J' },
    account: { ...OWN_INSTITUTION, number: account.account_number, type: 'payment' },
  };
}

/** A name as strangers see it: the first word whole, of longer words the first letter. */
export const maskName = (name: string): string =>
  name
    .split(' ')
    .map((word, i) => (i && word.length > 2 ? `${word.slice(0, 1)}***` : word))
    .join(' ');
