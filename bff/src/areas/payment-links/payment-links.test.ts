import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentLinkInput } from '@balcao/contract/payment-links';
import { pay } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays } from '../../core/calendar';

let bank: EmptyBank;
let member: Member;
let other: Member;
let today: string;

beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  other = await bank.openAccount();
  today = await bank.today();
});
afterAll(() => bank.close());

const input = (given: Partial<PaymentLinkInput> = {}): PaymentLinkInput => ({
  items: [{ name: 'Kit presente', amount: 1, value: 12_345 }],
  message: 'Obrigado pela compra',
  ...given,
});
async function made(given: Partial<PaymentLinkInput> = {}): Promise<{ id: number; url: string }> {
  const reply = await member.call('POST /payment-links', { body: input(given) });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.json));
  return reply.json;
}
const show = async (id: number, by = member) => (await by.call('GET /payment-link/{id}', { params: { id } })).json;
const PAYER = { nome: 'Ana Prado', documento: '529.982.247-25' };
const chargesOf = async (id: number) =>
  (await member.call('GET /payment-link/{id}/charges', { params: { id }, query: {} })).json.items;

describe('domain.md 1: a link of payment', () => {
  it.each<[Partial<PaymentLinkInput>, number, string]>([
    [{ message: 'x'.repeat(81) }, 400, 'message'],
    [{ message: 'ab' }, 400, 'message'],
    [{ message: '   x' }, 422, 'message'],
    [{ expire_at: '2020-01-01' }, 422, 'expire_at'],
    [{ items: [{ name: 'x', amount: 1, value: 499 }] }, 422, 'items'],
    [{ tags: [999_999] }, 422, 'tags'],
  ])('refuses %j at its field', async (given, status, field) => {
    const reply = await member.call('POST /payment-links', { body: input(given) });
    expect([reply.status, reply.json.errors?.[0]?.field]).toEqual([status, field]);
  });

  it('who opens it sees what is paid and to whom, under a policy of its own, without a cookie', async () => {
    const { id, url } = await made({ message: 'Olá <script>alert(1)</script>' });
    expect(url).toMatch(/^\/pagar\/[\w-]{24}$/);
    const page = await bank.visit(url);
    expect(page.status).toBe(200);
    expect(page.text).toContain('R$ 123,45');
    expect(page.text).not.toContain('<script>alert');
    expect(page.text.length).toBeLessThan(60_000);
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(await show(id)).toMatchObject({ views: 1, started: 0, paid: 0 });
  });

  it('an address that is none answers alike, whatever it is', async () => {
    const replies = await Promise.all(
      ['/pagar/aaaaaaaaaaaaaaaaaaaaaaaa', '/pagar/x', "/pagar/'%20or%201=1"].map((path) => bank.visit(path)),
    );
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('who pays says who they are; what is wrong is told at its field', async () => {
    const { url } = await made();
    const wrong = await bank.visit(url, { nome: 'A', documento: '111.111.111-11', email: 'x' });
    expect(wrong.status).toBe(422);
    for (const text of ['nome completo', 'CPF ou CNPJ válido', 'e-mail válido']) expect(wrong.text).toContain(text);
  });

  it('the billet and the Pix are there at once; the same payer has one; paid, it says so', async () => {
    const { id, url } = await made({ single_use: true });
    const sent = await bank.visit(url, PAYER);
    expect(sent.status).toBe(303);
    const own = String(sent.headers['location']);
    const page = await bank.visit(own);
    for (const text of ['Pague com Pix', 'Pague o boleto', 'data:image/png']) expect(page.text).toContain(text);
    // on the payer's phone the code is copied: that comes before the picture of it
    expect(page.text).toMatch(/Copiar código Pix[^]*class="qr"/);
    expect(page.text.length).toBeLessThan(60_000);
    expect((await bank.visit(`${own}/boleto.pdf`)).text.slice(0, 5)).toBe('%PDF-');
    expect((await bank.visit(url, PAYER)).headers['location']).toBe(own);
    const [charge] = await chargesOf(id);
    expect(charge).toMatchObject({ customer_name: 'Ana Prado', value: 12_345 });
    expect(JSON.parse((await bank.visit(`${own}/estado`)).text)).toEqual({ state: 'open' });
    await bank.runJobs();
    await pay(bank, member, charge!.id, 12_345);
    expect(JSON.parse((await bank.visit(`${own}/estado`)).text)).toEqual({ state: 'paid' });
    expect((await bank.visit(own)).text).toContain('Pago. Obrigado');
    expect(await show(id)).toMatchObject({ status: 'paid', paid: 1, paid_value: 12_345, started: 1 });
    expect((await bank.visit(url)).status).toBe(410);
  });

  it('who knows a payer’s document alone is not led to their charge, which tells name and address', async () => {
    const { id, url } = await made({ request_delivery_address: true });
    const place = { cep: '01310-100', rua: 'Av. Paulista', numero: '10', bairro: '', cidade: 'São Paulo', uf: 'SP' };
    const begin = async (given: object) =>
      String((await bank.visit(url, { ...PAYER, ...place, ...given })).headers['location']);
    const own = await begin({});
    expect(await begin({ nome: 'Outra Pessoa' })).not.toBe(own);
    expect(await begin({ rua: 'Rua Qualquer' })).not.toBe(own);
    expect(await begin({ nome: '  ANA  prádo ', cidade: 'sao paulo' })).toBe(own);
    expect((await chargesOf(id)).map((charge) => charge.customer_name).toSorted()).toEqual([
      'Ana Prado',
      'Ana Prado',
      'Outra Pessoa',
    ]);
  });

  it('a link after its last day takes nothing; with a new day it does again', async () => {
    const { id, url } = await made({ expire_at: today });
    await bank.store.execute('update payment_pages set expire_at = $1::date - 1 where id = $2', [today, id]);
    expect((await bank.visit(url)).status).toBe(410);
    expect((await bank.visit(url, PAYER)).status).toBe(410);
    await bank.store.execute("update payment_pages set status = 'expired' where id = $1", [id]);
    const body = { message: 'De novo', expire_at: addDays(today, 2) };
    expect((await member.call('PUT /payment-link/{id}', { params: { id }, body })).status).toBe(204);
    expect((await show(id)).status).toBe('active');
    expect((await bank.visit(url)).status).toBe(200);
  });

  it('what was started before the last day is paid after it: received, counted once, and told', async () => {
    const begun = async (given: Partial<PaymentLinkInput>) => {
      const { id, url } = await made({ expire_at: today, ...given });
      expect((await bank.visit(url, PAYER)).status).toBe(303);
      await bank.runJobs();
      await bank.store.execute(
        "update payment_pages set status = 'expired', expire_at = $1::date - 1 where account_id = $2 and id = $3",
        [today, member.accountId, id],
      );
      const [charge] = await chargesOf(id);
      await pay(bank, member, charge!.id, 12_345);
      return { id, url, told: `Pagamento da cobrança ${charge!.id} recebido depois da validade` };
    };
    const once = await begun({ single_use: true });
    const shown = await show(once.id);
    expect(shown).toMatchObject({ status: 'paid', paid: 1, paid_value: 12_345 });
    expect(shown.histories.filter(({ message }) => message === once.told)).toHaveLength(1);
    const often = await begun({ single_use: false });
    expect(await show(often.id)).toMatchObject({ status: 'expired', paid: 1, paid_value: 12_345 });
    expect((await bank.visit(often.url)).status).toBe(410);
    const [charge] = await chargesOf(once.id);
    expect(charge!.status).toMatch(/identified|paid/);
    await bank.runJobs();
    expect((await show(once.id)).histories.filter(({ message }) => message === once.told)).toHaveLength(1);
  });

  it.each(['canceled', 'paid by another'])('%s, what a second payer had begun is not offered any more', async (how) => {
    const { id, url } = await made({ single_use: true });
    const own = String((await bank.visit(url, PAYER)).headers['location']);
    await bank.visit(url, { nome: 'Bia Lima', documento: '111.444.777-35' });
    await bank.runJobs();
    const second = (await chargesOf(id)).find(({ customer_name }) => customer_name === 'Bia Lima')!;
    if (how === 'canceled') await member.call('PUT /payment-links/cancel', { body: { ids: [id] } });
    else await pay(bank, member, second.id, 12_345);
    expect(JSON.parse((await bank.visit(`${own}/estado`)).text)).toEqual({ state: 'over' });
    const page = await bank.visit(own);
    expect(page.text).toContain('Esta cobrança não pode mais ser paga');
    expect(page.text).not.toMatch(/Pague com Pix|Pague o boleto|Gerar outra/);
  });

  it('canceled it takes nothing, and another account does nothing with it', async () => {
    const { id, url } = await made();
    const foreign = await other.call('PUT /payment-links/cancel', { body: { ids: [id] } });
    expect(foreign.json.results[0]).toEqual({ id, ok: false, message: 'Link não encontrado' });
    expect((await other.call('GET /payment-link/{id}', { params: { id } })).status).toBe(404);
    await member.call('PUT /payment-links/cancel', { body: { ids: [id] } });
    expect((await bank.visit(url)).status).toBe(410);
  });
});

describe('the list of links', () => {
  it('is searched, added up, filed, noted, tagged, sent and exported', async () => {
    const { id } = await made({ items: [{ name: 'Zabumba rara', amount: 1, value: 5_000 }] });
    const list = async (body = {}) => (await member.call('POST /v2/payment-links/opened', { body })).json;
    expect((await list({ text: 'zabumba' })).items.map((row) => row.id)).toEqual([id]);
    const tag = await member.call('POST /tag', { body: { name: 'Feira', color_ref: 'pink' } });
    await member.call('POST /payment-links/tags', { body: { ids: [id], add: [tag.json.id] } });
    expect((await list({ tags: [tag.json.id] })).total).toBe(1);
    await member.call('POST /payment-link/{id}/note', { params: { id }, body: { note: 'Feira' } });
    const changed = await member.call('PUT /payment-link/{id}', { params: { id }, body: { message: 'Venha ver' } });
    expect(changed.status).toBeLessThan(300);
    for (const text of ['feira', 'venha', 'zabumba']) expect((await list({ text })).total, text).toBe(1);
    const sent = await member.call('POST /payment-link/{id}/resend/email', {
      params: { id },
      body: { email: 'a@b.com' },
    });
    expect(sent.status).toBe(204);
    expect((await show(id)).histories.map(({ message }) => message)).toEqual([
      'Link criado',
      'Link alterado',
      'Link enviado para a@b.com',
    ]);
    await member.call('PUT /payment-links/file', { body: { ids: [id] } });
    expect((await list({ text: 'zabumba' })).total).toBe(0);
    const { json } = await member.call('POST /v2/payment-links/totals', { body: { filed: true } });
    expect(json).toMatchObject({ count: 1, views: 0 });
    const task = await member.call('POST /payment-links/export', { body: { filed: true, format: 'csv' } });
    await bank.runJobs();
    const file = await member.call('GET /tasks/{id}/file', { params: { id: task.json.task } });
    expect(file.raw.toString()).toContain('Zabumba rara');
  });
});

describe('AREAS-2-receive-6: buttons', () => {
  it('a button leads to the same page, and is switched off and on from here', async () => {
    const body = { ...input(), label: 'Comprar' };
    const { json } = await member.call('POST /payment-buttons', { body });
    const { id, url } = json;
    const enable = (enabled: boolean) => member.call('PUT /payment-buttons/enabled', { body: { ids: [id], enabled } });
    expect((await bank.visit(url)).status).toBe(200);
    expect((await enable(false)).json.results[0]?.ok).toBe(true);
    expect((await enable(false)).json.results[0]?.ok).toBe(false);
    expect((await bank.visit(url)).status).toBe(410);
    await enable(true);
    expect((await bank.visit(url)).status).toBe(200);
    expect((await member.call('GET /payment-link/{id}', { params: { id } })).status).toBe(404);
  });
});
