import { sql } from 'kysely';
import type { IncomeYear } from '@balcao/contract/income-report';
import type { Ctx } from '../../core/area';
import { saoPauloDay } from '../../core/clock';
import { incomeOf } from '../investments/service';
import { postingLabel } from '../statement/service';
import type { Holder } from './paper';

/** Kinds of postings that are tax withheld at the source; FEE matches those that are fees of the bank. */
const WITHHELD = /(^|-)(tax|iof|irrf)(-|$)/;
const FEE = /(^|-)fees?(-|$)/;
/** Day (MM-dd) of the next year from which a year's report is available. */
const READY = '01-02';

/** Years with a report, newest first: those that are over, from the year in which the account was opened on. */
export async function yearsOf(ctx: Ctx): Promise<number[]> {
  const { created_at: opened } = await ctx.db
    .selectFrom('accounts')
    .select('created_at')
    .where('id', '=', ctx.accountId)
    .executeTakeFirstOrThrow();
  const last = lastYear(ctx.today);
  const first = Math.min(Number(saoPauloDay(opened).slice(0, 4)), last + 1);
  return Array.from({ length: last - first + 1 }, (_, i) => last - i);
}

const lastYear = (today: string): number => Number(today.slice(0, 4)) - (today.slice(5) >= READY ? 1 : 2);

export const nextOf = (today: string) => {
  const year = lastYear(today) + 1;
  return { year, on: `${year + 1}-${READY}` };
};

/** The account's holder as the tax authority knows the document: a person by the full name, a company by the account's nickname. */
export const holderOf = (ctx: Ctx): Promise<Holder> =>
  ctx.db
    .selectFrom('accounts as a')
    .leftJoin('users as u', 'u.cpf', 'a.document')
    .select((e) => [e.fn.coalesce('u.name', 'a.nickname').as('name'), 'a.document', 'a.account_number as account'])
    .where('a.id', '=', ctx.accountId)
    .executeTakeFirstOrThrow();

/** The figures of one year in São Paulo, all from the ledger; integer cents. */
export async function yearOf(ctx: Ctx, year: number): Promise<IncomeYear> {
  const [from, to] = [new Date(`${year}-01-01T00:00:00-03:00`), new Date(`${year + 1}-01-01T00:00:00-03:00`)];
  const { rows } = await sql<{ kind: string; before: number; in: number; out: number }>`
    select t.kind, coalesce(sum(e.amount) filter (where e.at < ${from}), 0)::bigint as before,
      coalesce(sum(e.amount) filter (where e.at >= ${from} and e.amount > 0), 0)::bigint as "in",
      coalesce(sum(e.amount) filter (where e.at >= ${from} and e.amount < 0), 0)::bigint as out
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.account_id = ${ctx.accountId} and e.kind = 'available' and e.at < ${to}
    group by t.kind order by t.kind`.execute(ctx.db);
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + Number(of(row)), 0);
  const before = sum((row) => row.before);
  const byLabel = new Map<string, number>();
  for (const row of rows)
    if (Number(row.in) > 0) {
      const label = postingLabel(row.kind);
      byLabel.set(label, (byLabel.get(label) ?? 0) + Number(row.in));
    }
  const paid = (which: RegExp) => -sum((row) => (which.test(row.kind) ? row.out : 0)) || 0;
  return {
    year,
    balance_before: before,
    balance: before + sum((row) => row.in) + sum((row) => row.out),
    income: [...byLabel].map(([label, value]) => ({ label, value })).sort((a, b) => b.value - a.value),
    total: sum((row) => row.in),
    fees: paid(FEE),
    withheld: paid(WITHHELD),
    investments: await incomeOf(ctx.db, ctx.accountId, year),
  };
}
