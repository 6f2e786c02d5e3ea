import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pay } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays } from '../../core/calendar';
import { reminders } from '../billing-settings/reminders';
import { dunningRound } from './round';

let bank: EmptyBank;
let member: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  const step = {
    days: -3,
    channel: 'sms',
    group_id: null,
    subject: '',
    body: 'Pague {{valor}}',
    active: true,
  } as const;
  await member.call('POST /dunning/steps', { body: step });
  const off = { email: false, sms: false };
  const soon = { email: false, sms: true, days: 3 };
  const body = { issued: off, 'due-soon': soon, 'due-today': off, overdue: { ...off, days: 2 }, paid: off };
  await member.call('PUT /billing-settings/communication', { body });
});
afterAll(() => bank.close());

const ANA = { nome: 'Ana Prado', documento: '529.982.247-25' };
const BIA = { nome: 'Bia Lima', documento: '111.444.777-35' };

/** A link with open billets of two payers, due in three days and issued before today. @returns the ids of Ana's and Bia's */
async function link(single_use: boolean): Promise<[number, number]> {
  const body = { items: [{ name: 'Kit', amount: 1, value: 12_345 }], message: 'Obrigado', single_use };
  const { id, url } = (await member.call('POST /payment-links', { body })).json;
  for (const who of [ANA, BIA]) await bank.visit(url, who);
  await bank.runJobs();
  await bank.store.execute(
    `update charges set expire_at = $2::date, customer_phone = '11987654321', created_at = created_at - interval '2 days'
       where link_id = $1`,
    [id, addDays(await bank.today(), 3)],
  );
  const { items } = (await member.call('GET /payment-link/{id}/charges', { params: { id }, query: {} })).json;
  const of = (name: string) => items.find(({ customer_name }) => customer_name === name)!.id;
  return [of('Ana Prado'), of('Bia Lima')];
}
/** Ids of the charges that a table of reminders has, of these. */
const remindedIn = async (table: 'dunning_reminders' | 'billing_reminders', ids: number[]) => {
  const { rows } = await bank.store.execute(
    `select charge_id from ${table} where charge_id = any($1::bigint[]) order by 1`,
    [ids],
  );
  return rows.map((row) => Number(row.charge_id));
};

describe.each([
  ['the ruler', dunningRound, 'dunning_reminders'],
  ['the reminders of communication', reminders, 'billing_reminders'],
] as const)('%s', (_what, job, table) => {
  beforeAll(async () => {
    // an account's ruler silences its reminders of communication
    const hours = { enabled: job === dunningRound, from_hour: 0, to_hour: 24, business_days: false };
    await member.call('PUT /dunning/settings', { body: hours });
  });

  it('does not remind of an open charge whose single-use link another payer paid; of another link’s it does', async () => {
    const [once, many] = [await link(true), await link(false)];
    for (const [ana] of [once, many]) await pay(bank, member, ana, 12_345);
    await bank.work((trx, tools) => job.run(trx, {}, tools, undefined));
    expect(await remindedIn(table, [...once, ...many])).toEqual([many[1]]);
  });

  it('reminds both payers of a single-use link that nobody paid', async () => {
    const once = await link(true);
    await bank.work((trx, tools) => job.run(trx, {}, tools, undefined));
    expect(await remindedIn(table, once)).toEqual(once.toSorted((a, b) => a - b));
  });
});
