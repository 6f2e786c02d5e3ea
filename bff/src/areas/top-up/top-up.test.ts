import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSigned } from '../../../../tests/support/sign';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { fundAccount } from '../../../test/funded';
import { balanceOf } from '../../ledger/ledger';
import { TEST_NUMBERS } from '../../rails/top-up/sandbox';
import { topUp } from './kind';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

/** A number of TIM whose last two digits are these. */
const numberOf = (end: string) => `1199999922${end}`.slice(0, 9) + end;
const operatorOf = async (who: Member, phone: string) =>
  (await who.call('GET /recharge/phones/{phone}', { params: { phone } })).json.operator!.id;
const bodyOf = async (who: Member, phone: string, more: object = {}) => ({
  phone,
  operator: await operatorOf(who, phone),
  amount: 3000,
  day: await bank.today(),
  ...more,
});
const make = async (who: Member, phone: string, more: object = {}) =>
  callSigned(who, 'POST /recharge', { body: await bodyOf(who, phone, more) });
const stateOf = async (who: Member, id: number) => (await who.call('GET /recharge/{id}', { params: { id } })).json;
const available = async ({ accountId }: Member) => (await balanceOf(bank.store.db, accountId)).available;
/** Moves the clock and lets the rounds ask and hear. */
const later = async (seconds: number) => {
  await bank.store.execute('update bank_clock set offset_seconds = offset_seconds + $1', [seconds]);
  for (const job of topUp.jobs.filter(({ everySeconds }) => everySeconds)) {
    const heard = await job.prepare?.(bank.store.db, {}, bank.services);
    await bank.work((trx, tools) => job.run(trx, {}, tools, heard));
  }
  await bank.runJobs();
};

describe('a top-up, through both phases (domain-next.md 7)', () => {
  it.each<[keyof typeof TEST_NUMBERS | 'usual', string[], number]>([
    ['usual', ['settled'], 3000],
    ['refused', ['refused'], 0],
    ['refusedLater', ['sent', 'refused'], 0],
    ['takenBack', ['settled', 'returned'], 0],
    ['lostAnswer', ['sent', 'settled'], 3000],
    ['neverTaken', ['sent', 'settled'], 3000],
    ['lostConfirmation', ['sent', 'settled'], 3000],
    ['slow', ['sent', 'settled'], 3000],
  ])('that is %s goes through %o and costs %i cents, once', async (name, states, cost) => {
    const who = await fundAccount(bank, 10_000);
    const { json, status } = await make(who, numberOf(name === 'usual' ? '10' : TEST_NUMBERS[name]));
    expect(status).toBe(200);
    await bank.runJobs();
    const seen = [(await stateOf(who, json.id)).state];
    for (let n = 0; n < 6 && seen.at(-1) !== states.at(-1); n++) {
      await later(61);
      const { state } = await stateOf(who, json.id);
      if (state !== seen.at(-1)) seen.push(state);
    }
    expect(seen).toEqual(states);
    expect(await available(who)).toBe(10_000 - cost);
    const orders = await bank.store.db
      .selectFrom('sandbox_top_ups')
      .select('id')
      .where('key', '=', json.protocol)
      .where('state', '=', 'confirmed')
      .execute();
    expect(orders).toHaveLength(states.includes('settled') ? 1 : 0);
  });

  it('is refused at its fields, in the review and when signed, with nothing moved', async () => {
    const who = await fundAccount(bank, 10_000);
    const phone = numberOf('10');
    const other = (await operatorOf(who, phone)) === 'vivo' ? 'tim' : 'vivo';
    for (const [more, field] of [
      [{ operator: other }, 'operator'],
      [{ amount: 3001 }, 'amount'],
      [{ phone: '1132654321' }, 'phone'],
      [{ amount: 10_000 + 5000 }, 'amount'],
    ] as const) {
      const { day: _day, ...asked } = await bodyOf(who, phone, more);
      const { json } = await who.call('POST /recharge/review', { body: asked });
      expect([more, json.refusals[0]?.field]).toEqual([more, field]);
      const refused = await make(who, phone, more);
      expect([more, refused.status, refused.json.errors[0].field]).toEqual([more, 422, field]);
    }
    expect(await available(who)).toBe(10_000);
  });

  it('is not repeated by a second one at the same moment', async () => {
    const who = await fundAccount(bank, 10_000);
    const phone = numberOf('12');
    const both = await Promise.all([make(who, phone), make(who, phone)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('repeats one of the same account, number and value alone, and none that failed', async () => {
    const [who, other] = [await fundAccount(bank, 30_000), await fundAccount(bank, 10_000)];
    const phone = numberOf('16');
    const status = async (member: Member, to = phone, more = {}) => (await make(member, to, more)).status;
    expect([await status(who), await status(who)]).toEqual([200, 422]);
    expect([await status(who, numberOf('17')), await status(who, phone, { amount: 4000 })]).toEqual([200, 200]);
    expect(await status(other)).toBe(200);
    const failing = numberOf(TEST_NUMBERS.refused);
    expect(await status(who, failing)).toBe(200);
    await bank.runJobs();
    expect(await status(who, failing)).toBe(200);
  });

  it('is found by its id and state, and no operation of another kind is one', async () => {
    const who = await fundAccount(bank, 20_000);
    const refused = (await make(who, numberOf(TEST_NUMBERS.refused))).json.id;
    const [first, pix] = [(await make(who, numberOf('18'))).json.id, (await make(who, numberOf('19'))).json.id];
    await bank.runJobs();
    await bank.store.db.updateTable('money_operations').set({ kind: 'pix' }).where('id', '=', pix).execute();
    const found = async (body: { state?: 'refused' } = {}) =>
      (await who.call('POST /recharge/search', { body })).json.items.map(({ id }) => id);
    expect([await found(), await found({ state: 'refused' })]).toEqual([[first, refused], [refused]]);
    expect([(await stateOf(who, first)).id, (await stateOf(who, refused)).id]).toEqual([first, refused]);
    expect((await who.call('GET /recharge/{id}', { params: { id: pix } })).status).toBe(404);
    const recent = (await who.call('GET /recharge/recent')).json.items.map((one) => one.phone);
    expect(recent).toEqual([numberOf('18')]);
    expect((await make(who, numberOf('19'))).status).toBe(200);
  });

  it('is offered again by its number, unless it was refused, and shown to nobody else', async () => {
    const who = await fundAccount(bank, 10_000);
    const other = await fundAccount(bank, 10_000);
    const phone = numberOf('14');
    const refused = await make(who, numberOf(TEST_NUMBERS.refused));
    await bank.runJobs();
    expect((await stateOf(who, refused.json.id)).state).toBe('refused');
    const { json } = await make(who, phone);
    const recent = async (member: Member) =>
      (await member.call('GET /recharge/recent')).json.items.map((one) => one.phone);
    expect([await recent(who), await recent(other)]).toEqual([[phone], []]);
    const search = async (member: Member, text: string) =>
      (await member.call('POST /recharge/search', { body: { text } })).json.total;
    expect([await search(who, phone), await search(who, '(21) 99999'), await search(other, '')]).toEqual([1, 0, 0]);
    expect((await other.call('GET /recharge/{id}', { params: { id: json.id } })).status).toBe(404);
  });

  it('has the values of the area code, none where the operator does not serve it', async () => {
    const who = await bank.openAccount();
    const values = async (operator: string, areaCode: number) =>
      (await who.call('GET /recharge/operators/{operator}/values', { params: { operator }, query: { areaCode } })).json
        .items;
    expect((await values('vivo', 11)).map(({ amount }) => amount)).toContain(4000);
    expect((await values('vivo', 92)).map(({ amount }) => amount)).not.toContain(4000);
    expect(await values('algar', 11)).toEqual([]);
    const { status } = await who.call('GET /recharge/operators/{operator}/branches', { params: { operator: 'oi' } });
    expect(status).toBe(404);
  });
});
