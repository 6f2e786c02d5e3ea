import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { pay as payBillet, detail as billetOf } from '../../../test/billets';
import { cardDetail, cardToken, CARD_VALUE, lastTry, openSeller, tellCard } from '../../../test/cards';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { whileOpen } from '../../../test/meanwhile';
import { bankNow } from '../../core/clock';
import { hearCardEvent } from './service';
import { receivePayment } from '../charges/service';
import { dynamicCode } from '../pix-qrcodes/service';

let bank: EmptyBank;
let seller: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
  seller = await openSeller(bank);
});
afterAll(() => bank.close());

const ANA = { nome: 'Ana Prado', documento: '529.982.247-25' };
const BIA = { nome: 'Bia Lima', documento: '111.444.777-35' };
const GOOD = '4111111111111111';
const ANALYSED = '4000000000009235';

/** A link with a billet charge of Ana's and a card charge of Bia's; `types` her card. */
async function link(single_use = true) {
  const body = { items: [{ name: 'Kit', amount: 1, value: CARD_VALUE }], message: 'Obrigado', single_use };
  const { id, url } = (await seller.call('POST /payment-links', { body })).json;
  await bank.visit(url, ANA);
  const sent = await bank.visit(url, { ...BIA, forma: 'cartao' });
  const { items } = (await seller.call('GET /payment-link/{id}/charges', { params: { id }, query: {} })).json;
  const of = (name: string) => items.find(({ customer_name }) => customer_name === name)!.id;
  await bank.runJobs();
  const [billet, card] = [of('Ana Prado'), of('Bia Lima')];
  return {
    billet,
    card,
    types: async (number: string) => {
      const token = await cardToken(bank, number);
      await bank.visit(`${String(sent.headers['location'])}/cartao`, { token, parcelas: '1' });
      await bank.runJobs();
    },
    paysBillet: () => payBillet(bank, seller, billet, CARD_VALUE),
    statuses: async () => [(await billetOf(seller, billet)).status, (await cardDetail(seller, card)).status],
    counted: async () => (await seller.call('GET /payment-link/{id}', { params: { id } })).json.paid,
  };
}

/** Integer cents that the processor gave back of a card charge. */
async function givenBack(charge: number): Promise<number> {
  await bank.runJobs();
  const { rows } = await bank.store.execute(
    `select coalesce(sum(r.amount), 0) as sum from sandbox_card_refunds r join card_tries t on t.key = r.order_key where t.charge_id = $1`,
    [charge],
  );
  return Number(rows[0].sum);
}
const told = async (words: string) => {
  const { rows } = await bank.store.execute(
    'select content from notifications where account_id = $1 and content like $2',
    [seller.accountId, `%${words}%`],
  );
  return rows.length;
};

describe('a link that is paid once keeps the first payment alone', () => {
  it('a card that is approved after its analysis, when a billet has paid the link, is given back and the owner is told', async () => {
    const one = await link();
    await one.types(ANALYSED);
    expect(await one.paysBillet()).toBe('exact');
    await tellCard(bank, one.card, { kind: 'approved', reason: 'ABC' });
    expect(await givenBack(one.card)).toBe(CARD_VALUE);
    expect([await one.statuses(), await one.counted()]).toEqual([['paid', 'canceled'], 1]);
    expect(await told(`o link já tinha sido pago pela cobrança ${one.billet}`)).toBe(1);
  });

  it('a billet that is paid after the card was approved is a duplicate, and its Pix code is paid no more', async () => {
    const one = await link();
    const txid = `select 'pix.balcao.example/v2/' || txid as location from charges where id = $1`;
    const { rows } = await bank.store.execute(txid, [one.billet]);
    const state = async () => (await dynamicCode(bank.store.db, rows[0].location, await bankNow(bank.store.db)))?.state;
    expect(await state()).toBe('active');
    await one.types(GOOD);
    expect(await state()).toBe('paid');
    const before = await told('pago em duplicidade');
    expect(await one.paysBillet()).toBe('duplicate');
    expect([await one.statuses(), await one.counted(), await givenBack(one.card)]).toEqual([
      ['canceled', 'approved'],
      1,
      0,
    ]);
    expect(await told('pago em duplicidade')).toBe(before + 1);
    // a further payment of the same billet too
    expect(await one.paysBillet()).toBe('duplicate');
  });

  it('a link that is paid any number of times keeps both', async () => {
    const one = await link(false);
    await one.types(ANALYSED);
    expect(await one.paysBillet()).toBe('exact');
    await tellCard(bank, one.card, { kind: 'approved', reason: 'ABC' });
    expect([await one.statuses(), await one.counted(), await givenBack(one.card)]).toEqual([
      ['paid', 'approved'],
      2,
      0,
    ]);
  });

  onPostgres('a card approved while a billet is being paid is given back', async () => {
    const one = await link();
    await one.types(ANALYSED);
    const { collection_key } = (await billetOf(seller, one.billet)).charge_payment;
    await whileOpen(
      bank,
      async (trx, tools) =>
        receivePayment(trx, tools, {
          eventId: `open-${one.billet}`,
          collectionKey: collection_key!,
          amount: CARD_VALUE,
          paidAt: await bankNow(trx),
        }),
      () => tellCard(bank, one.card, { kind: 'approved', reason: 'ABC' }),
    );
    expect([await one.statuses(), await givenBack(one.card)]).toEqual([['paid', 'canceled'], CARD_VALUE]);
  });

  onPostgres('a billet paid while a card is being approved is a duplicate', async () => {
    const one = await link();
    await one.types(ANALYSED);
    const { key } = await lastTry(bank, one.card);
    const approved = { eventId: `open-${one.card}`, key, kind: 'approved', reason: 'ABC' } as const;
    const outcome = await whileOpen(
      bank,
      (trx, tools) =>
        hearCardEvent(trx, tools, { ...approved, number: null, amount: null, deadline: null, at: new Date() }),
      one.paysBillet,
    );
    expect([outcome, await one.statuses(), await givenBack(one.card)]).toEqual([
      'duplicate',
      ['canceled', 'approved'],
      0,
    ]);
  });
});
