import type { RootOperationNode } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardCharges } from '../../bff/src/areas/card-charges/list';
import { carnets } from '../../bff/src/areas/carnets/list';
import { collections } from '../../bff/src/areas/pix-automatic-receive/dto';
import { receivables } from '../../bff/src/areas/receive-overview/receivables';
import { subscriptionCharges } from '../../bff/src/areas/subscriptions/charges';
import { subscriptions } from '../../bff/src/areas/subscriptions/list';
import { log } from '../../bff/src/areas/subusers/log';
import { saoPauloDay } from '../../bff/src/core/clock';
import { addDays } from '../../bff/src/core/calendar';
import type { Db, Store } from '../../bff/src/core/database';
import { openTestStore } from '../support/test-database';

/** Grids that grow for ever find the rows of a few days by an index, however many rows the account has: here, so many of each kind. */
const ROWS = Number(process.env['GRID_ROWS'] ?? 4_000);
/** The rows are spread over so many days up to today. */
const DAYS = 400;

let store: Store;
let accountId: number;
let today: string;
beforeAll(async () => {
  store = await openTestStore();
  today = saoPauloDay(new Date());
  const { rows } = await store.execute('select account_id from charges group by 1 order by count(*) desc limit 1');
  accountId = rows[0].account_id;
  await multiply('carnets', 'true', { filed: 'false', next_due: `(${AGO})::date` });
  await multiply('subscriptions', 'true', {});
  await multiply('pix_collections', 'true', { recurrence: "md5(n::text || 'rec')", location_id: 'null' });
  const numbered = (from: number) => ({ our_number: `${from} + n`, txid: 'null', paid_at: AGO });
  await multiply('charges', "payment_method = 'credit_card'", numbered(50_000_000));
  const copied = `(select id as n from charges where our_number between 50000001 and ${50_000_000 + ROWS}) as copied`;
  await multiply('card_charges', 'true', { charge_id: 'n' }, copied);
  await multiply('charges', "subscription_id is not null and payment_method = 'banking_billet'", numbered(60_000_000));
  await store.execute(`begin;
    set local session_replication_role = 'replica';
    insert into audit_log (account_id, action, target, ip, at, seq, hash)
      select ${accountId}, 'charge.issue', '{}', '127.0.0.1', ${AGO}, n, '' from ${MANY};
    commit; analyze audit_log`);
});
afterAll(() => store.close());

const MANY = `generate_series(1, ${ROWS}) as n`;
const AGO = `now() - n % ${DAYS} * interval '1 day'`;

/** Copies a row of the account once per row of `each`, spread over the days. @param own SQL by column @param each SQL with column n */
async function multiply(table: string, which: string, own: Record<string, string>, each = MANY): Promise<void> {
  const { rows } = await store.execute(
    "select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'",
    [table],
  );
  const columns = rows.map(({ name }) => name as string);
  const value = (name: string) => own[name] ?? (name === 'created_at' ? AGO : `s.${name}`);
  // without triggers, as nothing here reads what they compute
  await store.execute(`begin;
    set local session_replication_role = 'replica';
    insert into ${table} (${columns.join(', ')}) select ${columns.map(value).join(', ')} from ${each},
      (select * from ${table} where account_id = ${accountId} and ${which} limit 1) as s;
    commit`);
  await store.execute(`analyze ${table}`);
}

/** The query plan of each statement that `ask` runs. */
async function plansOf(ask: (db: Db) => Promise<unknown>): Promise<string[]> {
  const asked: RootOperationNode[] = [];
  const db = store.db.withPlugin({
    transformQuery: ({ node }) => (asked.push(node), node),
    transformResult: async ({ result }) => result,
  });
  await ask(db);
  const plans: string[] = [];
  for (const node of asked) {
    const { sql, parameters } = store.db.getExecutor().compileQuery(node, { queryId: 'explained' } as never);
    const { rows } = await store.execute(`explain ${sql}`, [...parameters]);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans;
}

const grids: [string, string, (scope: { db: Db; accountId: number }, days: object) => Promise<unknown>][] = [
  ['carnets made', 'created_at', (scope, issued) => carnets.page(scope, { filed: false, issued })],
  ['carnets due', 'next_due', (scope, due) => carnets.page(scope, { filed: false, due })],
  ['subscriptions made', 'created_at', (scope, issued) => subscriptions.page(scope, { issued })],
  ['subscription charges made', 'created_at', (scope, issued) => subscriptionCharges.page(scope, { issued })],
  ['card charges made', 'created_at', (scope, issued) => cardCharges.page(scope, { filed: false, issued })],
  ['card charges paid', 'paid_at', (scope, paid) => cardCharges.page(scope, { filed: false, paid })],
  ['Pix automático made', 'created_at', (scope, created) => collections.page(scope, { filed: false, created })],
  ['actions on the account', 'at', (scope, period) => log.page(scope, { period })],
  ['all that is received', 'created_at', (scope, issued) => receivables.page(scope, { issued })],
];

it.each(grids)('the rows of two days are found by an index: %s', async (_name, column, ask) => {
  const days = { from: addDays(today, -3), to: addDays(today, -2) };
  const [plan] = await plansOf((db) => ask({ db, accountId }, days));
  expect(plan).toMatch(new RegExp(`Index Cond: .*${column} [<>]`));
  // a condition on the day computed from the column, instead of on the column, would filter every row
  expect(plan).not.toMatch(new RegExp(`Filter: .*${column} at time zone`, 'i'));
});
