import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StepBody } from '@balcao/contract/dunning';
import { MOST_STEPS } from '@balcao/contract/shared/dunning-limits';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { addCustomer, detail, issue, pay } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { whileOpen } from '../../../test/meanwhile';
import { othersOf } from '../../../test/others';
import { addDays } from '../../core/calendar';
import { bankNow } from '../../core/clock';
import { silentAccounts } from '../../kits/charging/billing/silent';
import { momentsOf, sendingDay } from './days';
import { dueOn } from './due';
import { dunningRound, hourOf } from './round';

let bank: EmptyBank;
let member: Member;
let customer: number;
let today: string;

beforeAll(async () => {
  bank = await openEmptyBank();
});
beforeEach(async () => {
  member = await bank.openAccount({ name: 'Padaria Aurora' });
  customer = await addCustomer(member, { name: 'Ana Souza', emails: ['ana@exemplo.com.br'], phones: ['11987654321'] });
  today = (await member.call('GET /today')).json.today;
  await settle({});
});
// charges are marked as paid by the test itself, without a payment
afterAll(() => bank.close(['a charge that was paid has the day and the amount']));

const settle = async (given: object) =>
  expect(
    (
      await member.call('PUT /dunning/settings', {
        body: { enabled: true, from_hour: 0, to_hour: 24, business_days: false, ...given },
      })
    ).status,
  ).toBe(200);
const sms: StepBody = {
  days: -3,
  channel: 'sms',
  group_id: null,
  subject: '',
  body: '{{cliente}} deve {{valor}}',
  active: true,
};
const addStep = (given: Partial<StepBody> = {}) => member.call('POST /dunning/steps', { body: { ...sms, ...given } });
let asked = 0;
/** A billet due in a number of days (negative: overdue), issued 40 days ago. */
async function billet(inDays: number, daysOld = 40): Promise<number> {
  // each asked for with another day, as one alike would be taken for a repetition
  const id = (await issue(bank, member, [customer], { expire_at: addDays(today, 90 + asked++) }))[0]!;
  await bank.store.execute(
    `update charges set expire_at = $2::date, status = $3, created_at = created_at - make_interval(days => $4) where id = $1`,
    [id, addDays(today, inDays), inDays < 0 ? 'unpaid' : 'waiting', daysOld],
  );
  return id;
}
const turn = () => bank.work((trx, tools) => dunningRound.run(trx, {}, tools, undefined));
const sent = async () =>
  (
    await bank.store.execute(
      `select channel, recipient, body from sandbox_messages where account_id = $1 and body like '%deve%' order by id`,
      [member.accountId],
    )
  ).rows as { channel: string; recipient: string; body: string }[];

describe('the days of the ruler', () => {
  it('what falls on a day off waits for the next business day, and what was missed is made up for', () => {
    // Friday, 20 November 2026, is a holiday
    expect(momentsOf('2026-11-21', true)).toEqual([]);
    expect(momentsOf('2026-11-23', true)).toEqual(['2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20']);
    expect(momentsOf('2026-11-18', false)).toEqual(['2026-11-18', '2026-11-17', '2026-11-16', '2026-11-15']);
    expect(sendingDay('2026-11-20', true)).toBe('2026-11-23');
  });
});

describe('the ruler', () => {
  it('reminds of a charge at its moment, once however often it turns, also of two turns at once', async () => {
    await addStep();
    const id = await billet(3);
    await billet(4);
    await Promise.all([turn(), turn()]);
    await turn();
    expect(await sent()).toMatchObject([{ channel: 'sms', recipient: '11987654321' }]);
    const { json } = await member.call('POST /dunning/search', { body: { charge: id } });
    expect(json.items).toMatchObject([{ charge_id: id, customer_name: 'Ana Souza', days: -3, brought: 0 }]);
  });

  it('goes by WhatsApp where that is its channel, and not to a landline', async () => {
    await addStep({ channel: 'whatsapp' });
    const id = await billet(3);
    customer = await addCustomer(member, { name: 'Caio Lima', phones: ['1133334444'] });
    await billet(3);
    await turn();
    expect(await sent()).toMatchObject([{ channel: 'whatsapp', recipient: '11987654321' }]);
    const { charge_histories: lines } = await detail(member, id);
    expect(lines.map(({ message }) => message).join()).toContain('Lembrete da régua enviado por WhatsApp');
  });

  it('landlines take nobody’s room among the reminders of one run', async () => {
    await addStep();
    customer = await addCustomer(member, { name: 'Caio Lima', phones: ['1133334444'] });
    await billet(3);
    await billet(3);
    customer = await addCustomer(member, { name: 'Ana Souza', phones: ['11987654321'] });
    const id = await billet(3);
    const due = await dueOn(bank.store.db, member.accountId, [today], 2);
    expect(due.map(({ charge_id }) => charge_id)).toEqual([id]);
  });

  it('says beforehand who gets what, and then sends just that', async () => {
    await addStep();
    await addStep({ days: 2, channel: 'email', subject: 'Atraso', body: '{{cliente}} deve desde {{vencimento}}' });
    const [soon, late] = [await billet(3), await billet(-2)];
    const { json } = await member.call('GET /dunning/upcoming');
    const now = json.items.filter((one: any) => one.day === today);
    expect(now.map((one: any) => [one.charge_id, one.channel]).toSorted()).toEqual(
      [
        [soon, 'sms'],
        [late, 'email'],
      ].toSorted(),
    );
    await turn();
    expect(await sent()).toHaveLength(2);
    expect((await member.call('GET /dunning/upcoming')).json.items.filter((one: any) => one.day === today)).toEqual([]);
  });

  it('makes up for what was missed since a step was added, of the charges that there were on its day', async () => {
    await addStep();
    const reminded = async () => (await dueOn(bank.store.db, member.accountId, dates, 9)).map((one) => one.charge_id);
    const dates = [addDays(today, -1), today];
    const [soon, missed] = [await billet(3, 0), await billet(2, 1)];
    await billet(2, 0);
    expect(await reminded()).toEqual([soon]);
    const since = 'update dunning_steps set since = $2::date where account_id = $1';
    await bank.store.execute(since, [member.accountId, addDays(today, -1)]);
    expect(await reminded()).toEqual([missed, soon]);
    const [step] = (await member.call('GET /dunning')).json.steps;
    await member.call('PUT /dunning/steps/{id}', { params: { id: step!.id }, body: sms });
    expect(await reminded()).toEqual([soon]);
  });

  it('sends nothing by a step that is off or taken out, and nothing of what a card pays', async () => {
    const [off, out] = [(await addStep({ active: false })).json, (await addStep()).json];
    await addStep({ body: '{{cliente}} deve isto' });
    const byOut = { params: { id: out.id } };
    expect((await member.call('DELETE /dunning/steps/{id}', byOut)).status).toBe(204);
    const [, byCard] = [await billet(3), await billet(3)];
    await bank.store.execute("update charges set payment_method = 'credit_card', barcode = null where id = $1", [
      byCard,
    ]);
    await turn();
    expect((await sent()).map(({ body }) => body)).toEqual(['Ana Souza deve isto']);
    expect((await member.call('DELETE /dunning/steps/{id}', byOut)).status).toBe(404);
    expect((await member.call('PUT /dunning/steps/{id}', { ...byOut, body: sms })).status).toBe(404);
    const { steps } = (await member.call('GET /dunning')).json;
    expect(steps.map(({ id, sent: n }) => [id === off.id, n]).toSorted()).toEqual([
      [false, 1],
      [true, 0],
    ]);
  });

  it('by e-mail reaches who has an e-mail address, of the group alone where it is for one', async () => {
    const { id: group_id } = (await member.call('POST /groups', { body: { name: 'Escolas' } })).json;
    await addStep({ channel: 'email', subject: 'Lembrete', body: '{{cliente}} deve', group_id });
    await billet(3);
    for (const emails of [['caio@exemplo.com'], []]) {
      customer = await addCustomer(member, { name: 'Caio Lima', emails, groups: [group_id] });
      await billet(3);
    }
    await turn();
    expect(await sent()).toMatchObject([{ channel: 'mail', recipient: 'caio@exemplo.com' }]);
  });

  it('a pause is of a charge, or of all of its customer’s; ending one leaves the others', async () => {
    await addStep();
    const [mine, alone] = [await billet(3), await billet(3)];
    customer = await addCustomer(member, { name: 'Caio Lima', phones: ['11977776666'] });
    const [caios] = [await billet(3), await billet(3)];
    const silence = (charge_id: number, whole_customer: boolean) =>
      member.call('POST /dunning/pauses', { body: { charge_id, whole_customer } });
    const first = (await silence(mine, false)).json;
    expect([(await silence(caios, true)).status, (await silence(caios, true)).json.code]).toEqual([200, 'paused']);
    const upcoming = async () =>
      (await member.call('GET /dunning/upcoming')).json.items.map(({ charge_id }) => charge_id);
    expect(await upcoming()).toEqual([alone]);
    await member.call('DELETE /dunning/pauses/{id}', { params: { id: first.id } });
    expect(await upcoming()).toEqual([mine, alone]);
  });

  it('takes the place of the usual reminders while it is on and has a step that is', async () => {
    const isSilent = async () => {
      const all = (await bank.work((trx) => silentAccounts(trx))).includes(member.accountId);
      const { json } = await member.call('GET /billing-settings/communication');
      expect(json.reminded_elsewhere).toBe(all);
      return all;
    };
    expect(await isSilent()).toBe(false);
    const { id } = (await addStep()).json;
    expect(await isSilent()).toBe(true);
    await settle({ enabled: false });
    expect(await isSilent()).toBe(false);
    await settle({});
    await member.call('PUT /dunning/steps/{id}', { params: { id }, body: { ...sms, active: false } });
    expect(await isSilent()).toBe(false);
    await member.call('PUT /dunning/steps/{id}', { params: { id }, body: sms });
    await member.call('DELETE /dunning/steps/{id}', { params: { id } });
    expect(await isSilent()).toBe(false);
  });

  onPostgres(
    'of what is paid or changed while a turn waits, it reminds nobody, and the others all the same',
    async () => {
      await addStep();
      const [paid, open] = [await billet(3), await billet(3)];
      await whileOpen(
        bank,
        (trx) => trx.updateTable('charges').set({ status: 'paid' }).where('id', '=', paid).execute(),
        turn,
      );
      const { json } = await member.call('POST /dunning/search', { body: {} });
      expect(json.items.map(({ charge_id }) => charge_id)).toEqual([open]);
      expect(await sent()).toHaveLength(1);
    },
  );

  it('its list is narrowed to a charge, a channel and what is typed', async () => {
    await addStep();
    await addStep({ channel: 'email', subject: 'Lembrete', body: '{{cliente}} deve' });
    const anas = await billet(3);
    customer = await addCustomer(member, { name: 'Caio Lima', phones: ['11977776666'], emails: [] });
    const caios = await billet(3);
    await turn();
    const found = async (body: object) =>
      (await member.call('POST /dunning/search', { body })).json.items
        .map((one) => [one.charge_id, one.channel])
        .toSorted();
    expect(await found({})).toHaveLength(3);
    expect(await found({ text: 'caio' })).toEqual([[caios, 'sms']]);
    expect(await found({ channel: 'email' })).toEqual([[anas, 'email']]);
    expect(await found({ charge: anas })).toEqual([
      [anas, 'email'],
      [anas, 'sms'],
    ]);
  });

  it('reminds from the first of its hours on', async () => {
    await addStep();
    await billet(3);
    const hour = hourOf(await bankNow(bank.store.db));
    await settle({ from_hour: hour, to_hour: hour + 1 });
    await turn();
    expect(await sent()).toHaveLength(1);
  });

  it('is silent when off, outside its hours, for who is paused, for another group and for what was paid', async () => {
    await addStep();
    const id = await billet(3);
    const hour = hourOf(await bankNow(bank.store.db));
    await settle({ enabled: false });
    await turn();
    for (const [from_hour, to_hour] of [
      [0, hour],
      [hour + 1, 24],
    ] as const) {
      if (from_hour >= to_hour) continue;
      await settle({ from_hour, to_hour });
      await turn();
    }
    await settle({});
    const pause = await member.call('POST /dunning/pauses', { body: { charge_id: id, whole_customer: true } });
    await turn();
    expect(await sent()).toEqual([]);
    expect((await member.call('DELETE /dunning/pauses/{id}', { params: { id: pause.json.id } })).status).toBe(204);
    await pay(bank, member, id, 15_000);
    await turn();
    expect(await sent()).toEqual([]);
    expect((await member.call('GET /dunning/upcoming')).json.items).toEqual([]);
    const { id: group } = (await member.call('POST /groups', { body: { name: 'Escolas' } })).json;
    const [step] = (await member.call('GET /dunning')).json.steps;
    await member.call('PUT /dunning/steps/{id}', { params: { id: step!.id }, body: { ...sms, group_id: group } });
    await billet(3);
    await turn();
    expect(await sent()).toEqual([]);
  });

  it('tells what it brought back: a charge paid after its reminder, once', async () => {
    await addStep();
    await addStep({ days: -3, channel: 'email', subject: 'Lembrete', body: '{{cliente}} deve' });
    const id = await billet(3);
    await billet(3);
    await turn();
    expect(await sent()).toHaveLength(4);
    await pay(bank, member, id, 15_000);
    const { results } = (await member.call('GET /dunning')).json;
    const { rows } = await bank.store.execute('select paid_value from charges where id = $1', [id]);
    expect(results).toEqual({ sent: 4, charges: 2, paid: 1, value: rows[0].paid_value });
  });

  it('is the account’s alone: its reminders and pauses, and the charges they are of', async () => {
    const charge_id = await billet(10);
    const step = (await addStep()).json;
    const pause = (await member.call('POST /dunning/pauses', { body: { charge_id, whole_customer: false } })).json;
    const { stranger, 'oneself on another account': oneself } = await othersOf(bank, member);
    for (const who of [stranger!, oneself!]) {
      const byId = (id: number) => ({ params: { id } });
      const replies = [
        await who.call('PUT /dunning/steps/{id}', { ...byId(step.id), body: { ...sms, days: 1 } }),
        await who.call('DELETE /dunning/steps/{id}', byId(step.id)),
        await who.call('DELETE /dunning/pauses/{id}', byId(pause.id)),
        await who.call('POST /dunning/pauses', { body: { charge_id, whole_customer: false } }),
      ];
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      expect((await who.call('GET /dunning')).json).toMatchObject({ steps: [], pauses: [] });
    }
    expect((await member.call('GET /dunning')).json).toMatchObject({ steps: [step], pauses: [pause] });
  });

  it('has no more moments than the most, of several added at once too', async () => {
    await Promise.all(Array.from({ length: MOST_STEPS - 1 }, () => addStep()));
    const replies = await Promise.all([1, 2, 3].map(() => addStep()));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  });

  it('refuses what could not be sent, at its field', async () => {
    const faults = async (given: Partial<StepBody>) => (await addStep(given)).json.errors?.[0]?.field;
    expect(await faults({ body: '{{nome}}' })).toBe('body');
    expect(await faults({ body: 'x'.repeat(460) })).toBe('body');
    expect(await faults({ body: 'x'.repeat(459) })).toBeUndefined();
    expect(await faults({ channel: 'email' })).toBe('subject');
    expect(await faults({ group_id: 999_999 })).toBe('group_id');
    expect((await addStep({ days: 61 })).status).toBe(400);
    const body = { enabled: true, from_hour: 10, to_hour: 10, business_days: true };
    expect((await member.call('PUT /dunning/settings', { body })).json.errors![0]!.field).toBe('to_hour');
    const preview = { channel: 'sms' as const, subject: '', body: '{{cliente}} deve {{valor}}' };
    expect((await member.call('POST /dunning/preview', { body: preview })).json.body).toBe(
      'Maria Exemplo deve R$ 150,00',
    );
  });
});
