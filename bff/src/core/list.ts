import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from './database';
import { refuseFields } from './problem';
import type { RowOf, TableOfAccount } from './rows';

type Column<T extends TableOfAccount> = keyof RowOf<T> & string;

/** Whose rows; the context of a call is one. */
export interface ListScope {
  db: Db;
  accountId: number;
}

/** Which page of a list, as `listBody` and `pageQuery` of the contract ask for it. */
interface Paging<O> {
  page?: number;
  size?: number;
  order?: O;
  asc?: boolean;
}

/** A page; `isLowerBound` where counting stopped at `total`. */
interface Page<I> {
  items: I[];
  total: number;
  isLowerBound?: true;
}

interface ListSpec<T extends TableOfAccount, C extends Column<T>, X, F, O extends string, S extends string, B, I> {
  from: T;
  columns: readonly C[];
  /** Further columns, computed only for the rows of a page. */
  with?: { [K in keyof X]: RawBuilder<X[K]> };
  /** A condition on every row of the list, whatever the filter. */
  always?: RawBuilder<SqlBool>;
  /** The conditions of a filter; null, false and undefined are left out. */
  where?: (filter: F, accountId: number) => (RawBuilder<SqlBool> | null | false | undefined)[];
  /** What is wrong with a filter, at its fields. */
  faults?: (filter: F) => { field: string; message: string }[];
  /**
   * The orders of the list, the default one first: a column, or an expression that is computed for every row of the filter, and its
   * default direction. Ties are broken by the id.
   */
  order: { [K in O]: readonly [Column<T> | RawBuilder<unknown>, 'asc' | 'desc'] };
  /** Further sums of the filter's totals. */
  sums?: { [K in S]: RawBuilder<number> };
  /** Reads what the rows of a page need from other tables, for all of them at once. */
  beside?: (rows: (Pick<RowOf<T>, C> & NoInfer<X> & { id: number })[], scope: ListScope) => Promise<B>;
  item: (row: Pick<RowOf<T>, C> & NoInfer<X> & { id: number }, beside: B) => I;
  /** Counting stops here, and the total is then a lower bound. */
  mostCounted?: number;
}

const MOST_COUNTED = 100_000;
/** An action takes no more ids at once. */
const MOST_IDS = 1000;

/**
 * The list of every grid of up to 100,000 rows an account; its parts are handlers, or what handlers are made of. A call of the
 * contract that asks for an order, a filter or an item which the list does not have does not compile.
 *
 * ```ts
 * const items = listOf({
 *   from: 'catalogue_items',
 *   columns: ['name', 'value'],
 *   where: ({ text }: { text?: string }) => [matchesText(sql.ref('search'), text)],
 *   order: { name: ['search', 'asc'], value: ['value', 'desc'] },
 *   item: (row) => row,
 * });
 * // 'POST /charge-items/search': items.list, 'POST /charge-items/ids': items.ids, 'POST /charge-items/totals': items.totals
 * ```
 *
 * The contract's side is `listBody` and `listAnswer`. An index on (account_id, column, id) serves an order.
 */
export function listOf<
  T extends TableOfAccount,
  C extends Column<T>,
  const O extends string,
  I,
  X = unknown,
  F = unknown,
  S extends string = never,
  B = undefined,
>(spec: ListSpec<T, C, X, F, O, S, B, I>) {
  type Found = Pick<RowOf<T>, C> & X & { id: number };
  type Query = F & Paging<O>;
  const table = sql.ref(spec.from);
  const extra = Object.entries(spec.with ?? {}) as [string, RawBuilder<unknown>][];
  const columns = sql.join([
    ...[...new Set(['id', ...spec.columns])].map((column) => sql.ref(`${spec.from}.${column}`)),
    ...extra.map(([name, value]) => sql`${value} as ${sql.ref(name)}`),
  ]);
  const { mostCounted = MOST_COUNTED } = spec;

  /** `from … where …` of a filter. */
  function matching({ accountId }: ListScope, filter: F, ...further: RawBuilder<SqlBool>[]) {
    const conditions = [...(spec.where?.(filter, accountId) ?? []), ...further].filter((one) => !!one);
    const all = [sql`account_id = ${accountId}`, ...(spec.always ? [spec.always] : []), ...conditions];
    return { rows: sql`from ${table} where ${sql.join(all, sql` and `)}`, isWhole: conditions.length === 0 };
  }

  /** The account's own row of an id, said with the account so that what is read beside it is too. */
  const rowOf = ({ accountId }: ListScope, id: string) =>
    sql`${sql.ref(`${spec.from}.account_id`)} = ${accountId} and ${sql.ref(`${spec.from}.id`)} = ${sql.ref(id)}`;

  const check = (filter: F) => refuseFields(spec.faults?.(filter) ?? []);

  async function count({ db, ...scope }: ListScope, filter: F): Promise<number> {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total ${matching({ db, ...scope }, filter).rows}`.execute(db);
    return rows[0]!.total;
  }

  /** A page and the total in one statement. That of the first page of the whole list is prepared, so its size is written into the text. */
  async function page(scope: ListScope, query: Query): Promise<Page<I>> {
    check(query);
    const { page: number = 1, size = 15, order = Object.keys(spec.order)[0] as O } = query;
    const [column, usual] = spec.order[order];
    const direction = sql.raw((query.asc ?? usual === 'asc') ? 'asc' : 'desc');
    const isColumn = typeof column === 'string';
    const by = (key: string, id: string) => sql`${sql.ref(key)} ${direction}, ${sql.ref(id)} ${direction}`;
    const { rows: those, isWhole } = matching(scope, query);
    // the page is found by order and id, which an index holds; only its own rows are then read whole
    const { rows } = await sql<
      Found & { id: number | null; whole_count: number; order_key: unknown; of_row: unknown }
    >`${sql.raw(isWhole && number === 1 ? '/* prepared */' : '')}
      select counted.whole_count, paged_rows.*
      from (select count(*) as whole_count from (select 1 ${those} limit ${sql.lit(mostCounted + 1)}) as bounded) as counted
      left join (
        select ${columns}, paged.order_key, paged.of_row from (
          select id as of_row, ${isColumn ? sql.ref(column) : column} as order_key ${those}
          order by ${by(isColumn ? column : 'order_key', 'id')} limit ${sql.lit(size)} offset ${sql.lit((number - 1) * size)}
        ) as paged
        join ${table} on ${rowOf(scope, 'paged.of_row')}
      ) as paged_rows on true
      order by ${by('paged_rows.order_key', 'paged_rows.of_row')}`.execute(scope.db);
    const total = rows[0]!.whole_count;
    // an empty page is answered by one row, which has the total only
    const page = rows.flatMap(({ whole_count: all, order_key: _key, of_row: _row, ...row }) =>
      all && row.id !== null ? [row as unknown as Found] : [],
    );
    const items = await itemsOf(scope, page);
    return total > mostCounted ? { items, total: mostCounted, isLowerBound: true } : { items, total };
  }

  async function itemsOf(scope: ListScope, found: Found[]): Promise<I[]> {
    const beside = (await spec.beside?.(found, scope)) as B;
    return found.map((row) => spec.item(row, beside));
  }

  /** Ids of the filter to act on: the newest, no more than an action takes; and how many it holds. */
  async function idsOf(scope: ListScope, filter: F): Promise<{ ids: number[]; total: number }> {
    check(filter);
    const { rows } = await sql<{ id: number }>`
      select id ${matching(scope, filter).rows} order by id desc limit ${sql.lit(MOST_IDS)}`.execute(scope.db);
    return { ids: rows.map((row) => row.id), total: rows.length < MOST_IDS ? rows.length : await count(scope, filter) };
  }

  const sums = Object.entries(spec.sums ?? {}) as [S, RawBuilder<number>][];
  const summed = sql.join([
    sql`count(*) as count`,
    ...sums.map(([name, value]) => sql`coalesce(sum(${value}), 0) as ${sql.ref(name)}`),
  ]);
  type Totals = { count: number } & Record<S, number>;

  async function totalsOf(scope: ListScope, filter: F): Promise<Totals> {
    check(filter);
    const { rows } = await sql<Totals>`select ${summed} ${matching(scope, filter).rows}`.execute(scope.db);
    return rows[0]!;
  }

  /** The totals of each value that the column has in the filter. */
  async function totalsBy<K extends Column<T>>(scope: ListScope, filter: F, column: K) {
    check(filter);
    const { rows } = await sql<Totals & Pick<RowOf<T>, K>>`
      select ${sql.ref(column)}, ${summed} ${matching(scope, filter).rows} group by 1 order by 1`.execute(scope.db);
    return rows;
  }

  /** Items after the one with this id, oldest first, with their ids: what an export reads part by part. */
  async function rowsAfter(scope: ListScope, filter: F, after: number | null, most: number) {
    const { rows: those } = matching(scope, filter, ...(after === null ? [] : [sql<SqlBool>`id > ${after}`]));
    const { rows } = await sql<Found>`
      select ${columns} from (select id as of_row ${those} order by id limit ${sql.lit(most)}) as paged
      join ${table} on ${rowOf(scope, 'paged.of_row')} order by paged.of_row`.execute(scope.db);
    const items = await itemsOf(scope, rows as Found[]);
    return items.map((item, n) => ({ id: rows[n]!.id, item }));
  }

  return {
    list: (ctx: ListScope, { body }: { body: Query }) => page(ctx, body),
    ids: (ctx: ListScope, { body }: { body: F }) => idsOf(ctx, body),
    totals: (ctx: ListScope, { body }: { body: F }) => totalsOf(ctx, body),
    page,
    idsOf,
    totalsOf,
    totalsBy,
    check,
    count,
    rowsAfter,
  };
}
