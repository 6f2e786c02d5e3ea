import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer, detail, issue, pay } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';

let bank: EmptyBank;
let member: Member;
let billet: number;
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  billet = (await issue(bank, member, [await addCustomer(member)]))[0]!;
});
afterAll(() => bank.close());

/** Inserts a copy of the billet with other values, such as another kind; answers its id. */
async function chargeLike(values: Record<string, unknown>): Promise<number> {
  const row = { ...(await bank.store.execute('select * from charges where id = $1', [billet])).rows[0], ...values };
  const names = Object.keys(row).filter((name) => !['id', 'words'].includes(name));
  const { rows } = await sql<{ id: number }>`
    insert into charges (${sql.join(names.map((name) => sql.ref(name)))}) values (${sql.join(names.map((name) => row[name]))})
    returning id`.execute(bank.store.db);
  return rows[0]!.id;
}

const CARD = {
  kind: 'credit_card',
  payment_method: 'credit_card',
  our_number: null,
  barcode: null,
  collection_key: null,
};

it('a charge on a card needs no billet: it is shown without one, and has no paper', async () => {
  const id = await chargeLike({ ...CARD, notification_url: 'https://loja.exemplo/avisos' });
  expect(await detail(member, id)).toMatchObject({
    payment_method: 'credit_card',
    barcode: null,
    url: null,
    notification_url: 'https://loja.exemplo/avisos',
    charge_payment: { payment_method: 'credit_card', banking_billet: null, base_key: null, collection_key: null },
    actions: ['file', 'manual-payment', 'resend-email'],
  });
  expect((await member.call('GET /charges/type/{id}', { params: { id } })).json).toEqual({ id, type: 'credit_card' });
  const [listed] = (await member.call('POST /charges/all', { body: { ids: [id] } })).json.items;
  expect(listed?.paymentMethod).toBe('creditCard');
  expect((await member.call('GET /charges/{id}/pdf', { params: { id } })).status).toBe(404);
  expect((await member.call('POST /charges/pdf', { body: { ids: [id] } })).json.code).toBe('nothing-to-print');
  expect((await member.call('POST /charges/resend/email', { body: { ids: [id] } })).json.results).toEqual([
    { id, ok: false, message: 'Só boletos são reenviados por e-mail' },
  ]);
});

it('a parcel has the billet of its own and its carnet; it is paid as any billet, and is in no list of billets', async () => {
  const [parcel] = await issue(bank, member, [await addCustomer(member)]);
  await bank.store.execute('update charges set kind = $1, carnet_id = 77 where id = $2', ['carnet', parcel]);
  expect(await detail(member, parcel!)).toMatchObject({ carnet_id: 77, payment_method: 'banking_billet' });
  expect(await pay(bank, member, parcel!, 10_000)).toBe('exact');
  const list = (await member.call('POST /v2/charges/banking-billet/opened', { body: {} })).json;
  expect([list.items.map(({ id }) => id), list.total]).toEqual([[billet], 1]);
  const totals = (await member.call('POST /v2/charges/banking-billet/totals', { body: { filed: false } })).json;
  expect(totals.total.count).toBe(1);
  const all = (await member.call('POST /charges/all', { body: { ids: [billet, parcel!] } })).json;
  expect(all.items.map(({ carnetId, paymentMethod }) => [carnetId, paymentMethod])).toEqual([
    [77, 'carnet'],
    [null, 'bankingBillet'],
  ]);
});

it.each<[string, Record<string, unknown>, string]>([
  ['a billet without its codes', { our_number: null, barcode: null, collection_key: null }, 'charges_billet'],
  ['a billet with half of them', { our_number: 999, barcode: null }, 'charges_billet'],
  ['a parcel of no carnet', { kind: 'carnet', our_number: 999 }, 'charges_of_kind'],
  ['a billet of a carnet', { carnet_id: 1, our_number: 999 }, 'charges_of_kind'],
  ['a charge of no subscription', { ...CARD, kind: 'subscription' }, 'charges_of_kind'],
  ['one of a link and a carnet', { ...CARD, kind: 'link', link_id: 1, carnet_id: 1 }, 'charges_of_kind'],
  ['a kind nobody knows', { ...CARD, kind: 'coin' }, 'charges_of_kind'],
  ['a method nobody knows', { ...CARD, payment_method: 'coin' }, 'charges_method'],
])('%s cannot be stored', async (_, values, constraint) => {
  await expect(chargeLike(values)).rejects.toThrow(constraint);
});

it('whoever pays by a link may still choose how', async () => {
  const id = await chargeLike({ ...CARD, kind: 'link', payment_method: null, link_id: 5, status: 'link' });
  expect(await detail(member, id)).toMatchObject({ status: 'link', payment_method: null });
  expect((await member.call('PUT /charges/cancel', { body: { ids: [id] } })).json.results).toEqual([
    { id, ok: true, message: null },
  ]);
});

it('who may manage billets alone acts on no charge of another kind', async () => {
  const { userId } = await bank.openAccount();
  const grants = { 'receive:management:billets': true };
  const clerk = await bank.join(userId, member.accountId, { role: 'subuser', grants });
  const [own] = await issue(bank, member, [await addCustomer(member)]);
  const parcel = await chargeLike({ kind: 'carnet', carnet_id: 77, our_number: 555 });
  const cancel = () => clerk.call('PUT /charges/cancel', { body: { ids: [own!, parcel] } });
  expect((await cancel()).json.results).toEqual([
    { id: own, ok: true, message: null },
    { id: parcel, ok: false, message: 'Cobrança não encontrada' },
  ]);
  const note = { params: { id: parcel }, body: { note: 'lida por outro' } };
  expect((await clerk.call('POST /charge/{id}/note', note)).status).toBe(404);
  expect((await member.call('POST /charge/{id}/note', note)).status).toBe(204);
});

it('a charge is read by its id with the permission of its kind, and with no other', async () => {
  const kinds = {
    banking_billet: 'receive:management:billets',
    carnet: 'receive:management:carnets',
    subscription: 'receive:management:subscriptions',
    credit_card: 'receive:management:credit-card',
    link: 'receive:management:payment-links',
  };
  const ids: Record<string, number> = { banking_billet: billet };
  let ourNumber = 700;
  for (const kind of Object.keys(kinds).filter((one) => one !== 'banking_billet'))
    ids[kind] = await chargeLike({
      kind,
      carnet_id: kind === 'carnet' ? 78 : null,
      subscription_id: kind === 'subscription' ? 78 : null,
      link_id: kind === 'link' ? 78 : null,
      our_number: ourNumber++,
    });
  for (const [held, permission] of Object.entries(kinds)) {
    const { userId } = await bank.openAccount();
    const clerk = await bank.join(userId, member.accountId, { role: 'subuser', grants: { [permission]: true } });
    for (const [kind, id] of Object.entries(ids)) {
      const expected = kind === held ? 200 : 404;
      for (const call of ['GET /charges/{id}', 'GET /charges/{id}/pdf', 'GET /charges/type/{id}'] as const)
        expect([held, kind, call, (await clerk.call(call, { params: { id } })).status]).toEqual([
          held,
          kind,
          call,
          expected,
        ]);
    }
    expect((await clerk.call('GET /tags')).status).toBe(200);
    // what is listed as possible is what calls by the charge's id allow
    const { actions } = (await clerk.call('GET /charges/{id}', { params: { id: ids[held]! } })).json;
    expect(actions.length > 0).toBe(held === 'banking_billet');
  }
});

it('papers of charges by their ids hold none of a kind that the person may not see', async () => {
  const { userId } = await bank.openAccount();
  const grants = { 'receive:management:billets': true };
  const clerk = await bank.join(userId, member.accountId, { role: 'subuser', grants });
  const parcel = await chargeLike({ kind: 'carnet', carnet_id: 79, our_number: 799 });
  expect((await clerk.call('POST /charges/pdf', { body: { ids: [parcel] } })).json.code).toBe('nothing-to-print');
  expect((await clerk.call('POST /charges/sum', { body: { ids: [parcel] } })).json.count).toBe(0);
  expect((await clerk.call('POST /charges/all', { body: { ids: [parcel] } })).json.items).toEqual([]);
});
