import { afterAll, beforeAll, expect, it } from 'vitest';
import { pay } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { LINK_VALUE, linkOfTwo, remindedIn } from '../../../test/links';
import { reminders } from './reminders';

let bank: EmptyBank;
let member: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  const off = { email: false, sms: false };
  const soon = { email: false, sms: true, days: 3 };
  const body = { issued: off, 'due-soon': soon, 'due-today': off, overdue: { ...off, days: 2 }, paid: off };
  await member.call('PUT /billing-settings/communication', { body });
});
afterAll(() => bank.close());

const turn = () => bank.work((trx, tools) => reminders.run(trx, {}, tools, undefined));

it('communication reminds nobody of a single-use link that another payer paid; of another link it reminds the others', async () => {
  const [once, many] = [await linkOfTwo(bank, member, true), await linkOfTwo(bank, member, false)];
  for (const [ana] of [once, many]) await pay(bank, member, ana, LINK_VALUE);
  await turn();
  expect(await remindedIn(bank, 'billing_reminders', [...once, ...many])).toEqual([many[1]]);
});

it('communication reminds both payers of a single-use link that nobody paid', async () => {
  const once = await linkOfTwo(bank, member, true);
  await turn();
  expect(await remindedIn(bank, 'billing_reminders', once)).toEqual(once.toSorted((a, b) => a - b));
});
