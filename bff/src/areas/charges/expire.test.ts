import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, detail, issue } from '../../../test/billets';
import { cardDetail, openSeller, paidByCard } from '../../../test/cards';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { chargesExpire, expireCharges } from './expire';

let bank: EmptyBank;
let member: Member;
let customer: number;

beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  customer = await addCustomer(member);
});
afterAll(() => bank.close());

let value = 10_000;
/** A waiting billet with a due date that issuing would refuse, such as a past one. */
async function waiting(expire_at: string, write_off_days = 120): Promise<number> {
  const [id] = await issue(bank, member, [customer], {
    items: [{ name: 'x', amount: 1, value: ++value }],
    write_off_days,
  });
  await bank.store.execute('update charges set expire_at = $1 where id = $2', [expire_at, id]);
  return id!;
}
const turn = (today: string) => bank.work((trx, tools) => expireCharges(trx, tools, today));
const status = async (id: number) => (await detail(member, id)).status;

describe('the day turns', () => {
  it('unpaid the day after the due date, not on it', async () => {
    const id = await waiting('2026-11-10');
    await turn('2026-11-10');
    expect(await status(id)).toBe('waiting');
    bank.live.length = 0;
    await turn('2026-11-11');
    expect(await status(id)).toBe('unpaid');
    expect((await detail(member, id)).charge_histories.at(-1)).toMatchObject({
      agent: 'system',
      message: 'Venceu sem pagamento',
      user: null,
    });
    expect(bank.live).toEqual([{ accountId: member.accountId, topic: 'charges', type: 'updated', ids: [id] }]);
  });

  it('due on Friday 20 November 2026, a holiday: Monday still counts', async () => {
    const id = await waiting('2026-11-20');
    for (const day of ['2026-11-21', '2026-11-22', '2026-11-23']) await turn(day);
    expect(await status(id)).toBe('waiting');
    await turn('2026-11-24');
    expect(await status(id)).toBe('unpaid');
  });

  it('written off when its days are over', async () => {
    const id = await waiting('2026-11-10', 5);
    await turn('2026-11-15');
    expect(await status(id)).toBe('unpaid');
    await turn('2026-11-16');
    expect(await status(id)).toBe('canceled');
    expect((await detail(member, id)).charge_histories.slice(-2).map((h) => h.message)).toEqual([
      'Venceu sem pagamento',
      'Baixa automática 5 dias após o vencimento',
    ]);
  });

  it.each([
    [0, 'Baixa automática após o vencimento'],
    [1, 'Baixa automática 1 dia após o vencimento'],
    [2, 'Baixa automática 2 dias após o vencimento'],
  ])('a billet that is written off after %i days says so', async (days, words) => {
    const id = await waiting('2026-11-10', days);
    await turn('2026-11-30');
    expect((await detail(member, id)).charge_histories.at(-1)?.message).toBe(words);
  });

  it('card charges with a refused card that are written off are told to the pages of card charges too', async () => {
    const seller = await openSeller(bank);
    const id = await paidByCard(bank, seller, '1', '4000000000000002');
    await bank.store.execute('update charges set expire_at = $1 where id = $2', ['2026-11-10', id]);
    bank.live.length = 0;
    await turn('2026-12-30');
    expect((await cardDetail(seller, id)).status).toBe('canceled');
    const told = { accountId: seller.accountId, type: 'updated', ids: [id] };
    expect(bank.live).toEqual(['charges', 'card-charges'].map((topic) => ({ topic, ...told })));
  });

  it('0 days: not after the due date, but the holiday rule holds', async () => {
    const id = await waiting('2026-11-20', 0);
    await turn('2026-11-23');
    expect(await status(id)).toBe('waiting');
    await turn('2026-11-24');
    expect(await status(id)).toBe('canceled');
  });

  it('again does nothing more, and never touches what ended', async () => {
    const id = await waiting('2026-11-10');
    await turn('2026-11-12');
    const lines = (await detail(member, id)).charge_histories.length;
    await turn('2026-11-12');
    expect((await detail(member, id)).charge_histories).toHaveLength(lines);
    const settled = await waiting('2026-11-10', 1);
    await member.call('PUT /charges/manual-payment', { body: { ids: [settled] } });
    await turn('2026-12-30');
    expect(await status(settled)).toBe('settled');
  });

  it("the job goes by the bank's clock", async () => {
    const [id] = await issue(bank, member, [customer]);
    await bank.moveDays(20);
    await bank.work((trx, tools) => chargesExpire.run(trx, {}, tools));
    expect(await status(id!)).toBe('unpaid');
  });
});
