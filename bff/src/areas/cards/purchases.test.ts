import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, openCard, openCardHolder, runRound } from '../../../test/issued-cards';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { bankNow } from '../../core/clock';
import { cardRound } from './closing';
import { credit } from './credits';
import { authorize, clear, increment, refund, reverse, type Told } from './purchases';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

const limitOf = async (who: Member) => {
  const { usedLimit, availableLimit, totalDebtAmount } = (
    await who.call('GET /account-baas/{id}/cards', { params: { id: who.accountId } })
  ).json;
  return [usedLimit, availableLimit, totalDebtAmount];
};
const hearNetwork = async <T>(
  work: (trx: any, tools: any, told: any) => Promise<T>,
  networkKey: string,
  amount: number,
  more: object = {},
): Promise<T> => {
  const told: Told = { networkKey, eventKey: randomUUID(), amount, at: await bankNow(bank.store.db), ...more };
  return bank.work((trx, tools) => work(trx, tools, told));
};
/** What must hold of every account whatever the network told, and in which order. */
async function checkSums(accountId: number): Promise<void> {
  const { rows } = await sql<{ lines: number; ledger: number; all: number }>`
    select (select coalesce(sum(amount), 0)::bigint from card_lines where account_id = ${accountId}) as lines,
      (select coalesce(sum(balance), 0)::bigint from ledger_accounts
        where account_id = ${accountId} and kind in ('card', 'prepaid')) as ledger,
      (select sum(amount)::bigint from ledger_entries) as all`.execute(bank.store.db);
  expect(rows[0]!.lines + rows[0]!.ledger).toBe(0);
  expect(rows[0]!.all ?? 0).toBe(0);
}

describe('a purchase by credit card', () => {
  it('of two at once against the last R$ 1,00 of the limit one is authorised', async () => {
    const who = await openCardHolder(bank);
    const card = await openCard(bank, who);
    expect((await buy(bank, card, 99_900)).outcome).toEqual({ isApproved: true, reason: null });
    const both = await Promise.all([buy(bank, card, 100), buy(bank, card, 100)]);
    expect(both.map(({ outcome }) => outcome!.reason).sort()).toEqual(['limit', null]);
    expect(await limitOf(who)).toEqual([100_000, 0, 0]);
  });

  it('asked for again is answered the same, and uses the limit once', async () => {
    const who = await openCardHolder(bank);
    const card = await openCard(bank, who);
    const { networkKey } = await buy(bank, card, 60_000);
    expect((await buy(bank, card, 60_000, { networkKey })).outcome).toEqual({ isApproved: true, reason: null });
    expect(await limitOf(who)).toEqual([60_000, 40_000, 0]);
  });

  it('is raised, collected in part, and gives the rest back; no more than was authorised is collected', async () => {
    const who = await openCardHolder(bank);
    const card = await openCard(bank, who);
    const { networkKey } = await buy(bank, card, 10_000);
    expect(await hearNetwork(increment, networkKey, 5_000)).toBe(true);
    expect(await hearNetwork(increment, networkKey, 85_001)).toBe(false);
    expect(await limitOf(who)).toEqual([15_000, 85_000, 0]);
    expect(await hearNetwork(clear, networkKey, 4_000, { isLast: false })).toBe(4_000);
    expect(await limitOf(who)).toEqual([15_000, 85_000, 4_000]);
    expect(await hearNetwork(clear, networkKey, 99_999)).toBe(11_000);
    expect(await hearNetwork(clear, networkKey, 1)).toBe(0);
    expect(await limitOf(who)).toEqual([15_000, 85_000, 15_000]);
    expect(await hearNetwork(refund, networkKey, 6_000)).toBe(6_000);
    expect(await hearNetwork(refund, networkKey, 99_999)).toBe(9_000);
    expect(await limitOf(who)).toEqual([0, 100_000, 0]);
    await checkSums(who.accountId);
  });

  it.each([
    ['all that is left of the limit', 90_000, true],
    ['a cent more', 90_001, false],
    ['nothing', 0, false],
  ])('is raised by %s, %i cents: %s', async (_, cents, isRaised) => {
    const who = await openCardHolder(bank);
    const { networkKey } = await buy(bank, await openCard(bank, who), 10_000);
    expect(await hearNetwork(increment, networkKey, cents)).toBe(isRaised);
    expect(await limitOf(who)).toEqual(isRaised ? [100_000, 0, 0] : [10_000, 90_000, 0]);
  });

  it('a refund that names no purchase counts once, on the open invoice, to the cent of the ledger', async () => {
    const who = await openCardHolder(bank);
    const card = await openCard(bank, who);
    const { networkKey } = await buy(bank, card, 10_000);
    await hearNetwork(clear, networkKey, 10_000);
    const at = await bankNow(bank.store.db);
    const told = { cardKey: card.key, eventKey: randomUUID(), merchant: 'Papelaria Sol', amount: 2_500, at };
    const give = (more: Partial<typeof told> = {}) =>
      bank.work((trx, tools) => credit(trx, tools, { ...told, ...more }));
    expect([await give(), await give()]).toEqual([2_500, 0]);
    expect(await limitOf(who)).toEqual([7_500, 92_500, 7_500]);
    for (const more of [{ amount: 0 }, { amount: -5 }, { cardKey: 'nobody' }])
      expect(await give({ eventKey: randomUUID(), ...more })).toBe(0);
    await checkSums(who.accountId);
  });

  it('that is told twice counts once', async () => {
    const who = await openCardHolder(bank);
    const card = await openCard(bank, who);
    const { networkKey } = await buy(bank, card, 10_000);
    const eventKey = randomUUID();
    expect(await hearNetwork(clear, networkKey, 10_000, { eventKey })).toBe(10_000);
    expect(await hearNetwork(clear, networkKey, 10_000, { eventKey })).toBe(0);
    expect(await hearNetwork(reverse, networkKey, 0)).toBe(false);
    expect(await limitOf(who)).toEqual([10_000, 90_000, 10_000]);
  });

  it('that is reversed, or never collected, gives its limit back', async () => {
    const who = await openCardHolder(bank);
    const card = await openCard(bank, who);
    const [first] = [await buy(bank, card, 10_000), await buy(bank, card, 20_000)];
    expect(await hearNetwork(reverse, first.networkKey, 0)).toBe(true);
    expect(await hearNetwork(clear, first.networkKey, 10_000)).toBe(0);
    expect(await limitOf(who)).toEqual([20_000, 80_000, 0]);
    await bank.moveDays(6);
    await runRound(bank, cardRound);
    expect(await limitOf(who)).toEqual([20_000, 80_000, 0]);
    await bank.moveDays(1);
    await runRound(bank, cardRound);
    expect(await limitOf(who)).toEqual([0, 100_000, 0]);
  });

  it('in instalments is on as many invoices, to the cent, and uses the limit whole', async () => {
    const who = await openCardHolder(bank);
    const card = await openCard(bank, who);
    const { networkKey } = await buy(bank, card, 10_000, { installments: 3 });
    await hearNetwork(clear, networkKey, 10_000);
    const { rows } = await sql<{
      amount: number;
      period: string;
      installment: number;
    }>`select amount, period, installment
      from card_lines where account_id = ${who.accountId} order by period`.execute(bank.store.db);
    expect(rows.map(({ amount, installment }) => [amount, installment])).toEqual([
      [3_334, 1],
      [3_333, 2],
      [3_333, 3],
    ]);
    expect(new Set(rows.map(({ period }) => period)).size).toBe(3);
    expect(await limitOf(who)).toEqual([10_000, 90_000, 10_000]);
  });

  it('is told, unless notices of purchases are off; what comes back is told in any case', async () => {
    const who = await openCardHolder(bank);
    const card = await openCard(bank, who);
    const news = async () =>
      (await who.call('GET /gns-notifications', { query: { page: 0 } })).json.items
        .map(({ content }) => content)
        .filter((text) => text.includes('Loja Azul'));
    const { networkKey } = await buy(bank, card, 100, { merchant: 'Loja Azul' });
    expect(await news()).toEqual([expect.stringMatching(/^Compra aprovada: R\$\s1,00 em Loja Azul/)]);
    await who.call('POST /card/configs', { body: { physicalCardId: card.id, typeId: 5 } });
    await buy(bank, card, 200, { merchant: 'Loja Azul' });
    expect(await news()).toHaveLength(1);
    await hearNetwork(clear, networkKey, 100);
    await hearNetwork(refund, networkKey, 100);
    const at = await bankNow(bank.store.db);
    const told = { cardKey: card.key, eventKey: randomUUID(), merchant: 'Loja Azul', amount: 300, at };
    await bank.work((trx, tools) => credit(trx, tools, told));
    expect((await news()).map((text) => text.slice(0, 20))).toEqual([
      'Devolução de R$ 3,00',
      'Devolução de R$ 1,00',
      'Compra aprovada: R$ ',
    ]);
  });

  it('by a blocked card, or online where that is off, is refused with its reason', async () => {
    const who = await openCardHolder(bank);
    const card = await openCard(bank, who);
    await who.call('POST /card/configs', { body: { physicalCardId: card.id, typeId: 2 } });
    expect((await buy(bank, card, 100, { entry: 'online' })).outcome!.reason).toBe('config');
    const body = { clientBaasId: who.accountId, blockType: 'GENERAL', productCardId: 88 };
    await who.call('POST /card-blocks', { body });
    expect((await buy(bank, card, 100)).outcome!.reason).toBe('blocked');
    expect(await bank.work((trx, tools) => authorize(trx, tools, { cardKey: 'none' } as never))).toBeNull();
  });

  it('in any order, repeated and late: sums to nothing, and used is what is held and owed', async () => {
    const who = await openCardHolder(bank);
    const card = await openCard(bank, who);
    const step = fc.record({
      what: fc.constantFrom(increment, clear, reverse, refund),
      of: fc.nat(3),
      amount: fc.integer({ min: 1, max: 40_000 }),
      event: fc.nat(5),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.uuid(), async (steps, run) => {
        const keys = [0, 1, 2, 3].map((n) => `${run}-${n}`);
        for (const networkKey of keys) await buy(bank, card, 15_000, { networkKey, installments: 2 });
        for (const { what, of, amount, event } of steps)
          await hearNetwork(what as typeof clear, keys[of]!, amount, { eventKey: `${run}-${what.name}-${event}` });
        await checkSums(who.accountId);
        const { rows } = await sql<{ held: number; owed: number }>`
          select (select coalesce(sum(amount - cleared), 0)::bigint from card_purchases
              where account_id = ${who.accountId} and state = 'authorized') as held,
            (select coalesce(sum(amount), 0)::bigint from card_lines where account_id = ${who.accountId}) as owed`.execute(
          bank.store.db,
        );
        const [used, available] = await limitOf(who);
        expect(used).toBe(rows[0]!.held + rows[0]!.owed);
        expect(used! + available!).toBe(100_000);
      }),
      { numRuns: 12 },
    );
  });
});
