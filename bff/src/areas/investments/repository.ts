import { sql, type Selectable } from 'kysely';
import type { Investment, Redemption } from '@balcao/contract/investments';
import type { Database, Db } from '../../core/database';
import { listOf } from '../../core/list';
import { notFound } from '../../core/problem';
import type { InvestmentRow } from './value';
import './tables';

export type RedemptionRow = Selectable<Database['investment_redemptions']>;

const like = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

/** What the account bought, as it stands in its rows; what it is worth depends on the market. */
export const walletRows = listOf({
  from: 'investments',
  columns: ['product', 'state', 'amount', 'principal', 'units', 'bought_on', 'maturity', 'redeemable_from', 'protocol'],
  where: ({ text, state }: { text?: string; state?: Investment['state'] }) => [
    !!text?.trim() &&
      sql<boolean>`(product ->> 'name' ilike ${like(text)} or product ->> 'issuer' ilike ${like(text)})`,
    state && sql<boolean>`state = ${state}`,
  ],
  order: { bought_on: ['bought_on', 'desc'], maturity: ['maturity', 'asc'], amount: ['amount', 'desc'] },
  item: (row) => row,
});

/** @throws Problem 404 where the account has no such investment */
export async function findInvestment(
  db: Db,
  accountId: number,
  id: number,
  { lock = false } = {},
): Promise<InvestmentRow> {
  const query = db.selectFrom('investments').selectAll().where('account_id', '=', accountId).where('id', '=', id);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Investments that are there on or after a day, whatever their state now. */
export const listInvestments = (db: Db, accountId: number): Promise<InvestmentRow[]> =>
  db
    .selectFrom('investments')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '<>', 'undone')
    .orderBy('id')
    .execute();

export const listActive = async (db: Db, accountId: number): Promise<InvestmentRow[]> =>
  (await listInvestments(db, accountId)).filter(({ state }) => state === 'active');

/** Redemptions of an investment that wait for the market. */
export const listWaiting = (db: Db, accountId: number, investmentId: number): Promise<RedemptionRow[]> =>
  db
    .selectFrom('investment_redemptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('investment_id', '=', investmentId)
    .where('state', '=', 'scheduled')
    .orderBy('id')
    .execute();

type Named = Omit<RedemptionRow, 'account_id' | 'user_id' | 'principal' | 'units' | 'due_at'> & {
  name: string;
  earned: number;
};

export const redemptionDto = (row: Named): Redemption => ({
  id: row.id,
  investment: row.investment_id,
  name: row.name,
  state: row.state,
  isMaturity: row.is_maturity,
  isWhole: row.is_whole,
  gross: row.gross,
  yield: row.earned,
  iof: row.iof,
  incomeTax: row.income_tax,
  net: row.net,
  scheduled_for: row.scheduled_for,
  created_at: row.created_at.toISOString(),
  settled_at: row.settled_at?.toISOString() ?? null,
  protocol: row.protocol,
  reason: row.reason,
});

const NAME = sql<string>`(select i.product ->> 'name' from investments i
  where i.account_id = investment_redemptions.account_id and i.id = investment_redemptions.investment_id)`;

/** Redemptions, the last one first. */
export const redemptionList = listOf({
  from: 'investment_redemptions',
  columns: [
    'investment_id',
    'protocol',
    'state',
    'is_maturity',
    'is_whole',
    'gross',
    'iof',
    'income_tax',
    'net',
    'scheduled_for',
    'created_at',
    'settled_at',
    'reason',
  ],
  with: { name: NAME, earned: sql<number>`gross - investment_redemptions.principal` },
  where: ({ state, investment }: { state?: Redemption['state']; investment?: number }) => [
    state && sql<boolean>`state = ${state}`,
    investment !== undefined && sql<boolean>`investment_id = ${investment}`,
  ],
  order: { created_at: ['created_at', 'desc'], gross: ['gross', 'desc'] },
  item: redemptionDto,
});

/** @throws Problem 404 where the account has no such redemption */
export async function findRedemption(
  db: Db,
  accountId: number,
  id: number,
  { lock = false } = {},
): Promise<RedemptionRow> {
  const query = db
    .selectFrom('investment_redemptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
