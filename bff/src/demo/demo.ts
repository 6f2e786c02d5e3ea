import { hash } from '@node-rs/argon2';
import { bankNow, saoPauloDay } from '../core/clock';
import type { Store, Trx } from '../core/database';
import { foldAccountChanges } from '../core/kept-answers';
import '../areas/charge-items/tables';
import { foldChargeCounts } from '../areas/charges/counts';
import '../areas/charges/tables';
import '../areas/customers/tables';
import '../areas/notifications/tables';
import '../core/tables';
import '../ledger/tables';
import { Bulk } from './bulk';
import { fillBusiness } from './business';
import { fillCatalogue } from './catalogue';
import { Dice } from './dice';
import { LedgerBook } from './ledger-book';
import { fillNews } from './news';
import { Parties } from './parties';
import { DEMO_PASSWORD, demoSignIns, openAccounts, TOTP_LOGIN, type DemoSignIn } from './sign-ins';

export { demoSignIns } from './sign-ins';

export interface DemoOptions {
  /** The same number makes the same bank, at the same time. */
  seed: number;
  /** Charges of the corporation; 2,500 where absent. */
  charges?: number;
  /** What all dates are relative to; the bank's time where absent. */
  now?: Date;
  /** Told now and then how many of the corporation's charges there are. */
  progress?: (charges: number) => void;
}

const DEFAULT_CHARGES = 2500;

/** Whether nobody can sign in yet. */
export async function isEmpty(store: Store): Promise<boolean> {
  return (await store.db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Whether the database holds the demo bank of that seed number, so that its sign-ins may be told. */
export async function isDemo(store: Store, seed = 1): Promise<boolean> {
  const { totpSecret } = demoSignIns(seed).find((s) => s.login === TOTP_LOGIN)!;
  const found = await store.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', TOTP_LOGIN)
    .where('totp_secret', '=', totpSecret!)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Fills an empty, migrated database with the demo bank, all or nothing.
 * @returns the ways to sign in.
 * @throws Error where somebody is in it already.
 */
export async function fillDemo(store: Store, options: DemoOptions): Promise<DemoSignIn[]> {
  if (!(await isEmpty(store))) throw new Error('the demo bank goes into an empty database only');
  const passwordHash = await hash(DEMO_PASSWORD);
  const signIns = await store.transaction((trx) => fill(trx, options, passwordHash));
  await store.transaction(async (trx) => {
    await foldChargeCounts(trx);
    await foldAccountChanges(trx);
  });
  // lists read indexes alone where the rows behind them were vacuumed; of the counts nearly all was folded away at once
  for (const table of ['charges', 'charge_tags', 'account_changes']) await store.execute(`vacuum (analyze) ${table}`);
  await store.execute('vacuum (full, analyze) charge_counts');
  await store.execute('vacuum charge_counts');
  return signIns;
}

async function fill(trx: Trx, options: DemoOptions, passwordHash: string): Promise<DemoSignIn[]> {
  const now = options.now ?? (await bankNow(trx));
  const dice = new Dice(options.seed);
  const bulk = new Bulk(trx);
  const book = new LedgerBook(bulk);
  const parties = new Parties(bulk, dice.fork('parties'), passwordHash, now);
  const bank = openAccounts(parties, options.seed, options.charges ?? DEFAULT_CHARGES);
  for (const business of bank.businesses) {
    const progress = business.issuer === bank.corporation ? options.progress : undefined;
    await fillBusiness(
      bulk,
      book,
      dice.fork(`business ${business.issuer.id}`),
      { ...business, now },
      progress ?? (() => undefined),
    );
  }
  await bulk.flush();
  await fillCatalogue(trx, bulk, now);
  await fillNews(trx, bulk, bank, saoPauloDay(now));
  await bulk.finish();
  await book.close(trx);
  return demoSignIns(options.seed);
}
