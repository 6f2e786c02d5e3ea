import { sql, type ExpressionBuilder, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { StatementDay, StatementFilters, StatementLine, StatementSort } from '@balcao/contract/statement';
import { addDays, isRealDay } from '../../core/calendar';
import { saoPauloDay } from '../../core/clock';
import type { Database, Db } from '../../core/database';
import { fieldProblem } from '../../core/problem';
import { feesOf, feeWithin } from './fees';
import { typeLabel } from './sources';

type Lines = Pick<Database, never> & { e: Database['ledger_entries']; t: Database['ledger_transactions'] };

/** The first instant of a São Paulo day. */
export const beginOf = (day: string): Date => new Date(`${day}T00:00:00-03:00`);

/** Checks a filter's days and values. @throws Problem 422 at the faulty field. */
export function refuseFilters({ dateFrom, dateTo, minValue, maxValue }: StatementFilters): void {
  if (dateFrom && !isRealDay(dateFrom)) throw fieldProblem('dateFrom', 'Informe uma data que exista.');
  if (dateTo && !isRealDay(dateTo)) throw fieldProblem('dateTo', 'Informe uma data que exista.');
  if (dateFrom && dateTo && dateFrom > dateTo)
    throw fieldProblem('dateTo', 'A data final não pode ser anterior à inicial.');
  if (minValue !== undefined && maxValue !== undefined && minValue > maxValue)
    throw fieldProblem('maxValue', 'O valor máximo não pode ser menor que o mínimo.');
}

/** Entries of an account's available money, joined with their postings. */
export const entriesOf = (db: Db, accountId: number) =>
  db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .where('e.account_id', '=', accountId)
    .where('e.kind', '=', 'available');

/** SQL of a line's protocol: its operation's, or else the posting's id padded to 12 digits. */
export const PROTOCOL = sql<string>`coalesce(t.protocol, lpad(t.id::text, 12, '0'))`;

/** SQL condition of a filter (SHELL-7.6-2). */
export function matching(filters: StatementFilters) {
  return (w: ExpressionBuilder<Lines, 'e' | 't'>): Expression<SqlBool> => {
    const { dateFrom, dateTo, filterBy, transactionTypes, protocol, pixKey, minValue, maxValue } = filters;
    const words = filters.description?.trim();
    return w.and([
      ...(dateFrom ? [w('e.at', '>=', beginOf(dateFrom))] : []),
      ...(dateTo ? [w('e.at', '<', beginOf(addDays(dateTo, 1)))] : []),
      ...(filterBy === 'in' ? [w('e.amount', '>', 0)] : []),
      ...(filterBy === 'out' ? [w('e.amount', '<', 0)] : []),
      ...(transactionTypes?.length ? [w('t.kind', 'in', transactionTypes)] : []),
      ...(protocol ? [protocolIs(w, protocol)] : []),
      ...(pixKey ? [w('t.pix_key', '=', pixKey.trim())] : []),
      ...(minValue === undefined && maxValue === undefined ? [] : [valueIsWithin(w, minValue ?? 0, maxValue)]),
      ...(words
        ? [sql<boolean>`(t.description ilike ${like(words)} or t.counterpart ->> 'name' ilike ${like(words)})`]
        : []),
    ]);
  };
}

/** Values without their sign, said of the amounts themselves, by which an index finds the lines. */
function valueIsWithin(w: ExpressionBuilder<Lines, 'e' | 't'>, least: number, most?: number): Expression<SqlBool> {
  return w.or([
    w.and([w('e.amount', '>=', least), ...(most === undefined ? [] : [w('e.amount', '<=', most)])]),
    w.and([w('e.amount', '<=', -least), ...(most === undefined ? [] : [w('e.amount', '>=', -most)])]),
  ]);
}

function protocolIs(w: ExpressionBuilder<Lines, 'e' | 't'>, typed: string): Expression<SqlBool> {
  const text = typed.replace(/[\s.-]/g, '');
  const number = /^\d{1,15}$/.test(text) ? Number(text) : null;
  return w.or([
    w('t.protocol', '=', text),
    ...(number === null ? [] : [w.and([w('t.protocol', 'is', null), w('t.id', '=', number)])]),
  ]);
}

const like = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

const selected = [
  'e.id',
  'e.at',
  'e.amount',
  'e.balance_after as balance',
  't.kind',
  't.description',
  't.key',
  't.id as transaction',
  't.pix_key as pixKey',
  't.counterpart',
] as const;

/** Query of an account's lines; {@link linesOf} makes the contract's of its rows. */
export const selectLines = (db: Db, accountId: number) =>
  entriesOf(db, accountId)
    .select([...selected])
    .select(PROTOCOL.as('protocol'));

interface Read {
  id: number;
  at: Date;
  amount: number;
  balance: number;
  kind: string;
  description: string;
  protocol: string;
  transaction: number;
}

export async function linesOf(db: Db, rows: readonly Read[]): Promise<StatementLine[]> {
  const fees = await feesOf(
    db,
    rows.map(({ transaction }) => transaction),
  );
  return rows.map((row) => lineOf(row, fees.get(row.transaction)));
}

const lineOf = (row: Read, fees: number | undefined): StatementLine => ({
  id: row.id,
  at: row.at.toISOString(),
  day: saoPauloDay(row.at),
  type: row.kind,
  typeLabel: typeLabel(row.kind),
  description: row.description,
  value: row.amount,
  ...feeWithin(row.amount, fees),
  balance: row.balance,
  protocol: row.protocol,
});

export interface LinePage {
  filters: StatementFilters;
  size: number;
  /** Id of the last line of the page before; null for the first page. */
  after: number | null;
  descending: boolean;
  sortBy?: StatementSort;
  /** Number of the page, from 1, where no line is named. */
  page?: number;
}

/** SQL of what lines are sorted by, of an entry and its transaction by their names in the query. */
const SORTS: Record<StatementSort, (entry: string, transaction: string) => RawBuilder<unknown>> = {
  date: (entry) => sql`${sql.ref(`${entry}.at`)}`,
  value: (entry) => sql`${sql.ref(`${entry}.amount`)}`,
  description: (_entry, transaction) => sql`lower(${sql.ref(`${transaction}.description`)})`,
  type: (_entry, transaction) => sql`${sql.ref(`${transaction}.kind`)}`,
};

/**
 * A page of lines, and whether more follow. After a named line the cost by date does not grow with the number of lines before, as it seeks
 * by time and id; a page by its number counts them off.
 */
export async function pageOfLines(
  db: Db,
  accountId: number,
  { filters, size, after, descending, sortBy = 'date', page = 1 }: LinePage,
): Promise<{ lines: StatementLine[]; more: boolean }> {
  const direction = descending ? 'desc' : 'asc';
  const key = SORTS[sortBy];
  let query = selectLines(db, accountId).where(matching(filters));
  if (after !== null) {
    const than = descending ? sql`<` : sql`>`;
    query = query.where(
      sql<boolean>`(${key('e', 't')}, e.id) ${than} (select ${key('a', 'b')}, a.id
        from ledger_entries a join ledger_transactions b on b.id = a.transaction_id
        where a.account_id = ${accountId} and a.id = ${after})`,
    );
  }
  const rows = await query
    .orderBy(key('e', 't'), direction)
    .orderBy('e.id', direction)
    .limit(size + 1)
    .offset(after === null ? (page - 1) * size : 0)
    .execute();
  return { lines: await linesOf(db, rows.slice(0, size)), more: rows.length > size };
}

/** The days of a period on which money moved, newest first, each with its whole sums and closing balance; integer cents. */
export async function daysOf(db: Db, accountId: number, from: string, to: string): Promise<StatementDay[]> {
  const { rows } = await sql<StatementDay>`
    select to_char(day, 'YYYY-MM-DD') as day, "in", out,
      (select l.balance_after from ledger_entries l where l.account_id = ${accountId} and l.kind = 'available'
        and l.at < ((day + interval '1 day') at time zone 'America/Sao_Paulo') order by l.at desc, l.id desc limit 1) as balance
    from (select date_trunc('day', at at time zone 'America/Sao_Paulo') as day,
        coalesce(sum(amount) filter (where amount > 0), 0) as "in", coalesce(sum(amount) filter (where amount < 0), 0) as out
      from ledger_entries where account_id = ${accountId} and kind = 'available'
        and at >= ${beginOf(from)}::timestamptz and at < ${beginOf(addDays(to, 1))}::timestamptz group by 1) as d
    order by 1 desc`.execute(db);
  return rows;
}

/** Number and sums of a filter's lines; integer cents, `out` is negative. */
export async function totalsOf(
  db: Db,
  accountId: number,
  filters: StatementFilters,
): Promise<{ count: number; in: number; out: number }> {
  return entriesOf(db, accountId)
    .where(matching(filters))
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum(e.amount) filter (where e.amount > 0), 0)`.as('in'),
      sql<number>`coalesce(sum(e.amount) filter (where e.amount < 0), 0)`.as('out'),
    ])
    .executeTakeFirstOrThrow();
}

/** The balance at the end of a day; integer cents. */
export async function balanceAtEndOf(db: Db, accountId: number, day: string): Promise<number> {
  const last = await db
    .selectFrom('ledger_entries')
    .select('balance_after')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'available')
    .where('at', '<', beginOf(addDays(day, 1)))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.balance_after ?? 0;
}
