import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Communication } from '@balcao/contract/billing-settings';
import { addCustomer, detail, issue, pay } from '../../../test/billets';
import { cardDetail, openSeller, paidByCard } from '../../../test/cards';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays } from '../../core/calendar';
import { reminders } from './reminders';

/** Test cards: refused, and looked at by the antifraud. */
const [REFUSED, ANALYSED] = ['4000000000000002', '4000000000009235'];

let bank: EmptyBank;
let member: Member;

beforeAll(async () => {
  bank = await openEmptyBank();
});
beforeEach(async () => {
  member = await bank.openAccount();
});
afterAll(() => bank.close());

const off = { email: false, sms: false };
const SILENT: Communication = {
  issued: off,
  'due-soon': { ...off, days: 3 },
  'due-today': off,
  overdue: { ...off, days: 2 },
  paid: off,
};
const communicate = (given: Partial<Communication>, by = member) =>
  by.call('PUT /billing-settings/communication', { body: { ...SILENT, ...given } });
const SOON = { 'due-soon': { email: true, sms: false, days: 3 } };

/** A billet of a payer of its own, due so many days from now. */
async function billet(name: string, days: number, by = member): Promise<number> {
  const payer = await addCustomer(by, { name, emails: [`${name}@exemplo.com`], phones: ['11987654321'] });
  return (await issue(bank, by, [payer], { expire_at: addDays(await bank.today(), days) }))[0]!;
}
const turn = () => bank.work((trx, tools) => reminders.run(trx, {}, tools, undefined));
const told = async ({ accountId } = member) =>
  (
    await bank.store.execute('select channel, recipient from sandbox_messages where account_id = $1 order by id', [
      accountId,
    ])
  ).rows.map(({ channel, recipient }) => `${channel} ${recipient}`);

it('who paid, and whose billet was canceled, is reminded of nothing; nor is anyone on the day of issue', async () => {
  await communicate(SOON);
  const [, paid, canceled] = [await billet('ana', 4), await billet('bia', 4), await billet('caio', 4)];
  await pay(bank, member, paid, (await detail(member, paid)).value);
  await member.call('PUT /charges/cancel', { body: { ids: [canceled] } });
  await bank.moveDays(1);
  await billet('davi', 3);
  await turn();
  expect(await told()).toEqual(['mail ana@exemplo.com']);
});

it('who was issued a billet at ten in the evening is reminded the next day: days are São Paulo’s', async () => {
  await communicate(SOON);
  const [late, night] = [await billet('ana', 3), await billet('bia', 3)];
  const [today, at] = [await bank.today(), 'update charges set created_at = $2::timestamptz where id = $1'];
  await bank.store.execute(at, [late, `${addDays(today, -1)}T22:00:00-03:00`]);
  await bank.store.execute(at, [night, `${today}T00:00:00-03:00`]);
  await turn();
  expect(await told()).toEqual(['mail ana@exemplo.com']);
});

it('a billet that is overdue is reminded of on its day, whether its status says so yet or not', async () => {
  await communicate({ overdue: { email: true, sms: false, days: 2 } });
  const [first, second, late] = [await billet('ana', 3), await billet('bia', 3), await billet('caio', 3)];
  const today = await bank.today();
  const change = (id: number, status: string, days: number) =>
    bank.store.execute(
      "update charges set status = $2, expire_at = $3::date, created_at = created_at - interval '9 days' where id = $1",
      [id, status, addDays(today, -days)],
    );
  await change(first, 'unpaid', 2);
  await change(second, 'waiting', 2);
  await change(late, 'unpaid', 3);
  await turn();
  expect(await told()).toEqual(['mail ana@exemplo.com', 'mail bia@exemplo.com']);
});

it('one turn tells the payers of several accounts, each by the channels of its moment', async () => {
  const other = await bank.openAccount();
  const moments = { ...SOON, 'due-today': { email: false, sms: true } };
  for (const by of [member, other]) await communicate(moments, by);
  await billet('ana', 4);
  await billet('bia', 1);
  await billet('caio', 4, other);
  await bank.moveDays(1);
  await turn();
  expect((await told()).toSorted()).toEqual(['mail ana@exemplo.com', 'sms 11987654321']);
  expect(await told(other)).toEqual(['mail caio@exemplo.com']);
});

it('a moment that is chosen later in the day is told yet', async () => {
  await communicate({});
  await billet('ana', 4);
  await bank.moveDays(1);
  await turn();
  expect(await told()).toEqual([]);
  await communicate(SOON);
  await turn();
  expect(await told()).toEqual(['mail ana@exemplo.com']);
});

it('who is left of a full turn is told in one right after it', async () => {
  await communicate(SOON);
  const payers = await Promise.all(Array.from({ length: 201 }, () => addCustomer(member)));
  await issue(bank, member, payers, { expire_at: addDays(await bank.today(), 4) });
  await bank.moveDays(1);
  bank.waiting.length = 0;
  await turn();
  expect(await told()).toHaveLength(200);
  await bank.runJobs();
  expect(await told()).toHaveLength(201);
});

it('a card charge is not reminded of, refused or in analysis: there is no billet to pay', async () => {
  const seller = await openSeller(bank);
  await communicate({ 'due-today': { email: true, sms: false } }, seller);
  const cards = [await paidByCard(bank, seller, '1', REFUSED), await paidByCard(bank, seller, '1', ANALYSED)];
  await billet('ana', 1, seller);
  await bank.moveDays(1);
  const today = await bank.today();
  await bank.store.execute('update charges set expire_at = $1 where id = any($2::bigint[])', [today, cards]);
  expect(await Promise.all(cards.map(async (id) => (await cardDetail(seller, id)).status))).toEqual([
    'unpaid',
    'waiting',
  ]);
  await turn();
  expect(await told(seller)).toEqual(['mail ana@exemplo.com']);
});
