import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer, detail, issue } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { pdfWords } from '../../../test/papers';
import { addDays, formatDay } from '../../core/calendar';
import { papersOf } from './paper';
import { printedBillets } from './papers';
import { findCharge } from './detail';

/* A billet of which no two terms, texts or instants are the same: each is shown in its own place. */

const ADDRESS = {
  zipcode: '01310100',
  street: 'Av. Paulista',
  number: '10',
  complement: 'ap 5',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
};

let bank: EmptyBank;
let member: Member;
let today: string;
let id: number;
let tag: number;
let customer: number;
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount({ name: 'Padaria Aurora' });
  today = await bank.today();
  customer = await addCustomer(member, {
    name: 'Ana Prado',
    document: '52998224725',
    emails: ['ana@exemplo.com'],
    phones: ['11987654321'],
    address: ADDRESS,
  });
  tag = (await member.call('POST /tag', { body: { name: 'Contrato', color_ref: 'blue-1', transmission_method_id: 1 } }))
    .json.id;
  const terms = {
    items: [
      { name: 'Pão', amount: 3, value: 1_500 },
      { name: 'Bolo', amount: 1, value: 5_500 },
    ],
    shipping: 700,
    discount: { type: 'currency', value: 300 },
    conditional_discount: { type: 'percentage', value: 250, until_date: addDays(today, 8) },
    fine: 150,
    interest: 33,
    write_off_days: 45,
    message: 'Obrigado',
    is_bolix: true,
    send_email: true,
    order_id: 'PED-7',
    notification_url: 'https://loja.exemplo/avisos',
    tags: [tag],
  } as const;
  id = (await issue(bank, member, [customer], terms as never))[0]!;
  await member.call('POST /charge/{id}/note', { params: { id }, body: { note: 'Ligar' } });
  await bank.store.execute(
    "update charges set created_at = '2026-03-10T02:00:00Z', updated_at = '2026-03-11T12:00:00Z' where id = $1",
    [id],
  );
});
afterAll(() => bank.close());

const row = () => ({
  id,
  status: 'waiting',
  translated_status: 'Aguardando',
  value: 10_400,
  expire_at: addDays(today, 10),
  paid_at: null,
  paid_value: null,
  created_at: '2026-03-10T02:00:00.000Z',
  updated_at: '2026-03-11T12:00:00.000Z',
  filed: false,
  payment_method: 'banking_billet',
  url: `/bff/charges/${id}/pdf`,
  customer_cpf: '52998224725',
  customer_email: 'ana@exemplo.com',
  customer_phone_number: '11987654321',
  customer_corporate_name: 'Ana Prado',
  customer_reference_name: 'Ana Prado',
  carnet_id: null,
  subscription_id: null,
  order_id: 'PED-7',
  notification_url: 'https://loja.exemplo/avisos',
  tags: [{ id: tag, name: 'Contrato', color_ref: 'blue-1', hidden: false, transmission_method_id: 1 }],
});

it('AREAS-3-charge-1: a list shows a billet with each of its data in its place', async () => {
  const { items } = (await member.call('POST /v2/charges/banking-billet/opened', { body: {} })).json;
  expect(items).toEqual([{ ...row(), barcode: expect.any(String), actions: expect.any(Array) }]);
});

it('AREAS-3-charge-2: the page of a billet shows each of its data in its place', async () => {
  const shown = await detail(member, id);
  expect(shown).toMatchObject({
    ...row(),
    charge_items: [
      { name: 'Pão', amount: 3, value: 1_500, repasses: [] },
      { name: 'Bolo', amount: 1, value: 5_500, repasses: [] },
    ],
    charge_shippings: [{ value: 700 }],
    charge_payment: {
      payment_method: 'banking_billet',
      discount: 300,
      total: 10_400,
      banking_billet: { expire_at: addDays(today, 10), barcode: shown.barcode, url: `/bff/charges/${id}/pdf` },
      conditional_discount_type: 'percentage',
      conditional_discount_value: 250,
      conditional_discount_date: addDays(today, 8),
    },
    customer: {
      id: customer,
      deleted: false,
      name: 'Ana Prado',
      document: '52998224725',
      email: 'ana@exemplo.com',
      phone: '11987654321',
      address: ADDRESS,
    },
    receivers: [],
    has_marketplace: false,
    note: 'Ligar',
    message: 'Obrigado',
    fine: 150,
    interest: 33,
    write_off_days: 45,
    fee: 349,
    send_email: true,
    reissued_as: null,
    amount_due: { total: 10_140 },
  });
  await member.call('PUT /customers', { body: { ids: [customer] } });
  expect((await detail(member, id)).customer?.deleted).toBe(true);
});

it('AREAS-3-charge-2: the parts of its items that go to other accounts are shown at their own item', async () => {
  const { rows } = await bank.store.execute('select account_code from accounts where id = $1', [
    (await bank.openAccount({ name: 'Fornecedor' })).accountId,
  ]);
  const payee_code: string = rows[0].account_code;
  const repasses = [{ payee_code, type: 'percentage' as const, value: 1_000 }];
  const items = [
    { name: 'Pão', amount: 1, value: 5_000 },
    { name: 'Bolo', amount: 2, value: 3_000, repasses },
  ];
  const [shared] = await issue(bank, member, [await addCustomer(member)], { items });
  expect(await detail(member, shared!)).toMatchObject({
    charge_items: [{ repasses: [] }, { repasses }],
    receivers: [{ name: 'Fornecedor', account_code: payee_code, value: 600, paid: 0 }],
    has_marketplace: true,
  });
});

it('AREAS-7-charges-1: a spreadsheet of billets has each of their data in its column', async () => {
  const { json } = await member.call('POST /charges/export', { body: { filed: false, format: 'csv' } });
  await bank.runJobs();
  const file = await member.call('GET /tasks/{id}/file', { params: { id: json.task } });
  const lines = file.raw.toString().trimEnd().split('\r\n');
  const due = formatDay(addDays(today, 10));
  expect(lines.find((line) => line.startsWith(`${id};`))?.replace(/\d{5}\.\d{5} [^;]*/, 'LINHA')).toBe(
    `${id};Ana Prado;529.982.247-25;ana@exemplo.com;(11) 98765-4321;Aguardando;104,00;09/03/2026;${due};;;LINHA;;Contrato`,
  );
  expect(lines.filter((line) => line.endsWith(';6,00;'))).toHaveLength(1);
});

const printed = async (of: number) =>
  (await papersOf(bank.store.db, member.accountId, [await findCharge(bank.store.db, member.accountId, of)]))[0]!;

it('AREAS-3-charge-2: the paper of a billet has each of its data in its place', async () => {
  const { charge_payment } = await detail(member, id);
  expect(await printed(id)).toMatchObject({
    barcode: charge_payment.collection_key,
    documentNumber: String(id),
    // 23 h of the day before in São Paulo
    issuedDay: '2026-03-09',
    dueDay: addDays(today, 10),
    beneficiary: { name: 'Padaria Aurora' },
    payer: {
      name: 'Ana Prado',
      document: '52998224725',
      address: 'Av. Paulista, 10, ap 5 - Bela Vista - São Paulo/SP - CEP 01310-100',
    },
    shipping: 700,
    discount: 300,
    terms: {
      conditionalDiscount: { type: 'percentage', value: 250, untilDay: addDays(today, 8) },
      fine: 150,
      interest: 33,
      writeOffDays: 45,
    },
    message: 'Obrigado',
    pix: charge_payment.pix_copy_paste,
    ended: null,
  });
});

it('the paper of a billet tells how the account is reached, and its address only where that is to be shown', async () => {
  await bank.store.db
    .updateTable('accounts')
    .set({ address: JSON.stringify(ADDRESS) as never })
    .where('id', '=', member.accountId)
    .execute();
  const show = async (show_address: boolean) => {
    const contact = { name: 'Pães', email: 'oi@aurora.com', phone: '1133330001', website: 'aurora.com' };
    await member.call('PUT /billing-settings/display', { body: { ...contact, show_address } });
    const { name, address } = (await printed(id)).beneficiary;
    return [name, address];
  };
  const contact = '(11) 3333-0001 · oi@aurora.com · aurora.com';
  const address = 'Av. Paulista, 10, ap 5 - Bela Vista - São Paulo/SP - CEP 01310-100';
  expect([await show(false), await show(true)]).toEqual([
    ['Pães', contact],
    ['Pães', `${address} · ${contact}`],
  ]);
});

it('the papers of several billets come in the order of their payers’ names', async () => {
  const [zoe, bia] = [await addCustomer(member, { name: 'Zoé' }), await addCustomer(member, { name: 'Bia' })];
  const ids = await issue(bank, member, [zoe, bia]);
  const words = await pdfWords(await printedBillets(bank.store.db, member.accountId, ids));
  expect(words.indexOf('Bia')).toBeGreaterThan(0);
  expect(words.indexOf('Bia')).toBeLessThan(words.indexOf('Zoé'));
});

it.each([
  ['paid', { status: 'paid', paid_at: '2026-03-11T02:00:00Z', paid_value: 9_000 }, 'PAGO em 10/03/2026', 9_000],
  ['marked as paid', { status: 'settled', paid_at: '2026-03-11T02:00:00Z' }, 'PAGO em 10/03/2026', null],
  ['cancelled', { status: 'canceled' }, 'CANCELADO', null],
])('the paper of a billet that was %s says so, and has no Pix any more', async (_, set, stamp, paid) => {
  const [own] = await issue(bank, member, [await addCustomer(member)], { is_bolix: true });
  await bank.store.db
    .updateTable('charges')
    .set(set as never)
    .where('id', '=', own!)
    .execute();
  expect(await printed(own!)).toMatchObject({ ended: { stamp, paid }, pix: null });
});

it('a billet without a Pix code has none where its due date changes, and one with it gets another', async () => {
  const make = async (is_bolix: boolean) => (await issue(bank, member, [await addCustomer(member)], { is_bolix }))[0]!;
  const [plain, bolix] = [await make(false), await make(true)];
  const before = (await detail(member, bolix)).charge_payment.pix_copy_paste;
  await member.call('PUT /charges/expire-at', { body: { ids: [plain, bolix], expire_at: addDays(today, 20) } });
  expect((await detail(member, plain)).charge_payment.pix_copy_paste).toBeNull();
  expect((await detail(member, bolix)).charge_payment.pix_copy_paste).toMatch(/^0002/);
  expect((await detail(member, bolix)).charge_payment.pix_copy_paste).not.toBe(before);
});
