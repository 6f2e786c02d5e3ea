import { sql } from 'kysely';
import type { Db } from '../../core/database';
import './tables';

/** What an account's investments brought in a calendar year in São Paulo; integer cents. */
export interface InvestmentIncome {
  /** Gross yield of what was redeemed or matured, and the taxes withheld on it. */
  yield: number;
  taxes: number;
  /** What was invested, at its cost, at the end of the year before and of the year. */
  before: number;
  invested: number;
}

/** For the income report: yields are taxed at the source alone, positions are told at cost. */
export async function incomeOf(db: Db, accountId: number, year: number): Promise<InvestmentIncome> {
  const until = (day: string) => sql`(
    select coalesce(sum(amount), 0) from investments where account_id = ${accountId} and state <> 'undone' and bought_on < ${day}::date) - (
    select coalesce(sum(principal), 0) from investment_redemptions
    where account_id = ${accountId} and state = 'settled' and (settled_at at time zone 'America/Sao_Paulo')::date < ${day}::date)`;
  const [from, to] = [`${year}-01-01`, `${year + 1}-01-01`];
  const { rows } = await sql<InvestmentIncome>`
    select coalesce(sum(gross - principal), 0)::bigint as yield, coalesce(sum(iof + income_tax), 0)::bigint as taxes,
      (${until(from)})::bigint as before, (${until(to)})::bigint as invested
    from investment_redemptions where account_id = ${accountId} and state = 'settled'
      and (settled_at at time zone 'America/Sao_Paulo')::date >= ${from}::date
      and (settled_at at time zone 'America/Sao_Paulo')::date < ${to}::date`.execute(db);
  const { yield: earned, taxes, before, invested } = rows[0]!;
  return { yield: Number(earned), taxes: Number(taxes), before: Number(before), invested: Number(invested) };
}
