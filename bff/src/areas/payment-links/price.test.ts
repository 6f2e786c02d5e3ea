import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentLinkInput } from '@balcao/contract/payment-links';
import { openSeller } from '../../../test/cards';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';

let bank: EmptyBank;
let member: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());
beforeEach(async () => {
  member = await openSeller(bank);
});

const made = async (value: number, given: Partial<PaymentLinkInput> = {}) =>
  (
    await member.call('POST /payment-links', {
      body: { items: [{ name: 'Kit', amount: 1, value }], message: 'Obrigado', ...given },
    })
  ).json;
const reais = (value: number) => ({ type: 'currency' as const, value });
const show = async (id: number) => (await member.call('GET /payment-link/{id}', { params: { id } })).json;
const list = async (body: object) =>
  (await member.call('POST /v2/payment-links/opened', { body })).json.items.map(({ id, value }) => [id, value]);
const change = (id: number, payment_method: 'all' | 'credit_card') =>
  member.call('PUT /payment-link/{id}', { params: { id }, body: { message: 'Obrigado', payment_method } });

describe('the price that a link is shown with', () => {
  it('is the one that is paid, where the link takes cards only since', async () => {
    const { id, url } = await made(10_000, { credit_discount: reais(1000) });
    const { id: other } = await made(9500);
    expect(await list({ order: 'value', asc: true })).toEqual([
      [other, 9500],
      [id, 10_000],
    ]);
    await change(id, 'credit_card');
    expect((await bank.visit(url)).text).toContain('R$ 90,00');
    expect(await show(id)).toMatchObject({ value: 9000, discount: 1000, shipping: 0 });
    expect(await list({ order: 'value', asc: true })).toEqual([
      [id, 9000],
      [other, 9500],
    ]);
    expect(await list({ value: { max: 9000 } })).toEqual([[id, 9000]]);
    expect(await list({ value: { min: 9001 } })).toEqual([[other, 9500]]);
    await member.call('POST /payment-link/{id}/resend/email', { params: { id }, body: { email: 'a@b.com' } });
    const { rows } = await bank.store.execute("select body from sandbox_messages where recipient = 'a@b.com'");
    expect(rows[0].body).toContain('R$ 90,00');
    await change(id, 'all');
    expect(await show(id)).toMatchObject({ value: 10_000, discount: 0, credit_discount: 1000 });
  });

  it('is by card where the link was made for cards only', async () => {
    const { id } = await made(10_000, {
      payment_method: 'credit_card',
      shipping: 700,
      discount: reais(200),
      credit_discount: reais(1000),
    });
    expect(await show(id)).toMatchObject({ value: 9700, discount: 1000, shipping: 700 });
    const { url } = await show(id);
    const sent = await bank.visit(url, { nome: 'Ana Prado', documento: '529.982.247-25' });
    expect([sent.status, sent.text.includes('Este link só recebe pagamentos com cartão.')]).toEqual([422, true]);
    expect(await list({})).toEqual([[id, 9700]]);
  });
});
