import type { BilletDefaults, CardSettings, Communication, DisplayData } from '@balcao/contract/billing-settings';
import { DEFAULT_WRITE_OFF_DAYS } from '@balcao/contract/shared/billet-limits';
import type { Db, Trx } from '../../../core/database';
import { USUAL_RATES } from '../rates/rates';
import './tables';

export interface BillingSettings {
  display: DisplayData;
  billet: BilletDefaults;
  carnet: BilletDefaults;
  communication: Communication;
  card: CardSettings;
}

const off = { email: false, sms: false };
const plain: BilletDefaults = { fine: 0, interest: 0, write_off_days: DEFAULT_WRITE_OFF_DAYS, message: '' };

/** The settings of an account that has chosen none. */
const USUAL: BillingSettings = {
  display: { name: '', email: '', phone: '', website: '', show_address: true },
  billet: plain,
  carnet: plain,
  communication: {
    issued: { email: true, sms: false },
    'due-soon': { ...off, days: 3 },
    'due-today': off,
    overdue: { ...off, days: 2 },
    paid: off,
  },
  card: {
    max_instalments: USUAL_RATES.cardDefaults.maxInstalments,
    min_instalment: 500,
    descriptor: '',
    release: USUAL_RATES.cardDefaults.release,
  },
};

/** One part of the account's billing settings as it holds now: chosen or default. */
export async function settingOf<P extends keyof BillingSettings>(
  db: Db | Trx,
  accountId: number,
  part: P,
): Promise<BillingSettings[P]> {
  const row = await db
    .selectFrom('billing_settings')
    .select('value')
    .where('account_id', '=', accountId)
    .where('part', '=', part)
    .executeTakeFirst();
  return { ...USUAL[part], ...(row?.value as Partial<BillingSettings[P]> | undefined) };
}

/** Saves one part, replacing it whole. */
export async function saveSetting<P extends keyof BillingSettings>(
  trx: Trx,
  accountId: number,
  part: P,
  value: BillingSettings[P],
  now: Date,
): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: now };
  await trx
    .insertInto('billing_settings')
    .values({ account_id: accountId, part, ...row })
    .onConflict((c) => c.columns(['account_id', 'part']).doUpdateSet(row))
    .execute();
}

/** The name under which payers are charged: the one chosen, else the account's own. */
export async function displayNameOf(db: Db | Trx, accountId: number): Promise<string> {
  const { name } = await settingOf(db, accountId, 'display');
  if (name) return name;
  const account = await db
    .selectFrom('accounts')
    .select('nickname')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return account.nickname;
}
