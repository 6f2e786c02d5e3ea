import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays } from '../../core/calendar';
import { bankNow } from '../../core/clock';
import { balanceOf } from '../../ledger/ledger';
import { parseBillet } from '../../rails/billet/barcode';
import { depositOf, receiveDeposit } from './receive';

let bank: EmptyBank;
let member: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
});
afterAll(() => bank.close());

const make = (value: number, who = member) => who.call('POST /deposit', { body: { value } });
async function pay(line: string, eventId: string, paid?: number): Promise<boolean> {
  const reading = parseBillet(line, await bank.today());
  if (!reading.ok) throw new Error(reading.message);
  const { ours, value } = reading.billet;
  const amount = paid ?? value;
  return bank.work(async (trx, tools) =>
    receiveDeposit(trx, tools, (await depositOf(trx, ours!))!, { eventId, amount, paidAt: await bankNow(trx) }),
  );
}

describe('a deposit by billet (AREAS-7-deposits-partnerships-reports-statements-1)', () => {
  it('is pending with its line and paper, and credited once however often its payment is told', async () => {
    const { json: made, status } = await make(12_345);
    expect(status).toBe(200);
    expect(made.barcode).toMatch(/^364\d{44}$/);
    await bank.runJobs();
    const pending = async () => (await member.call('GET /deposit/pending')).json.items!.map(({ id }) => id);
    expect(await pending()).toEqual([made.id]);
    // AREAS-3-deposit-pending-billet-1: the entity itself, at the top of the answer
    const { value, expireAt, barcode, url, pdf } = made;
    expect((await member.call('GET /deposit/pending')).json).toMatchObject({ value, expireAt, barcode, url, pdf });
    const params = { id: made.id };
    expect((await member.call('GET /deposit/{id}/pdf', { params })).raw.subarray(0, 5).toString()).toBe('%PDF-');
    expect([await pay(made.barcode, 'a'), await pay(made.barcode, 'a')]).toEqual([true, false]);
    expect((await balanceOf(bank.store.db, member.accountId)).balance).toBe(12_345);
    expect(await pending()).toEqual([]);
    expect((await member.call('GET /deposit/pending')).json).toMatchObject({ value: null, barcode: null, pdf: null });
    expect((await member.call('GET /deposit/{id}', { params })).json).toMatchObject({
      state: 'paid',
      paidValue: 12_345,
    });
    const [line] = (await member.call('POST /statement', { body: {} })).json.transactions;
    expect(line).toMatchObject({ value: 12_345, typeLabel: 'Depósito por boleto', protocol: made.protocol });
  });

  it('waits through its last day, and is expired the day after', async () => {
    const { json } = await make(1_000);
    const stateOn = async (day: string) => {
      await bank.store.execute('update deposits set expire_at = $1 where id = $2', [day, json.id]);
      const { state } = (await member.call('GET /deposit/{id}', { params: { id: json.id } })).json;
      const listed = async (asked: 'pending' | 'expired') =>
        (await member.call('POST /deposit/search', { body: { state: asked } })).json.items.some(
          ({ id }) => id === json.id,
        );
      const open = (await member.call('GET /deposit/pending')).json.items!.some(({ id }) => id === json.id);
      return [state, open, await listed('pending'), await listed('expired')];
    };
    const today = await bank.today();
    expect(await stateOn(today)).toEqual(['pending', true, true, false]);
    expect(await stateOn(addDays(today, -1))).toEqual(['expired', false, false, true]);
  });

  it('paid twice is credited twice: no money is lost', async () => {
    const other = await bank.openAccount();
    const { json } = await make(5_000, other);
    const shown = async () => (await other.call('GET /deposit/{id}', { params: { id: json.id } })).json;
    await pay(json.barcode, 'b');
    const first = await shown();
    await pay(json.barcode, 'c', 4_000);
    expect((await balanceOf(bank.store.db, other.accountId)).balance).toBe(9_000);
    expect(await shown(), 'when and how much was paid first stays').toEqual(first);
  });

  it('of an account that is closed is nobody’s: neither found nor credited', async () => {
    const closed = await bank.openAccount();
    const { json } = await make(5_000, closed);
    await bank.store.execute('update accounts set is_shutdown = true where id = $1', [closed.accountId]);
    const reading = parseBillet(json.barcode, await bank.today());
    expect(reading.ok && (await depositOf(bank.store.db, reading.billet.ours!))).toBeUndefined();
    const { items } = (await member.call('POST /bills/review', { body: { bills: [{ line: json.barcode }] } })).json;
    expect(items[0]!.refusals.map(({ message }) => message).join()).toContain('Não encontramos este boleto');
  });

  it.each([0, 499, 10_000_001])('of %i cents is refused at its value', async (value) => {
    const { status, json } = await make(value);
    expect([status, json.errors?.[0]?.field]).toEqual([422, 'value']);
  });

  it.each([500, 10_000_000])('of %i cents is made', async (value) => {
    expect((await make(value, await bank.openAccount())).status).toBe(200);
  });

  it('is refused while ten are open, several at once included', async () => {
    const many = await bank.openAccount();
    const all = await Promise.all(Array.from({ length: 12 }, () => make(1_000, many)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(10);
  });

  it('is of its account alone, and of who may', async () => {
    const { json } = await make(1_000);
    const other = await bank.openAccount();
    expect((await other.call('GET /deposit/{id}', { params: { id: json.id } })).status).toBe(404);
    const clerk = await bank.openAccount({ role: 'subuser', grants: { home: true } });
    expect((await make(1_000, clerk)).status).toBe(403);
  });
});
