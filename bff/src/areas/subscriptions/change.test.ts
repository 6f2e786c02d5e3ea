import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOOD, openGym, type Gym } from '../../../test/card-subscriptions';
import { openEmptyBank, type EmptyBank } from '../../../test/harness';
import { addDays } from '../../core/calendar';
import { backFault, termsFor } from './change-method';
import { dueForEarly, earlyOf } from './change-terms';

let bank: EmptyBank;
let gym: Gym;
beforeAll(async () => {
  bank = await openEmptyBank();
  gym = await openGym(bank);
});
afterAll(() => bank.close());

const update = async (id: number, given: object) => {
  const reply = await gym.gym.call('PUT /subscriptions', { body: { id, ...given } });
  await bank.runJobs();
  return reply;
};
/** A subscription by billet whose first charge, due in 5 days, was made. */
async function byBillet(): Promise<number> {
  const { json } = await gym.ask({ payment_method: 'banking_billet' });
  await gym.round();
  await bank.runJobs();
  return json.ids[0]!;
}
const mails = async (code: string) =>
  (await bank.store.execute('select body from sandbox_messages where body like $1', [`%${code}%`])).rows.length;

describe('the conditional discount of a subscription (AREAS-3-billing-emit-draft-1) changes on update', () => {
  it('for its next charges, is shown with its last day, and is taken away', async () => {
    const id = await byBillet();
    const { next_due } = (await bank.store.execute('select next_due::text from subscriptions where id = $1', [id]))
      .rows[0];
    const until_date = addDays(next_due, -4);
    const given = { type: 'currency', value: 500, until_date };
    expect((await update(id, { conditional_discount: given })).status).toBe(200);
    const shown = { type: 'currency', value: 500, days: 4, until_date };
    expect((await gym.show(id)).conditional_discount).toEqual(shown);
    expect((await gym.told(id))[0]).toBe(
      'Desconto para quem paga antes alterado para R$ 5,00, até 4 dias antes do vencimento',
    );
    await update(id, { message: 'Outra' });
    expect((await gym.show(id)).conditional_discount).toEqual(shown);
    const late = { ...given, until_date: addDays(next_due, 1) };
    const refused = await update(id, { conditional_discount: late });
    expect(refused.json.errors?.[0]?.field).toBe('conditional_discount.until_date');
    const whole = await update(id, { conditional_discount: { ...given, value: 99_999_999 } });
    expect(whole.json.errors?.[0]?.field).toBe('conditional_discount.value');
    await update(id, { conditional_discount: null });
    expect((await gym.show(id)).conditional_discount).toBeNull();
  });

  it.each([
    ['2026-12-10', undefined, '2026-12-10'],
    ['2026-12-10', '2026-12-15', '2026-12-15'],
    ['2026-11-20', undefined, '2026-11-26'],
    [null, undefined, '2026-11-26'],
  ])('due on %s and asked for %s, it is before %s', (next_due, asked, due) => {
    expect(dueForEarly({ next_due }, asked ? { next_due: asked } : {}, '2026-11-26')).toBe(due);
  });

  it('ends as many days before each due date as before the next', () => {
    const typed = { type: 'percentage' as const, value: 500, until_date: '2026-12-01' };
    expect(earlyOf(typed, '2026-12-01')?.days).toBe(0);
    expect(earlyOf(typed, '2026-12-03')?.days).toBe(2);
    expect(earlyOf(null, '2026-12-03')).toBeUndefined();
  });
});

describe('the payment method of a subscription (AREAS-3-billing-emit-draft-1) changes on update', () => {
  it('to card: its payer is asked for one, and it is charged from the next charge on', async () => {
    const id = await byBillet();
    await update(id, { fine: 200, interest: 33 });
    expect((await update(id, { payment_method: 'credit_card', fine: 100 })).json.errors?.[0]?.field).toBe('fine');
    expect((await update(id, { payment_method: 'credit_card' })).status).toBe(200);
    const changed = await gym.show(id);
    expect(changed).toMatchObject({ payment_method: 'credit_card', fine: 0, interest: 0, card: { is_given: false } });
    const { path } = changed.card!;
    expect(await mails(path)).toBe(1);
    const page = (await bank.visit(path)).text;
    expect([page.includes('Informe o cartão'), page.includes('Assinatura em dia')]).toEqual([true, false]);
    expect((await gym.typeCard(path, GOOD)).status).toBe(303);
    expect((await gym.charges(id)).length).toBe(1);
    await gym.passDue(id, 1);
    const [last] = await gym.charges(id);
    expect(last).toMatchObject({ period: 2, status: 'approved' });
  });

  it('to billet: its card is charged no more, and the payer’s page is gone', async () => {
    const { id, page } = await gym.made();
    await gym.typeCard(page, GOOD);
    expect((await update(id, { payment_method: 'banking_billet' })).status).toBe(200);
    expect(await gym.show(id)).toMatchObject({ payment_method: 'banking_billet', card: null });
    expect((await bank.visit(page)).status).toBe(404);
    await gym.passDue(id, -9);
    expect((await gym.charges(id))[0]).toMatchObject({ period: 2, status: 'waiting' });
  });

  it.each([
    [undefined, null],
    ['unpaid', expect.stringContaining('Cancele')],
    ['new', expect.stringContaining('Aguarde')],
    ['waiting', expect.stringContaining('Aguarde')],
  ] as const)('not to billet while a card charge is %s', (open, fault) => {
    expect(backFault(open)).toEqual(fault);
  });

  it('takes the terms of billets with it', () => {
    const terms = {
      items: [],
      fine: 1,
      interest: 1,
      write_off_days: 3,
      early: { type: 'currency' as const, value: 1, days: 1 },
    };
    expect(termsFor('credit_card', { ...terms, shipping: 5 })).toEqual({ items: [], shipping: 5 });
    expect(termsFor('banking_billet', { items: [] })).toEqual({ items: [], is_bolix: true });
    expect(termsFor('banking_billet', { items: [], is_bolix: false }).is_bolix).toBe(false);
  });
});
