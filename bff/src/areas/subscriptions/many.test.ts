import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer } from '../../../test/billets';
import { openEmptyBank, type EmptyBank } from '../../../test/harness';
import { addDays } from '../../core/calendar';

/** More than one insert of a row each could take: a statement has 65,535 parameters at most. */
const MANY = 13_200;

let bank: EmptyBank;

beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

it('a plan changes whoever many have it, and the history of each tells', async () => {
  const member = await bank.openAccount();
  const { id } = (await member.call('POST /plan', { body: { name: 'Mensal', interval: 1, repeats: null } })).json;
  const body = {
    customers: [await addCustomer(member)],
    plan_id: id,
    items: [{ name: 'Mensalidade', amount: 1, value: 10_000 }],
    expire_at: addDays(await bank.today(), 5),
  };
  expect((await member.call('POST /subscriptions', { body })).status).toBe(200);
  const { rows } = await bank.store.execute(
    `select string_agg(column_name, ', ') as columns from information_schema.columns
    where table_schema = 'public' and table_name = 'subscriptions' and is_identity = 'NO'`,
  );
  const { columns } = rows[0] as { columns: string };
  await bank.store.execute(
    `insert into subscriptions (${columns}) select ${columns} from subscriptions, generate_series(2, ${MANY})`,
  );
  const plan = { name: 'Anual', interval: 12, repeats: null };
  expect((await member.call('PUT /plan/{id}', { params: { id }, body: plan })).status).toBe(200);
  const told = await bank.store.execute(
    "select count(distinct subscription_id) from subscription_histories where message like 'Plano alterado%'",
  );
  expect(Number(told.rows[0].count)).toBe(MANY);
});
