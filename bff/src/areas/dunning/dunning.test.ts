import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StepBody } from '@balcao/contract/dunning';
import { MOST_STEPS } from '@balcao/contract/shared/dunning-limits';
import { addCustomer, detail, issue, pay } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { othersOf } from '../../../test/others';
import { addDays } from '../../core/calendar';
import { momentsOf, sendingDay } from './days';
import { dueOn } from './due';
import { dunningRound } from './round';

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
afterAll(() => bank.close());

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
/** A billet due in a number of days (negative: overdue), issued 40 days ago. */
async function billet(inDays: number): Promise<number> {
  const id = (await issue(bank, member, [customer], {}))[0]!;
  await bank.store.execute(
    `update charges set expire_at = $2::date, status = $3, created_at = created_at - interval '40 days' where id = $1`,
    [id, addDays(today, inDays), inDays < 0 ? 'unpaid' : 'waiting'],
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

  it('is silent when off, outside its hours, for who is paused, for another group and for what was paid', async () => {
    await addStep();
    const id = await billet(3);
    const hour = Number(
      new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Sao_Paulo', hour: '2-digit', hourCycle: 'h23' }).format(
        new Date(),
      ),
    );
    await settle({ enabled: false });
    await turn();
    await settle(hour < 12 ? { from_hour: hour + 1, to_hour: 24 } : { from_hour: 0, to_hour: hour });
    await turn();
    await settle({});
    const pause = await member.call('POST /dunning/pauses', { body: { charge_id: id, whole_customer: true } });
    await turn();
    expect(await sent()).toEqual([]);
    expect((await member.call('DELETE /dunning/pauses/{id}', { params: { id: pause.json.id } })).status).toBe(204);
    await pay(bank, member, id, 15_000);
    await turn();
    expect(await sent()).toEqual([]);
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
    await turn();
    expect(await sent()).toHaveLength(2);
    await pay(bank, member, id, 15_000);
    const { results } = (await member.call('GET /dunning')).json;
    const { rows } = await bank.store.execute('select paid_value from charges where id = $1', [id]);
    expect(results).toEqual({ sent: 2, charges: 1, paid: 1, value: rows[0].paid_value });
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
