import { describe, expect, it, vi } from 'vitest';
import { cardDetail, cardToken, openSeller } from '../../../test/cards';
import { api, bank, openApiForTests } from '../../../test/public-api';
import { sandboxCardRail } from '../../rails/cards/sandbox';
import { cardAuthorise, isUsedUp } from './pay';

openApiForTests();

const items = [{ name: 'Camiseta', value: 5_000, amount: 1 }];
const customer = { name: 'Gorbadoc Oldbuck', cpf: '12345678909', email: 'gorbadoc@exemplo.com' };
const paidWith = (payment_token: string) => ({ items, payment: { credit_card: { customer, payment_token } } });
const count = async (table: string, accountId: number) => {
  const { rows } = await bank.store.execute(`select count(*)::int as n from ${table} where account_id = $1`, [
    accountId,
  ]);
  return (rows[0] as { n: number }).n;
};

describe('a payment_token (public-api-charge-errors.json, 3500018)', () => {
  it.each([
    [[], false],
    [[null], false],
    [[true, null], false],
    [[false], true],
    [[true, false], true],
  ])('of tries elsewhere whose tokens were told reusable %j is used up: %s', (told, used) => {
    expect(isUsedUp(told.map((is_reusable) => ({ is_reusable })))).toBe(used);
  });

  it('of another charge is refused, and no charge is made; one for many payments is taken again', async () => {
    const who = await openSeller(bank);
    const ask = await api.charging(who);
    const token = await cardToken(bank);
    expect((await ask('POST', '/charge/one-step', paidWith(token))).json.data.status).toBe('approved');
    const again = await ask('POST', '/charge/one-step', { ...paidWith(token), items: [{ name: 'Boné', value: 700 }] });
    expect([again.status, again.json.code]).toEqual([400, 3500018]);
    expect(await count('charges', who.accountId)).toBe(1);
    const many = await cardToken(bank, undefined, true);
    for (const value of [800, 900]) {
      const { json } = await ask('POST', '/charge/one-step', { ...paidWith(many), items: [{ name: 'Boné', value }] });
      expect(json.data.status).toBe('approved');
    }
  });
});

describe('a card payment whose process dies between the commit and the processor’s answer', () => {
  it.each(['before the processor has it', 'once the processor has it'])(
    '%s ends approved, charged once',
    async (when) => {
      const who = await openSeller(bank);
      const ask = await api.charging(who);
      const authorise = sandboxCardRail.authorise.bind(sandboxCardRail);
      const dies = vi.spyOn(sandboxCardRail, 'authorise').mockImplementation(async (db, order) => {
        if (when.startsWith('once')) await authorise(db, order);
        throw new Error('killed');
      });
      const token = await cardToken(bank);
      expect((await ask('POST', '/charge/one-step', paidWith(token))).status).toBe(500);
      dies.mockRestore();
      const { rows } = await bank.store.execute(
        'select id, charge_id, key, state from card_tries where account_id = $1',
        [who.accountId],
      );
      const [one, ...others] = rows as { id: number; charge_id: number; key: string; state: string }[];
      expect([one!.state, others]).toEqual(['sent', []]);
      // the job was noted in the transaction of the charge, and asks again with the same key
      const due = bank.waiting.filter(({ job }) => job === (cardAuthorise as unknown));
      expect(due.map(({ data }) => data)).toContainEqual({ accountId: who.accountId, id: one!.id });
      await bank.runJobs();
      expect(await cardDetail(who, one!.charge_id)).toMatchObject({ status: 'approved' });
      const orders = await bank.store.execute('select key from sandbox_card_orders where token = $1', [token]);
      expect(orders.rows).toEqual([{ key: one!.key }]);
    },
  );
});
