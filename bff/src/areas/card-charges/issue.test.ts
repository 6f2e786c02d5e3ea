import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CardChargeInput } from '@balcao/contract/card-charges';
import { addCustomer } from '../../../test/billets';
import { cardDetail, cardToken, openSeller } from '../../../test/cards';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { payerState } from './customer-page';
import { cardChargeFaults, payerFault } from './issue';

let bank: EmptyBank;
let member: Member;
let today: string;
beforeAll(async () => {
  bank = await openEmptyBank();
  today = await bank.today();
});
afterAll(() => bank.close());
beforeEach(async () => {
  member = await openSeller(bank);
});

const item = (value: number) => ({ name: 'Kit', amount: 1, value });
const issue = (customers: number[], given: Partial<CardChargeInput> = {}) =>
  member.call('POST /charges/credit_card', {
    body: { customers, items: [item(12_345)], expire_at: today, ...given },
  });
const mails = async (recipient: string) =>
  (await bank.store.execute('select body from sandbox_messages where recipient = $1', [recipient])).rows.map(
    ({ body }) => String(body),
  );

describe('a card charge to a customer (AREAS-1-1, AREAS-3-billing-emit-draft-1)', () => {
  it('is paid on its own page, whose address the customer gets, and where the payer alone types the card', async () => {
    const customer = await addCustomer(member, { emails: ['paga@exemplo.com'] });
    const { json } = await issue([customer], {
      credit_discount: { type: 'currency', value: 345 },
      is_request_address: true,
      message: 'Obrigado',
    });
    expect([json.ids.length, json.errors]).toEqual([1, []]);
    const [url, id] = [json.urls[0]!, json.ids[0]!];
    expect((await mails('paga@exemplo.com'))[0]).toContain(url);
    expect(await cardDetail(member, id)).toMatchObject({
      status: 'new',
      value: 12_000,
      discount: 345,
      url,
      link: null,
    });
    expect((await member.call('GET /charges/type/{id}', { params: { id } })).json.type).toBe('credit_card');

    const page = await bank.visit(url);
    expect(page.status).toBe(200);
    expect(page.text).toContain('R$ 120,00');
    const typed = { parcelas: '1', rua: 'Rua A', numero: '1', cidade: 'Recife', uf: 'PE' };
    const wrong = await bank.visit(`${url}/cartao`, { ...typed, token: await cardToken(bank) });
    expect([wrong.status, wrong.text.includes('Informe um CEP válido')]).toEqual([422, true]);
    expect((await cardDetail(member, id)).tries).toBe(0);

    const paid = await bank.visit(`${url}/cartao`, { ...typed, cep: '50030-230', token: await cardToken(bank) });
    expect(paid.status).toBe(303);
    await bank.runJobs();
    const charge = await cardDetail(member, id);
    expect(charge).toMatchObject({ status: 'approved', last4: '1111' });
    expect(charge.customer).toMatchObject({ id: customer, address: { zipcode: '50030230', city: 'Recife' } });
    expect((await bank.visit(url)).text).toContain('Pago. Obrigado!');
  });

  it('is issued to those customers who can be charged, and tells why not the others', async () => {
    const customer = await addCustomer(member, { emails: ['um@exemplo.com'] });
    const other = await openSeller(bank);
    const foreign = await addCustomer(other);
    const { json } = await issue([customer, foreign], { send_email: false });
    expect(json.ids).toHaveLength(1);
    expect(json.errors).toEqual([
      { customer: { id: foreign, name: '', document: '', email: null }, errorMessage: 'Cliente não encontrado' },
    ]);
    expect(await mails('um@exemplo.com')).toEqual([]);
    await issue([customer]);
    expect((await issue([customer])).json.errors).toHaveLength(1);
  });

  it('is refused to an account that takes no cards, and asks the permission to charge', async () => {
    member = await bank.openAccount();
    const customer = await addCustomer(member);
    expect((await issue([customer])).json.errors?.[0]).toMatchObject({ field: 'payment_method' });
    member = await bank.openAccount({ role: 'subuser', grants: { 'receive:management:credit-card': true } });
    expect((await issue([customer])).status).toBe(403);
  });

  it('is refused the third time alike to a customer, told apart by what is left to pay', async () => {
    const customer = await addCustomer(member);
    const reduced = { credit_discount: { type: 'currency' as const, value: 345 } };
    const faults = async (given: Partial<CardChargeInput>) => (await issue([customer], given)).json.errors.length;
    expect([await faults(reduced), await faults(reduced), await faults(reduced), await faults({})]).toEqual([
      0, 0, 1, 0,
    ]);
  });

  it('takes no card once it is canceled', async () => {
    const { json } = await issue([await addCustomer(member)]);
    await member.call('PUT /credit-card-charges/cancel', { body: { ids: json.ids } });
    const token = await cardToken(bank);
    expect((await bank.visit(`${json.urls[0]}/cartao`, { token, parcelas: '1' })).status).toBe(410);
    expect((await bank.visit('/cobranca/aaaaaaaaaaaaaaaaaaaaaaaa')).status).toBe(404);
  });
});

describe('the rules of a card charge to a customer', () => {
  const input = (given: Partial<CardChargeInput>): CardChargeInput => ({
    customers: [1],
    items: [item(1000)],
    expire_at: '2026-11-26',
    ...given,
  });
  it.each([
    [{}, []],
    [{ items: [item(499)] }, ['items']],
    [{ items: [item(500)] }, []],
    [{ expire_at: '2026-11-25' }, ['expire_at']],
    [{ credit_discount: { type: 'currency' as const, value: 1000 } }, ['credit_discount.value']],
  ])('a charge with %j is faulty at %j', (given, fields) => {
    expect(cardChargeFaults(input(given), '2026-11-26').map(({ field }) => field)).toEqual(fields);
  });

  const payer = { id: 1, name: 'Ana', document: '1', email: null, phone: null, address: null, deleted: false };
  it.each([
    ['nobody', undefined, [], 'Cliente não encontrado'],
    ['one who was deleted', { ...payer, deleted: true }, [], 'Este cliente foi excluído'],
    ['the account itself', { ...payer, document: 'own' }, [], expect.any(String)],
    ['one charged alike once', payer, ['f'], null],
    ['one charged alike twice', payer, ['f', 'f'], expect.any(String)],
    ['one charged otherwise between', payer, ['f', 'g'], null],
  ])('%s is charged or not', (_who, who, last, fault) => {
    expect(payerFault(who, 'own', { last, fingerprint: 'f' })).toEqual(fault);
  });

  it.each([
    ['new', '2026-11-26', 'open'],
    ['new', '2026-11-25', 'over'],
    ['unpaid', '2026-11-26', 'open'],
    ['waiting', '2026-11-25', 'analysis'],
    ['approved', '2026-11-25', 'paid'],
    ['refunded', '2026-11-26', 'over'],
    ['canceled', '2026-11-26', 'over'],
  ] as const)('a %s charge due on %s is %s on 26 November', (status, expire_at, state) => {
    expect(payerState({ status, expire_at }, '2026-11-26')).toBe(state);
  });
});
