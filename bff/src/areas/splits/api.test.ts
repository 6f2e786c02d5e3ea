import { beforeAll, describe, expect, it } from 'vitest';
import { pay } from '../../../test/billets';
import { cardToken } from '../../../test/cards';
import type { Member } from '../../../test/harness';
import { api, bank, openApiForTests } from '../../../test/public-api';
import { addDays } from '../../core/calendar';
import { balanceOf } from '../../ledger/ledger';
import { receivePayment } from '../charges/service';

openApiForTests();

let issuer: Member;
let payee: Member;
let code: string;
beforeAll(async () => {
  [issuer, payee] = [await bank.openAccount(), await bank.openAccount()];
  const { rows } = await bank.store.execute('select account_code from accounts where id = $1', [payee.accountId]);
  code = rows[0].account_code;
});

let value = 10_000;
const shared = (part: object, marketplace: object = {}) => [
  { name: 'Curso', value: ++value, marketplace: { repasses: [{ payee_code: code, ...part }], ...marketplace } },
];
const customer = { name: 'Gorbadoc Oldbuck', cpf: '12345678909' };
const billet = async () => ({ banking_billet: { customer, expire_at: addDays(await bank.today(), 20) } });
const availableOf = async (accountId: number) => (await balanceOf(bank.store.db, accountId)).available;

describe('a charge of the API whose item is shared with another account (public-api-schemas.json, marketplace)', () => {
  it.each([
    ['percentage', 2_500, (cents: number) => Math.floor(cents / 4)],
    ['fixed', 150, () => 150],
  ])('by %s passes its part on when it is paid, in one step or two', async (way, part, expected) => {
    const ask = await api.charging(issuer);
    const before = await availableOf(payee.accountId);
    const one = await ask('POST', '/charge/one-step', { items: shared({ [way]: part }), payment: await billet() });
    await pay(bank, issuer, one.json.data.charge_id, value);
    const first = expected(value);
    expect((await availableOf(payee.accountId)) - before).toBe(first);
    const begun = (await ask('POST', '/charge', { items: shared({ [way]: part }) })).json.data.charge_id;
    await ask('POST', `/charge/${begun}/pay`, { payment: await billet() });
    await pay(bank, issuer, begun, value);
    expect((await availableOf(payee.accountId)) - before).toBe(first + expected(value));
  });

  it('is refused at what is wrong of it', async () => {
    const ask = await api.charging(issuer);
    const at = async (items: object) =>
      (await ask('POST', '/charge/one-step', { items, payment: await billet() })).json.error_description.property;
    expect(await at(shared({ fixed: 1 }, { mode: 2 }))).toBe('/items/0/marketplace/mode');
    expect(await at(shared({}))).toBe('/items/0/marketplace/repasses/0');
    expect(await at(shared({ fixed: 999_999 }))).toBe('/items/0/marketplace/repasses/0');
    expect(await at(shared({ fixed: 1, payee_code: 'f'.repeat(32) }))).toBe(
      '/items/0/marketplace/repasses/0/payee_code',
    );
  });

  it('of homologation knows no account that never used homologation, and moves no real money to one that did', async () => {
    const ask = await api.charging(issuer, 'homologation');
    const pays = async () => {
      const payment = { credit_card: { customer, payment_token: await cardToken(bank) } };
      return (await ask('POST', '/charge/one-step', { items: shared({ percentage: 5_000 }), payment })).json;
    };
    expect((await pays()).error_description).toMatchObject({ property: '/items/0/marketplace/repasses/0/payee_code' });
    await api.charging(payee, 'homologation');
    const { data } = await pays();
    expect(data).toMatchObject({ status: 'approved' });
    const { rows } = await bank.store.execute(
      `select w.account_id from charge_splits s join api_worlds w on w.world_id = s.payee_id where s.charge_id = $1`,
      [data.charge_id],
    );
    expect(rows).toEqual([{ account_id: payee.accountId }]);
  });

  it('of homologation moves nothing to a real account, though a split names one', async () => {
    const ask = await api.charging(issuer, 'homologation');
    await api.charging(payee, 'homologation');
    const body = { items: shared({ percentage: 5_000 }), payment: await billet() };
    const { data } = (await ask('POST', '/charge/one-step', body)).json;
    await bank.store.execute('update charge_splits set payee_id = $2 where charge_id = $1', [
      data.charge_id,
      payee.accountId,
    ]);
    const { rows } = await bank.store.execute('select collection_key from charges where id = $1', [data.charge_id]);
    const before = await availableOf(payee.accountId);
    const payment = {
      eventId: 'homologation',
      collectionKey: rows[0].collection_key,
      amount: value,
      paidAt: new Date(),
    };
    await bank.work((trx, tools) => receivePayment(trx, tools, payment));
    expect(await availableOf(payee.accountId)).toBe(before);
    const { rows: histories } = await bank.store.execute(
      `select message from charge_histories where charge_id = $1 and action = 'split'`,
      [data.charge_id],
    );
    expect(histories).toEqual([{ message: expect.stringContaining('não foi feito: a conta é de outro ambiente') }]);
  });
});
