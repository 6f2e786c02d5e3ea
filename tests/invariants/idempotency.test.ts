import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../bff/src/core/contract';
import { valid } from '../support/schema-arbitrary';
import { openTestBank, type SignedIn, type TestBank } from '../support/test-bank';

/** Same key and body: the same answer. Same key and another body, user or account: 422, nothing done. */
let bank: TestBank;
let titular: SignedIn;
beforeAll(async () => {
  bank = await openTestBank({ BALCAO_JOBS: 'off' });
  titular = await bank.signIn('titular@balcao.demo');
});
afterAll(() => bank.close());

const customer = (document: string, name = 'Padaria Nova Aurora') => ({
  personType: 'F',
  name,
  document,
  phones: [],
  emails: [],
  address: null,
  groups: [],
  birthday: null,
  note: null,
  customerCode: null,
});

const count = async () =>
  (
    await bank.store.db
      .selectFrom('customers')
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

describe('idempotency', () => {
  it('repeats the answer for the same key and body, 20 at once', async () => {
    const before = await count();
    const key = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        titular.call('POST /customer', { body: customer('52998224725'), headers: { 'idempotency-key': key } }),
      ),
    );
    expect(replies.map((r) => r.status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(replies.map((r) => r.json.id)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  it('refuses the key with another body, user or call', async () => {
    const key = randomUUID();
    const headers = { 'idempotency-key': key };
    expect((await titular.call('POST /customer', { body: customer('12345678909'), headers })).status).toBe(200);
    const before = await count();
    const support = await bank.signIn('suporte@balcao.demo', titular.accountId);
    const replies = [
      await titular.call('POST /customer', { body: customer('12345678909', 'Outro nome'), headers }),
      await support.call('POST /customer', { body: customer('12345678909'), headers }),
      await titular.call('PUT /charges/cancel', { body: { ids: [1] }, headers }),
    ];
    expect(replies.map((r) => [r.status, r.json.code])).toEqual(
      Array.from({ length: 3 }, () => [422, 'idempotency-key']),
    );
    expect(await count()).toBe(before);
  });

  it('a key that another account used is a key of its own (docs/adr/0019)', async () => {
    const others = await bank.store.db
      .selectFrom('memberships')
      .select('account_id')
      .where('user_id', '=', titular.userId)
      .where('account_id', '<>', titular.accountId)
      .execute();
    const elsewhere = await bank.signIn('titular@balcao.demo', others[0]!.account_id);
    const headers = { 'idempotency-key': randomUUID() };
    const replies = [
      await titular.call('POST /customer', { body: customer('86288366757'), headers }),
      await elsewhere.call('POST /customer', { body: customer('86288366757'), headers }),
      await elsewhere.call('POST /customer', { body: customer('86288366757'), headers }),
    ];
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200]);
    const owners = await bank.store.db
      .selectFrom('customers')
      .select(['account_id', 'id'])
      .where('document', '=', '86288366757')
      .orderBy('account_id')
      .execute();
    expect(owners.map((row) => row.account_id)).toEqual([titular.accountId, elsewhere.accountId].sort((a, b) => a - b));
    expect(replies[2]!.json).toEqual(replies[1]!.json);
  });

  it('leaves the key free where the work was refused', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    expect((await titular.call('POST /customer', { body: customer('11122233300'), headers })).status).toBe(422);
    expect((await titular.call('POST /customer', { body: customer('39053344705'), headers })).status).toBe(200);
  });

  it.each(Object.entries(contract).filter(([, spec]) => spec.idempotent))('%s asks for a key', async (key, spec) => {
    const [params, body] = [spec.params, spec.body].map(
      (schema) => fc.sample(valid(schema as object | undefined), { numRuns: 1, seed: 3 })[0],
    );
    const reply = await titular.call(key, {
      params: params as Record<string, unknown>,
      body,
      headers: { 'idempotency-key': '' },
    });
    expect([reply.status, reply.json.code]).toEqual([400, 'idempotency-key']);
  });
});
