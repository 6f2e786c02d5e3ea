import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCustomer, customerInput } from '../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../test/harness';

/** A write call whose transaction the database fails: a trigger raises an error code at the first `times` tries. */
let bank: EmptyBank;
let member: Member;

beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  // a sequence keeps its value when the transaction is rolled back, so it counts the tries
  await bank.store.execute('create sequence failed');
  await bank.store.execute('create table failing (code text, times int)');
  await bank.store.execute(`create function fail_first() returns trigger language plpgsql as $$
    declare given failing;
    begin
      select * into given from failing;
      if found and nextval('failed') <= given.times then raise exception 'given up on' using errcode = given.code; end if;
      return new;
    end $$`);
  // deferred to the commit, when the handler has already registered its after-commit work
  await bank.store.execute(
    `create constraint trigger fail_first after insert on customers deferrable initially deferred
     for each row execute function fail_first()`,
  );
});
afterAll(() => bank.close());

beforeEach(async () => {
  bank.live.length = 0;
  await bank.store.execute('delete from failing');
  await bank.store.execute('alter sequence failed restart');
});

const fail = (code: string, times: number) => bank.store.execute('insert into failing values ($1, $2)', [code, times]);
const count = async () => (await bank.store.execute('select count(*)::int as n from customers')).rows[0].n as number;

describe.each([
  ['a serialisation failure', '40001'],
  ['a deadlock', '40P01'],
])('%s', (_name, code) => {
  it('twice: done at the third try, once, and told once', async () => {
    await fail(code, 2);
    const before = await count();
    await addCustomer(member, { name: 'Terceira Vez' });
    expect((await count()) - before).toBe(1);
    expect(bank.live.filter((event) => event.topic === 'customers')).toHaveLength(1);
  });

  it('each time: refused after three tries, nothing done, and the same intent may come again', async () => {
    await fail(code, 3);
    const before = await count();
    const intent = { body: customerInput({ name: 'Quarta Vez' }), idempotencyKey: `fails-${code}-three-times` };
    expect((await member.call('POST /customer', intent)).status).toBe(500);
    expect([await count(), bank.live]).toEqual([before, []]);
    expect((await member.call('POST /customer', intent)).status).toBeLessThan(300);
    expect((await count()) - before).toBe(1);
  });
});

it('another error is not tried again', async () => {
  await fail('P0001', 1);
  const before = await count();
  expect((await member.call('POST /customer', { body: customerInput() })).status).toBe(500);
  expect(await count()).toBe(before);
});
