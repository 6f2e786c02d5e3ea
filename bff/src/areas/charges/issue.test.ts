import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BilletInput } from '@balcao/contract/charges';
import { addCustomer, billetInput, detail, issue } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays } from '../../core/calendar';
import { parseBillet } from '../../rails/billet/barcode';
import { parseBrCode } from '../../rails/pix/br-code';

const OWN = '52998224725';
let bank: EmptyBank;
let member: Member;
let other: Member;
let customer: number;
let today: string;

beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount({ document: OWN, name: 'Padaria Aurora' });
  other = await bank.openAccount();
  customer = await addCustomer(member);
  today = await bank.today();
});
afterAll(() => bank.close());

const post = (body: BilletInput, from = member) =>
  from.call('POST /charges/{type}', { params: { type: 'banking_billet' }, body });
const refusals = async (given: Partial<BilletInput>) => {
  const before = await countCharges();
  const { status, json } = await post(billetInput(today, [customer], given));
  expect([status, await countCharges()]).toEqual([422, before]);
  return json.errors;
};
const countCharges = async () => (await bank.store.execute('select count(*) as n from charges')).rows[0].n as number;
const one = (value: number) => ({ items: [{ name: 'x', amount: 1, value }] });

describe('a billet, from issue to registration', () => {
  it('value = items − discount + shipping; new, then waiting with its histories', async () => {
    const { json } = await post(
      billetInput(today, [customer], {
        items: [
          { name: 'Pão', amount: 3, value: 1500 },
          { name: 'Bolo', amount: 1, value: 5505 },
        ],
        shipping: 1000,
        discount: { type: 'percentage', value: 1000 },
        message: 'linha 1\r\nlinha 2',
        fine: 200,
        interest: 33,
      }),
    );
    const id = json.ids[0]!;
    expect(json).toMatchObject({ failed: 0, ids: [id] });
    const issued = await detail(member, id);
    expect(issued).toMatchObject({
      status: 'new',
      translated_status: 'Novo',
      value: 10_004,
      fee: 349,
      message: 'linha 1\nlinha 2',
      write_off_days: 120,
      charge_payment: { total: 10_004, discount: 1001, pix_copy_paste: null },
      charge_items: [
        { name: 'Pão', amount: 3, value: 1500 },
        { name: 'Bolo', amount: 1, value: 5505 },
      ],
      charge_shippings: [{ value: 1000 }],
      amount_due: { total: 10_004, lines: [{ kind: 'value', amount: 10_004, days: null }] },
    });
    expect(issued.charge_histories).toMatchObject([
      { agent: 'user', message: 'Cobrança criada', user: expect.stringMatching(/^Pessoa/) },
    ]);
    await bank.runJobs();
    const registered = await detail(member, id);
    expect(registered.status).toBe('waiting');
    expect(registered.charge_histories.map((h) => [h.agent, h.message])).toEqual([
      ['user', 'Cobrança criada'],
      ['rail', 'Boleto registrado'],
    ]);
    expect(bank.live.filter((e) => e.topic === 'charges').slice(-2)).toEqual([
      { accountId: member.accountId, topic: 'charges', type: 'created', ids: [id] },
      { accountId: member.accountId, topic: 'charges', type: 'updated', ids: [id] },
    ]);
  });

  it('its codes say value, due date and our number, one number after the other', async () => {
    const customers = [await addCustomer(member), await addCustomer(member)];
    const ids = await issue(bank, member, customers);
    const numbers: number[] = [];
    for (const id of ids) {
      const { charge_payment, barcode, value, expire_at } = await detail(member, id);
      const reading = parseBillet(barcode!, today);
      if (!reading.ok) throw new Error(reading.message);
      expect(reading.billet).toMatchObject({ value, due: expire_at, barcode: charge_payment.collection_key });
      expect(charge_payment.base_key).toMatch(new RegExp(`^0*${reading.billet.ours?.ourNumber}-\\d$`));
      numbers.push(reading.billet.ours!.ourNumber);
    }
    expect(numbers[1]).toBe(numbers[0]! + 1);
  });

  it('a bolix has a dynamic BR Code of its own', async () => {
    const [id] = await issue(bank, member, [customer], { is_bolix: true });
    const code = (await detail(member, id!)).charge_payment.pix_copy_paste!;
    expect(parseBrCode(code)).toMatchObject({
      ok: true,
      code: {
        kind: 'dynamic',
        merchantName: expect.stringMatching(/padaria aurora/i),
        location: expect.stringMatching(/^pix\.balcao\.example\/v2\/[0-9a-z]{26,35}$/),
      },
    });
  });

  it('is e-mailed at registration, once, where asked', async () => {
    const id = await addCustomer(member, { emails: ['paga@exemplo.com'] });
    const mails = async () =>
      (await bank.store.execute("select * from sandbox_messages where recipient = 'paga@exemplo.com'")).rows;
    await issue(bank, member, [id]);
    expect(await mails()).toHaveLength(0);
    const [charge] = await issue(bank, member, [id], { send_email: true, ...one(4321) });
    const shown = await detail(member, charge!);
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0].body.replace(/[ .]/g, '')).toContain(shown.barcode!);
    expect(shown.charge_histories.at(-1)?.message).toBe('Boleto enviado para paga@exemplo.com');
  });

  it('is not told to be e-mailed to who has no e-mail', async () => {
    const id = await addCustomer(member, { emails: [] });
    const [charge] = await issue(bank, member, [id], { send_email: true, ...one(4322) });
    expect((await detail(member, charge!)).send_email).toBe(false);
  });

  it('GET /charges/{id}/pdf is the paper', async () => {
    const [id] = await issue(bank, member, [customer], one(7777));
    const { status, headers, raw } = await member.call('GET /charges/{id}/pdf', { params: { id } });
    expect([status, headers['content-type'], raw.subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-']);
    expect(headers['content-disposition']).toContain(`boleto-${id}.pdf`);
  });
});

describe('domain.md 1: what refuses the whole request, at its field', () => {
  it.each<[Partial<BilletInput>, string, string]>([
    [one(499), 'items', 'O valor mínimo de um boleto é R$ 5,00'],
    [{ ...one(1000), discount: { type: 'currency', value: 501 } }, 'items', 'O valor mínimo de um boleto é R$ 5,00'],
    [
      { ...one(999), discount: { type: 'currency', value: 100 } },
      'discount.value',
      'Abaixo de R$ 10,00 o boleto não aceita desconto',
    ],
    [{ ...one(999), fine: 200 }, 'fine', 'Abaixo de R$ 10,00 o boleto não aceita multa'],
    [{ ...one(999), interest: 33 }, 'interest', 'Abaixo de R$ 10,00 o boleto não aceita juros'],
    [one(10_000_000_000), 'items', 'O valor máximo de um boleto é R$ 99.999.999,99'],
    [
      { items: [{ name: 'x', amount: 9999, value: 99_999_999_999 }] },
      'items',
      'O valor máximo de um boleto é R$ 99.999.999,99',
    ],
    [one(1_000_000_000_000), 'items', 'O valor máximo de um boleto é R$ 99.999.999,99'],
    [
      { items: [{ name: 'x', amount: 9999, value: Number.MAX_SAFE_INTEGER }] },
      'items',
      'O valor máximo de um boleto é R$ 99.999.999,99',
    ],
    [
      { discount: { type: 'currency', value: Number.MAX_SAFE_INTEGER } },
      'discount.value',
      'O desconto deve ser menor que o valor do boleto',
    ],
    [
      { discount: { type: 'currency', value: 10_000 } },
      'discount.value',
      'O desconto deve ser menor que o valor do boleto',
    ],
    [
      { discount: { type: 'percentage', value: 10_000 } },
      'discount.value',
      'O desconto deve ser menor que o valor do boleto',
    ],
    [{ discount: { type: 'percentage', value: 10_001 } }, 'discount.value', 'O desconto não pode passar de 100%'],
    [{ expire_at: '2026-02-30' }, 'expire_at', 'Informe uma data válida'],
    [{ message: 'a\nb\nc\nd\ne' }, 'message', 'Use no máximo 4 linhas de 100 caracteres'],
    [{ message: Array(4).fill('x'.repeat(101)).join('\r\n') }, 'message', 'Use no máximo 4 linhas de 100 caracteres'],
    [{ message: 'x'.repeat(101) }, 'message', 'Use no máximo 4 linhas de 100 caracteres'],
    [{ tags: [99_999] }, 'tags', 'Etiqueta não encontrada'],
    [{ items: [{ name: ' ', amount: 1, value: 1000 }] }, 'items.0.name', 'Preenchimento obrigatório'],
  ])('%j', async (given, field, message) => expect(await refusals(given)).toEqual([{ field, message }]));

  it.each<[string, (day: string) => Partial<BilletInput>, string]>([
    ['a due date of yesterday', (day) => ({ expire_at: addDays(day, -1) }), 'expire_at'],
    ['one more than ten years ahead', (day) => ({ expire_at: addDays(day, 3654) }), 'expire_at'],
    [
      'a conditional discount beyond the due date',
      (day) => ({ conditional_discount: { type: 'currency', value: 100, until_date: addDays(day, 11) } }),
      'conditional_discount.until_date',
    ],
    [
      'one that ended before today',
      (day) => ({ conditional_discount: { type: 'currency', value: 100, until_date: addDays(day, -1) } }),
      'conditional_discount.until_date',
    ],
    [
      'one of no real day',
      () => ({ conditional_discount: { type: 'currency', value: 100, until_date: '2026-13-01' } }),
      'conditional_discount.until_date',
    ],
    [
      'one of the whole value',
      (day) => ({ conditional_discount: { type: 'currency', value: 10_000, until_date: day } }),
      'conditional_discount.value',
    ],
    [
      'one of more than 100 %',
      (day) => ({ conditional_discount: { type: 'percentage', value: 10_001, until_date: day } }),
      'conditional_discount.value',
    ],
    [
      'one that leaves less than R$ 5,00',
      (day) => ({ conditional_discount: { type: 'currency', value: 9_501, until_date: day } }),
      'conditional_discount.value',
    ],
    [
      'one of a percentage that leaves less',
      (day) => ({ conditional_discount: { type: 'percentage', value: 9_501, until_date: day } }),
      'conditional_discount.value',
    ],
    [
      'one below R$ 10,00',
      (day) => ({ ...one(999), conditional_discount: { type: 'currency', value: 10, until_date: day } }),
      'conditional_discount.value',
    ],
  ])('%s', async (_name, given, field) => expect((await refusals(given(today)))?.map((e) => e.field)).toEqual([field]));

  it("another account's tag is none", async () => {
    const tag = (await other.call('POST /tag', { body: { name: 'Alheia', color_ref: 'red' } })).json;
    expect((await refusals({ tags: [tag.id] }))?.[0]?.field).toBe('tags');
  });

  it('takes the borders', async () => {
    for (const given of [
      one(500),
      { ...one(1000), discount: { type: 'currency' as const, value: 500 } },
      { ...one(1000), fine: 1000, interest: 330 },
      { ...one(9_999_999_999) },
      { expire_at: today },
      { message: Array(4).fill('x'.repeat(100)).join('\n') },
      { message: `${Array(4).fill('x'.repeat(100)).join('\r\n')}\r\n` },
      { conditional_discount: { type: 'percentage' as const, value: 9500, until_date: addDays(today, 10) } },
    ])
      expect((await post(billetInput(today, [await addCustomer(member)], given))).json.ids).toHaveLength(1);
  });
});

it('SHELL-1: a personal account issues no charge, whoever asks, and is told so; a business account of the same person does', async () => {
  const personal = await bank.openAccount();
  const asked = billetInput(today, [await addCustomer(personal)]);
  await bank.store.execute("update accounts set modality = 'you' where id = $1", [personal.accountId]);
  const issue = () => personal.call('POST /charges/{type}', { params: { type: 'banking_billet' }, body: asked });
  const enabled = async () =>
    (await personal.call('GET /auth/session')).json.session!.permissions.find(({ id }) => id === 'receive:do-charge')
      ?.enabled;
  expect([(await issue()).status, await enabled()]).toEqual([403, undefined]);
  await bank.store.execute("update accounts set modality = 'pro' where id = $1", [personal.accountId]);
  expect([(await issue()).status, await enabled()]).toEqual([200, true]);
});

it('AREAS-3-charge-1: a billet has the order and the address that its issuer names, and a name of reference', async () => {
  const told = { order_id: 'PED-7', notification_url: 'https://loja.exemplo/avisos' };
  const { json } = await post(billetInput(today, [customer], { ...told, ...one(7_001) }));
  const shown = await detail(member, json.ids[0]!);
  expect(shown).toMatchObject({ ...told, customer_reference_name: shown.customer_corporate_name });
  const plain = await post(
    billetInput(today, [customer], { ...one(7_002), notification_url: 'http://loja.exemplo/a' }),
  );
  expect(plain.status).toBe(400);
});

describe('the log of actions', () => {
  it('tells the amount and number of a billet that was issued, or to how many customers', async () => {
    const { ids } = (await post(billetInput(today, [customer], one(15_990)))).json;
    await post(billetInput(today, [customer, await addCustomer(member)], one(2_000)));
    const [several, single] = (await member.call('POST /account-logs/search', { body: {} })).json.items.filter(
      ({ action }) => action === 'charge.issue',
    );
    expect(single!.about?.replaceAll('\u00a0', ' ')).toBe(`R$ 159,90, boleto ${ids[0]}`);
    expect(several!.about?.replaceAll('\u00a0', ' ')).toBe('R$ 20,00 a cada um de 2 clientes');
  });
});
