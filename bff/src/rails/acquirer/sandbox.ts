import { sql } from 'kysely';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Db, Trx } from '../../core/database';
import { hashWord } from '../../core/signing/word';
import type { Acquirer, AcquirerPayout, AcquirerSale } from './port';
import './tables';

const AT_ONCE = 200;

/** The acquirer of the sandbox: its machines sell when the console says so, and it pays on each instalment's day. */
export const sandboxAcquirer: Acquirer = {
  activate: async (trx, code, accountId) => {
    const machine = await trx
      .selectFrom('sandbox_acquirer_machines')
      .selectAll()
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirst();
    if (!machine) return 'unknown';
    if (machine.account_id !== null) return 'used';
    await trx
      .updateTable('sandbox_acquirer_machines')
      .set({ account_id: accountId })
      .where('code', '=', code)
      .execute();
    return { serial: machine.serial, model: machine.model };
  },
  setPin: async (trx, serial, pin) => {
    const pin_hash = await hashWord(pin);
    await trx.updateTable('sandbox_acquirer_machines').set({ pin_hash }).where('serial', '=', serial).execute();
  },
  setMostParcels: async (trx, serial, max_parcels) => {
    await trx.updateTable('sandbox_acquirer_machines').set({ max_parcels }).where('serial', '=', serial).execute();
  },
  setPlan: async (trx, account_id, plan) => {
    const value = sql<never>`${JSON.stringify(plan)}::jsonb`;
    await trx
      .insertInto('sandbox_acquirer_plans')
      .values({ account_id, plan: value })
      .onConflict((c) => c.column('account_id').doUpdateSet({ plan: value }))
      .execute();
  },
  answerContest: async (trx, sale, defence, at) => {
    const contest = trx.updateTable('sandbox_acquirer_contests').where('sale', '=', sale).where('state', '=', 'open');
    if (defence !== null) await contest.set({ state: 'answered' }).execute();
    else await endContest(trx, sale, true, at);
  },
  receive: async (db) => {
    const now = await bankNow(db);
    const today = saoPauloDay(now);
    await loseUnanswered(db, today, now);
    const contests = await db
      .selectFrom('sandbox_acquirer_contests')
      .selectAll()
      .where((or) =>
        or.or([or('is_told', '=', false), or.and([or('ended_at', 'is not', null), or('is_end_told', '=', false)])]),
      )
      .orderBy('at')
      .limit(AT_ONCE)
      .execute();
    return {
      now,
      sales: await untoldSales(db),
      contests: contests
        .filter(({ is_told }) => !is_told)
        .map(({ sale, account_id: accountId, reason, at, deadline }) => ({
          key: sale,
          accountId,
          sale,
          reason,
          at,
          deadline,
        })),
      verdicts: contests
        .filter(({ ended_at }) => ended_at !== null)
        .map(({ sale, account_id: accountId, state, ended_at }) => ({
          key: sale,
          accountId,
          sale,
          isLost: state === 'lost',
          at: ended_at!,
        })),
      payouts: await duePayouts(db, today),
    };
  },
  acknowledge: async (trx, { sales, contests, verdicts, payouts }) => {
    const keys = (all: { key: string }[]) => sql`any(${all.map(({ key }) => key)}::text[])`;
    await sql`update sandbox_acquirer_sales set is_told = true where key = ${keys(sales)}`.execute(trx);
    await sql`update sandbox_acquirer_contests set is_told = true where sale = ${keys(contests)}`.execute(trx);
    await sql`update sandbox_acquirer_contests set is_end_told = true where sale = ${keys(verdicts)}`.execute(trx);
    const paid = payouts.flatMap(({ parts }) => parts.map(({ id }) => id));
    await sql`update sandbox_acquirer_parts set state = 'paid' where state = 'due' and id = any(${paid}::bigint[])`.execute(
      trx,
    );
  },
};

async function untoldSales(db: Db): Promise<AcquirerSale[]> {
  const sales = await db
    .selectFrom('sandbox_acquirer_sales')
    .selectAll()
    .where('is_told', '=', false)
    .orderBy('at')
    .limit(AT_ONCE)
    .execute();
  const { rows: parts } = await sql<AcquirerSale['parts'][number] & { sale: string }>`
    select sale, parcel, gross, fee, anticipation_fee as "anticipationFee", net, day from sandbox_acquirer_parts
    where sale = any(${sales.map(({ key }) => key)}::text[]) order by sale, parcel`.execute(db);
  return sales.map((sale) => ({
    key: sale.key,
    accountId: sale.account_id,
    serial: sale.serial,
    at: sale.at,
    modality: sale.modality,
    brand: sale.brand,
    parcels: sale.parcels,
    amount: sale.amount,
    authorization: sale.authorization_code,
    card: sale.card,
    parts: parts
      .filter((one) => one.sale === sale.key)
      .map(({ parcel, gross, fee, anticipationFee, net, day }) => ({ parcel, gross, fee, anticipationFee, net, day })),
  }));
}

/** Instalments whose day came, by what is paid together; of sales that were told before. */
async function duePayouts(db: Db, today: string): Promise<AcquirerPayout[]> {
  const { rows } = await sql<
    AcquirerPayout['parts'][number] & Omit<AcquirerPayout, 'parts'>
  >`select p.id, p.account_id as "accountId", p.day, s.modality, s.brand, p.sale, p.parcel, p.gross,
      p.fee + p.anticipation_fee as fee, p.net
    from sandbox_acquirer_parts p join sandbox_acquirer_sales s on s.key = p.sale
    where p.state = 'due' and p.day <= ${today}::date and s.is_told
    order by p.day, p.account_id, p.id limit ${AT_ONCE}`.execute(db);
  const units = new Map<string, AcquirerPayout>();
  for (const { accountId, day, modality, brand, ...part } of rows) {
    const key = `${accountId} ${day} ${modality} ${brand}`;
    const unit = units.get(key) ?? { accountId, day, modality, brand, parts: [] };
    unit.parts.push(part);
    units.set(key, unit);
  }
  return [...units.values()];
}

/** A contest without an answer is lost once its last day is over. */
async function loseUnanswered(db: Db, today: string, now: Date): Promise<void> {
  const late = await db
    .selectFrom('sandbox_acquirer_contests')
    .select('sale')
    .where('state', '=', 'open')
    .where('deadline', '<', today)
    .limit(AT_ONCE)
    .execute();
  for (const { sale } of late) await endContest(db, sale, true, now);
}

/** Ends a contest; what was not paid yet of a lost one is not. @returns false where it had ended */
export async function endContest(db: Db | Trx, sale: string, isLost: boolean, at: Date): Promise<boolean> {
  const { rows } = await sql`with ended as (
      update sandbox_acquirer_contests set state = ${isLost ? 'lost' : 'won'}, ended_at = ${at}
      where sale = ${sale} and state in ('open', 'answered') returning sale),
    dropped as (update sandbox_acquirer_parts p set state = 'cancelled' from ended
      where ${isLost} and p.sale = ended.sale and p.state = 'due')
    select sale from ended`.execute(db);
  return rows.length > 0;
}
