// The grids of area receive, and of card-machine sales, with 100,000 rows an account, against the grid of as many customers, which uses the
// same list kit; and the overview of as many charges. The rows are copies of the demo bank's rows, made in SQL.
import { percentile } from './numbers.mjs';
import { signIn } from './server.mjs';

export const MANY = 100_000;
export const SIZE = 15;

/** The grids. `own`: SQL of the columns that must differ from row to row; all other columns are copied from the demo bank's rows. */
const LISTS = [
  {
    table: 'customers',
    path: '/customers/search',
    totals: null,
    orders: ['name', 'created_at'],
    own: { document: "lpad(n::text, 14, '0')" },
  },
  {
    table: 'carnets',
    path: '/v2/carnets/opened',
    totals: '/v2/carnets/totals',
    asked: { filed: false },
    orders: ['id', 'customer_name', 'value', 'next_due', 'created_at', 'status'],
    own: {},
  },
  {
    table: 'subscriptions',
    path: '/v2/subscriptions',
    totals: '/v2/subscriptions/totals',
    orders: ['id', 'customer_name', 'value', 'next_expire_at', 'created_at', 'status'],
    own: {},
  },
  {
    table: 'payment_pages',
    path: '/v2/payment-links/opened',
    totals: null,
    orders: ['id', 'name', 'value', 'views', 'paid', 'created_at'],
    own: { code: "md5(n::text || 'page')" },
  },
  {
    table: 'charges',
    path: '/receivables/search',
    totals: '/receivables/totals',
    orders: ['id', 'customer_name', 'value', 'expire_at', 'paid_at', 'created_at'],
    own: { our_number: '5000000 + n', txid: 'null' },
  },
  {
    table: 'card_machine_sales',
    path: '/pos/sales/search',
    totals: null,
    orders: ['date', 'amount'],
    own: { key: "md5(n::text || 'sale')", sold_at: "now() - n % 400 * interval '1 day'" },
  },
];

/** Adds MANY copies of an account's rows to a table, without running triggers. */
async function multiply(query, account, { table: into, own }) {
  const columns = (
    await query(
      "select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'",
      [into],
    )
  ).map(({ name }) => name);
  const spread = { created_at: "now() - n % 400 * interval '1 day'" };
  const value = (name) => ((own[name] ?? spread[name]) ? `${own[name] ?? spread[name]} as ${name}` : `s.${name}`);
  const kind = into === 'payment_pages' ? "and kind = 'link'" : '';
  await query(
    `insert into ${into} (${columns.join(', ')})
     select ${columns.map(value).join(', ')} from generate_series(1, $2::int) as n
     join (select *, row_number() over (order by id) - 1 as place from ${into} where account_id = $1 ${kind} order by id limit 20) s
       on s.place = n % (select least(20, count(*)) from ${into} where account_id = $1 ${kind})`,
    [account, MANY],
  );
  await query(`vacuum (analyze) ${into}`);
}

const p95 = (times) => percentile(times, 0.95);

/** Milliseconds of one page of a list in one order; `change` comes first, so that the answer is not a cached one. */
async function ask(caller, { path }, page, change) {
  await change();
  return (await caller.post(`/bff${path}`, { ...page, size: SIZE })).ms;
}

/** Measures the first and the last page of a list in every order, both directions. */
async function round(caller, list, change) {
  for (const order of list.orders)
    for (const asc of [true, false]) {
      list.first.push(await ask(caller, list, { order, asc, page: 1 }, change));
      list.last.push(await ask(caller, list, { order, asc, page: list.pages }, change));
    }
}

/** Fills the account with the most charges; answers what each grid took there (p95 in ms), grids measured in turn, customers first. */
export async function measureReceiving(database, server, rounds) {
  const [{ account }] = await database.query(
    'select account_id as account from charges group by 1 order by count(*) desc limit 1',
  );
  await database.query("set session_replication_role = 'replica'");
  for (const list of LISTS) await multiply(database.query, account, list);
  const caller = await signIn(server.url, 'titular@balcao.demo');
  const change = () => database.query('insert into account_changes (account_id) values ($1)', [account]);
  const lists = [];
  for (const list of LISTS) {
    const { total } = (await caller.post(`/bff${list.path}`, { page: 1, size: SIZE })).json;
    lists.push({ ...list, total, pages: Math.min(1000, Math.ceil(total / SIZE)), first: [], last: [], sums: [] });
  }
  for (const list of lists) await round(caller, { ...list, first: [], last: [] }, change);
  for (let n = 0; n < rounds; n++) for (const list of lists) await round(caller, list, change);
  for (const { totals, asked = {}, sums } of lists)
    for (let n = 0; n < (totals ? 5 : 0); n++) sums.push((await caller.post(`/bff${totals}`, asked)).ms);
  const overview = [];
  for (let n = 0; n < 10; n++) overview.push((await caller.send('GET', '/bff/receivables/overview?days=30')).ms);
  return {
    lists: lists.map(({ path, total, first, last, sums }) => ({
      path,
      total,
      first: p95(first),
      last: p95(last),
      totals: sums.length ? p95(sums) : null,
    })),
    overview: p95(overview),
  };
}
