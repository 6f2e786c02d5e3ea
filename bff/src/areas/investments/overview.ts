import { sql } from 'kysely';
import type { Answer } from '@balcao/contract/core/registry';
import type { InvestmentSummary } from '@balcao/contract/investments';
import type { Ctx } from '../../core/area';
import { addDays } from '../../core/calendar';
import '../../kits/money/tables';
import { readMarket } from './market';
import { listActive, listInvestments } from './repository';
import { GUARANTEED, GUARANTEED_OVERALL, guaranteeOf } from './rules';
import { growthUntil, valueOf, type InvestmentRow } from './value';
import { worthOf } from './yield';

const sum = <T>(of: readonly T[], value: (one: T) => number) => of.reduce((all, one) => all + value(one), 0);

/** AREAS-3-investments-2. */
export async function readSummary(ctx: Ctx): Promise<InvestmentSummary> {
  const market = await readMarket(ctx);
  const active = await listActive(ctx.db, ctx.accountId);
  const values = active.map((one) => valueOf(one, market));
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount), 0)::bigint as cents from money_operations
    where account_id = ${ctx.accountId} and kind = 'investment' and state in ('scheduled', 'reserved', 'sent')`.execute(
    ctx.db,
  );
  return {
    currentInvestedValue: sum(active, ({ principal }) => principal),
    currentNetValue: sum(values, ({ net }) => net),
    currentGrossReturn: sum(values, (one) => one.yield),
    financialOperationTax: sum(values, ({ iof }) => iof),
    incomeTax: sum(values, ({ incomeTax }) => incomeTax),
    scheduledValue: Number(rows[0]!.cents),
  };
}

/** Units and cents that left each investment, by day. */
async function listTaken(ctx: Ctx) {
  return ctx.db
    .selectFrom('investment_redemptions')
    .select([
      'investment_id',
      'units',
      'principal',
      sql<string>`(settled_at at time zone 'America/Sao_Paulo')::date::text`.as('day'),
    ])
    .where('account_id', '=', ctx.accountId)
    .where('state', '=', 'settled')
    .execute();
}

const WEEK = 7;
const MONTH = 30;

/** What was invested, and what it was worth, at the end of each week until today. */
export async function readEquity(ctx: Ctx, months: number): Promise<Answer<'GET /investments/equity'>> {
  const market = await readMarket(ctx);
  const all = await listInvestments(ctx.db, ctx.accountId);
  const taken = await listTaken(ctx);
  const weeks = Math.ceil((months * MONTH) / WEEK);
  const days = Array.from({ length: weeks + 1 }, (_, n) => addDays(ctx.today, (n - weeks) * WEEK));
  const on = (one: InvestmentRow, day: string) => {
    const gone = taken.filter((out) => out.investment_id === one.id && out.day <= day);
    const units = one.bought_units - sum(gone, (out) => out.units);
    return {
      invested: one.amount - sum(gone, (out) => out.principal),
      gross: units ? worthOf(units, growthUntil(one, day, market)) : 0,
    };
  };
  return {
    points: days.map((day) => {
      const there = all.filter(({ bought_on }) => bought_on <= day).map((one) => on(one, day));
      return { day, invested: sum(there, ({ invested }) => invested), gross: sum(there, ({ gross }) => gross) };
    }),
  };
}

/** The guarantee fund's meter over all that is invested. */
export async function readGuarantee(ctx: Ctx): Promise<Answer<'GET /investments/guarantee'>> {
  const market = await readMarket(ctx);
  const values = new Map<string, number>();
  for (const one of await listActive(ctx.db, ctx.accountId)) {
    const { conglomerate } = one.product;
    values.set(conglomerate, (values.get(conglomerate) ?? 0) + valueOf(one, market).gross);
  }
  return { limit: GUARANTEED, overall: GUARANTEED_OVERALL, ...guaranteeOf(values) };
}
