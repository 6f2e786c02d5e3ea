import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { addDays } from '../../core/calendar';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Db } from '../../core/database';
import { PLANS, reckon, type Brand, type Modality } from './terms';
import './tables';

/** What the last two digits of an amount do, in cents. */
export const TEST_CENTS = { refused: 51, overcharged: 77 } as const;
/** Hundredths of a percent on top of an overcharged sale's rate. */
export const OVERCHARGE = 50;
/** Days to answer a contest. */
const CONTEST_DAYS = 7;

export const CONTEST_REASONS = [
  'O portador do cartão não reconhece a compra.',
  'A mercadoria não foi entregue.',
  'A compra foi cobrada em dobro.',
] as const;

export interface Play {
  serial: string;
  modality: Modality;
  brand: Brand | null;
  parcels: number;
  amount: number;
}

type Played = { key: string } | 'unknown' | 'refused' | 'parcels' | 'brand';

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/** Makes a machine that shows a code, as the post brings one. */
export async function makeMachine(db: Db): Promise<{ code: string; serial: string }> {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
  const code = Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('') + digits(4);
  const machine = { code, serial: `SBX${digits(9)}` };
  await db
    .insertInto('sandbox_acquirer_machines')
    .values({ ...machine, model: 'Balcão Pro 2' })
    .execute();
  return machine;
}

/** Sells on an activated machine. @returns why not, where the machine or the card refuses */
export async function playSale(db: Db, { serial, modality, brand, parcels, amount }: Play): Promise<Played> {
  const machine = await db
    .selectFrom('sandbox_acquirer_machines')
    .selectAll()
    .where('serial', '=', serial)
    .where('account_id', 'is not', null)
    .executeTakeFirst();
  if (!machine?.account_id) return 'unknown';
  if (amount % 100 === TEST_CENTS.refused) return 'refused';
  if (parcels > machine.max_parcels) return 'parcels';
  const setting = await db
    .selectFrom('sandbox_acquirer_plans')
    .select('plan')
    .where('account_id', '=', machine.account_id)
    .executeTakeFirst();
  const at = await bankNow(db);
  const extra = amount % 100 === TEST_CENTS.overcharged ? OVERCHARGE : 0;
  const parts = reckon(setting?.plan ?? PLANS[0]!, { day: saoPauloDay(at), modality, brand, parcels, amount }, extra);
  if (!parts) return 'brand';
  const key = `${serial}-${digits(12)}`;
  const account_id = machine.account_id;
  const card = modality === 'pix' ? null : digits(4);
  await sql`with sold as (
      insert into sandbox_acquirer_sales (key, account_id, serial, at, modality, brand, parcels, amount, authorization_code, card)
      values (${key}, ${account_id}, ${serial}, ${at}, ${modality}, ${brand}, ${parcels}, ${amount}, ${digits(6)}, ${card}))
    insert into sandbox_acquirer_parts (sale, account_id, parcel, gross, fee, anticipation_fee, net, day)
    select ${key}, ${account_id}, p.parcel, p.gross, p.fee, p."anticipationFee", p.net, p.day
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
      as p (parcel int, gross bigint, fee bigint, "anticipationFee" bigint, net bigint, day date)`.execute(db);
  return { key };
}

/** Who holds the card contests a sale. @returns false where the sale is none, or was contested before */
export async function playContest(db: Db, sale: string, reason: string): Promise<boolean> {
  const at = await bankNow(db);
  const { rows } = await sql`insert into sandbox_acquirer_contests (sale, account_id, reason, at, deadline)
    select key, account_id, ${reason}, ${at}, ${addDays(saoPauloDay(at), CONTEST_DAYS)}::date from sandbox_acquirer_sales
    where key = ${sale} on conflict (sale) do nothing returning sale`.execute(db);
  return rows.length > 0;
}
