import { afterAll, beforeAll, expect, it } from 'vitest';
import { pay } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { LINK_VALUE, linkOfTwo, remindedIn } from '../../../test/links';
import { dunningRound } from './round';

let bank: EmptyBank;
let member: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  const body = { enabled: true, from_hour: 0, to_hour: 24, business_days: false };
  await member.call('PUT /dunning/settings', { body });
  const step = {
    days: -3,
    channel: 'sms',
    group_id: null,
    subject: '',
    body: 'Pague {{valor}}',
    active: true,
  } as const;
  await member.call('POST /dunning/steps', { body: step });
});
afterAll(() => bank.close());

const turn = () => bank.work((trx, tools) => dunningRound.run(trx, {}, tools, undefined));

it('the ruler reminds nobody of a single-use link that another payer paid; of another link it reminds the others', async () => {
  const [once, many] = [await linkOfTwo(bank, member, true), await linkOfTwo(bank, member, false)];
  for (const [ana] of [once, many]) await pay(bank, member, ana, LINK_VALUE);
  const { items } = (await member.call('GET /dunning/upcoming')).json;
  expect(items.map(({ charge_id }) => charge_id)).toEqual([many[1]]);
  await turn();
  expect(await remindedIn(bank, 'dunning_reminders', [...once, ...many])).toEqual([many[1]]);
});

it('the ruler reminds both payers of a single-use link that nobody paid', async () => {
  const once = await linkOfTwo(bank, member, true);
  await turn();
  expect(await remindedIn(bank, 'dunning_reminders', once)).toEqual(once.toSorted((a, b) => a - b));
});
