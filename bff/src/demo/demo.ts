import { hash } from '@node-rs/argon2';
import { bankNow, saoPauloDay } from '../core/clock';
import type { Store, Trx } from '../core/database';
import { foldAccountChanges } from '../core/cached-answers';
import '../core/tables';
import '../ledger/ledger';
import { openBank } from './bank';
import { Bulk } from './bulk';
import type { DemoContext, DemoFacts } from './define-demo';
import { demos } from './demos';
import { Dice } from './dice';
import { LedgerBook } from './ledger-book';
import { Parties } from './parties';
import { DEMO_PASSWORD, demoSignIns, TOTP_LOGIN, type DemoSignIn } from './sign-ins';

export { demoSignIns } from './sign-ins';

export interface DemoOptions {
  /** The same seed and the same `now` make the same bank. */
  seed: number;
  /** Charges of the corporation; 2,500 where absent. */
  charges?: number;
  /** The instant that all dates are relative to; the bank's time where absent. */
  now?: Date;
  /** Called from time to time with the number of the corporation's charges made so far. */
  progress?: (charges: number) => void;
}

const DEFAULT_CHARGES = 2500;

/** Whether the database has no users yet. */
export async function isEmpty(store: Store): Promise<boolean> {
  return (await store.db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Whether the database holds the demo bank of that seed, so that its sign-ins may be printed. */
export async function isDemo(store: Store, seed = 1): Promise<boolean> {
  const { totpSecret } = demoSignIns(seed).find((s) => s.login === TOTP_LOGIN)!;
  const user = await store.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', TOTP_LOGIN)
    .where('totp_secret', '=', totpSecret!)
    .executeTakeFirst();
  return user !== undefined;
}

/**
 * Fills an empty, migrated database with the demo bank, all or nothing.
 * @returns the sign-ins of its people.
 * @throws Error where the database has a user already.
 */
export async function fillDemo(store: Store, options: DemoOptions): Promise<DemoSignIn[]> {
  if (!(await isEmpty(store))) throw new Error('the demo bank goes into an empty database only');
  const passwordHash = await hash(DEMO_PASSWORD);
  const signIns = await store.transaction((trx) => fill(trx, options, passwordHash));
  await store.transaction(foldAccountChanges);
  await store.execute('vacuum (analyze) account_changes');
  for (const { after } of demos) await after?.(store);
  return signIns;
}

async function fill(trx: Trx, options: DemoOptions, passwordHash: string): Promise<DemoSignIn[]> {
  const { seed, charges = DEFAULT_CHARGES, progress = () => undefined } = options;
  const now = options.now ?? (await bankNow(trx));
  const today = saoPauloDay(now);
  const dice = new Dice(seed);
  const bulk = new Bulk(trx);
  const book = new LedgerBook(bulk);
  const parties = new Parties(bulk, dice.fork('parties'), passwordHash, now);
  const clerkGrants = Object.assign({ home: true }, ...demos.map((demo) => demo.clerkGrants ?? {}));
  const bank = openBank(parties, { seed, charges, today, dice, clerkGrants });
  const shared = { trx, bulk, book, seed, now, today, bank, progress, ...exchange() };
  await bulk.flush();
  for (const { area, fill } of demos) {
    await fill?.({ ...shared, dice: dice.fork(area) });
    await bulk.flush();
  }
  await bulk.finish();
  await book.close(trx);
  return demoSignIns(seed);
}

/** Stores the demo facts that areas hand to each other. */
function exchange(): Pick<DemoContext, 'tell' | 'told'> {
  const facts: Partial<DemoFacts> = {};
  return {
    tell: (fact, value) => void (facts[fact] = value),
    told: (fact) => {
      const value = facts[fact];
      if (value === undefined) throw new Error(`no area told ${fact} yet: see the order of its demo rows`);
      return value;
    },
  };
}
