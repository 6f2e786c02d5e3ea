import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { contract } from '../../bff/src/core/contract';
import { valid } from '../support/schema-arbitrary';
import { openTestBank, type SignedIn, type TestBank } from '../support/test-bank';
import { onPostgres } from '../support/on-postgres';

/** A cached answer equals the answer that would be computed now (docs/adr/0008). */
let bank: TestBank;
let titular: SignedIn;
beforeAll(async () => {
  bank = await openTestBank({ BALCAO_JOBS: 'off' });
  titular = await bank.signIn('titular@balcao.demo');
});
// charges are marked as paid by the test itself, without a payment
afterAll(() => bank.close(['a charge that was paid has the day and the amount']));

const cached = Object.entries(contract).filter(([, spec]) => spec.cached);
const LIST = 'POST /v2/charges/banking-billet/opened';
/** Tables that need not be watched: triggers compute them from the charges alone, or their rows are about the caller alone. */
const DERIVED = [
  'charge_counts',
  'charge_cells_kept',
  'account_changes',
  'sessions',
  'users',
  'memberships',
  'accounts',
  'bank_clock',
];

const statusOfNewest = async () => (await titular.call(LIST, { body: {} })).json.items[0].status;
const setStatus = (id: number, status: string) => sql`update charges set status = ${status} where id = ${id}`;

interface Shape {
  properties: Record<string, object>;
  required?: string[];
}

/** Bodies with the required properties only, and with each other property in turn: all filters at once would find nothing. */
function bodiesOf({ properties, required = [] }: Shape): object[] {
  const of = (names: string[]) =>
    fc.sample(
      valid({
        type: 'object',
        properties: Object.fromEntries(names.map((name) => [name, properties[name]!])),
        required: names,
      } as object),
      { numRuns: 8, seed: 5 },
    );
  return [
    ...of(required),
    ...Object.keys(properties).flatMap((name) => of([...new Set([...required, name])])),
  ] as object[];
}

it.each(cached)('%s reads watched tables only', async (key, spec) => {
  const { rows } = await sql<{ name: string; watched: boolean }>`
    select c.relname as name, exists (select from pg_trigger t where t.tgrelid = c.oid
      and t.tgname in ('changes_inserted', 'changes_updated', 'changes_deleted') having count(*) = 3) as watched
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`.execute(bank.store.db);
  const executed = vi.spyOn(bank.store.db.getExecutor(), 'executeQuery');
  for (const body of bodiesOf(spec.body as Shape)) await titular.call(key, { body });
  const said = executed.mock.calls.map(([query]) => query.sql).join('\n');
  executed.mockRestore();
  const read = rows.filter(
    ({ name }) => new RegExp(`(from|join)\\s+"?${name}\\b`).test(said) && !DERIVED.includes(name),
  );
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter(({ watched }) => !watched)).toEqual([]);
});

it('a change is in the next answer; what no trigger told of is not, so the answer was cached', async () => {
  const { id, status } = (await titular.call(LIST, { body: {} })).json.items[0];
  await sql`alter table charges disable trigger user`.execute(bank.store.db);
  await setStatus(id, 'canceled').execute(bank.store.db);
  await sql`alter table charges enable trigger user`.execute(bank.store.db);
  expect(await statusOfNewest()).toBe(status);
  await setStatus(id, 'paid').execute(bank.store.db);
  expect(await statusOfNewest()).toBe('paid');
});

it('an answer is the same packed, for those who take it so, and whole for all others', async () => {
  const as = (takes: string) => titular.call(LIST, { body: {}, headers: { 'accept-encoding': takes } });
  const whole = await titular.call(LIST, { body: {} });
  for (const takes of ['gzip, deflate, br', 'br;q=1.0, gzip;q=0.8']) {
    const packed = await as(takes);
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(packed.raw.length).toBeLessThan(whole.raw.length);
    expect(packed.json).toEqual(whole.json);
  }
  for (const takes of ['br', 'gzip;q=0, br', 'identity']) {
    const { headers, raw } = await as(takes);
    expect(headers['content-encoding']).toBeUndefined();
    expect(raw).toEqual(whole.raw);
  }
});

it('an answer is of one account and one day', async () => {
  const reis = await bank.signIn('multicontas@balcao.demo');
  const of = async (who: SignedIn) => (await who.call(LIST, { body: {} })).json.items[0].id;
  expect(await of(reis)).not.toBe(await of(titular));
  const body = { filed: false };
  const before = (await titular.call('POST /v2/charges/banking-billet/totals', { body })).json.ageOfDebt;
  await sql`update bank_clock set offset_seconds = offset_seconds + 40 * 86400`.execute(bank.store.db);
  const after = (await titular.call('POST /v2/charges/banking-billet/totals', { body })).json.ageOfDebt;
  expect(after[0].count).toBeLessThan(before[0].count);
});

onPostgres('a change that commits after a later one is in the next answer all the same', async () => {
  const [first, second] = [await bank.store.pool!.connect(), await bank.store.pool!.connect()];
  const { items } = (await titular.call(LIST, { body: {} })).json;
  const update = (status: string, id: number) => ({
    text: 'update charges set status = $1 where id = $2',
    values: [status, id],
  });
  await first.query('begin');
  await first.query(update('paid', items[0].id));
  await second.query(update('canceled', items[1].id));
  expect((await titular.call(LIST, { body: {} })).json.items[1].status).toBe('canceled');
  await first.query('commit');
  first.release();
  second.release();
  expect(await statusOfNewest()).toBe('paid');
});
