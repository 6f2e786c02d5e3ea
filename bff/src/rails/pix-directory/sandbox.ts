import { createHash } from 'node:crypto';
import { bankNow } from '../../core/clock';
import type { Db } from '../../core/database';
import { prepared } from '../../core/round-trips';
import { fakeCpf } from '../../core/documents';
import '../../core/tables';
import { readKey } from './keys';
import { KNOWN_KEYS, OTHER_BANKS, someName } from './people';
import type { DirectoryEntry, PixDirectory, PixKeyType } from './port';
import './tables';
import { OWN_INSTITUTION } from '../../core/banks';

const DAY = 86_400_000;
/** This institution (domain.md 4). */

/**
 * The directory of the sandbox. Keys are looked up in this order: active keys of this bank; keys that the console set or that left this
 * bank; KNOWN_KEYS. Of other keys these belong to invented holders: e-mails at exemplo.com, phones that end in 0000 to 0999, random keys
 * that end in 0, and documents that start with 5 and are of no account of this bank. All others are nobody's.
 */
export const sandboxPixDirectory: PixDirectory = {
  findKey: async (db, typed) => {
    const read = readKey(typed);
    if (!read) return null;
    const { type, key } = read;
    return (await own(db, key)) ?? (await elsewhere(db, type, key));
  },
  left: (db, key, to, at) => setSandboxKey(db, key, to && { holder: to.holder, account: to.account }, at),
};

async function own(db: Db, key: string): Promise<DirectoryEntry | null> {
  const row = await db
    .selectFrom('pix_keys as k')
    .innerJoin('accounts as a', 'a.id', 'k.account_id')
    .select(['k.key', 'k.type', 'k.owned_since', 'a.nickname', 'a.document', 'a.account_number'])
    .where('k.key', '=', key)
    .where('k.state', '=', 'active')
    .where('a.is_shutdown', '=', false)
    .modifyEnd(prepared)
    .executeTakeFirst();
  if (!row) return null;
  return {
    key,
    type: row.type,
    holder: { name: row.nickname, document: row.document, kind: row.document.length === 11 ? 'F' : 'J' },
    account: { ...OWN_INSTITUTION, number: row.account_number, type: 'payment' },
    ownedSince: row.owned_since,
  };
}

async function elsewhere(db: Db, type: PixKeyType, key: string): Promise<DirectoryEntry | null> {
  const set = await db.selectFrom('sandbox_pix_keys').selectAll().where('key', '=', key).executeTakeFirst();
  if (set) return set.entry && { key, type, ...set.entry, ownedSince: set.owned_since };
  const now = await bankNow(db);
  const known = KNOWN_KEYS[key];
  if (known) {
    const { ownedDays, ...entry } = known;
    return { key, type, ...entry, ownedSince: new Date(now.getTime() - ownedDays * DAY) };
  }
  if (!(await isSomebodys(db, type, key))) return null;
  const n = createHash('sha256').update(key).digest().readUInt32BE();
  const kind = type === 'cnpj' ? 'J' : 'F';
  const { ispb, bankName, branch, type: accountType } = OTHER_BANKS[n % OTHER_BANKS.length]!;
  return {
    key,
    type,
    holder: { name: someName(n, kind), document: kind === 'J' || type === 'cpf' ? key : cpfOf(n), kind },
    account: { ispb, bankName, branch, number: `${(n % 900_000) + 100_000}-${n % 10}`, type: accountType },
    ownedSince: new Date(now.getTime() - (60 + (n % 900)) * DAY),
  };
}

async function isSomebodys(db: Db, type: PixKeyType, key: string): Promise<boolean> {
  if (type === 'email') return key.endsWith('@exemplo.com');
  if (type === 'phone') return /0\d{3}$/.test(key);
  if (type === 'random') return key.endsWith('0');
  if (!key.startsWith('5')) return false;
  const here = await db.selectFrom('accounts').select('id').where('document', '=', key).executeTakeFirst();
  return !here;
}

/** An invented CPF, always the same for the same number. */
function cpfOf(n: number): string {
  let state = n;
  return fakeCpf(() => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) / 4_294_967_296);
}

/** Sets who has a key at another bank from `at` on; a null `entry`: nobody. */
export async function setSandboxKey(
  db: Db,
  key: string,
  entry: Omit<DirectoryEntry, 'key' | 'type' | 'ownedSince'> | null,
  at: Date,
): Promise<void> {
  await db
    .insertInto('sandbox_pix_keys')
    .values({ key, entry: entry && JSON.stringify(entry), owned_since: at })
    .onConflict((c) =>
      c.column('key').doUpdateSet((set) => ({
        entry: set.ref('excluded.entry'),
        owned_since: set.ref('excluded.owned_since'),
      })),
    )
    .execute();
}
