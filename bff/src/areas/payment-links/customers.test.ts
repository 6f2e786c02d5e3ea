import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentLinkInput } from '@balcao/contract/payment-links';
import { addCustomer } from '../../../test/billets';
import { openSeller } from '../../../test/cards';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { recipientFaults } from './create';

let bank: EmptyBank;
let member: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await openSeller(bank);
});
afterAll(() => bank.close());

const make = (given: Partial<PaymentLinkInput>) =>
  member.call('POST /payment-links', {
    body: { items: [{ name: 'Kit', amount: 1, value: 12_345 }], message: 'Obrigado', ...given },
  });
const mails = async (recipient: string) =>
  (await bank.store.execute('select body from sandbox_messages where recipient = $1', [recipient])).rows.map(
    ({ body }) => String(body),
  );

describe('links with customers (AREAS-3-billing-emit-draft-1)', () => {
  it('are one for each, sent to their e-mail, and the charge of the one with that document is the customer’s', async () => {
    const ana = await addCustomer(member, { document: '52998224725', emails: ['ana@cliente.com'] });
    const bia = await addCustomer(member, { emails: [] });
    const { json } = await make({ customers: [ana, bia, ana], send_email: true });
    expect(json.links.map(({ customer }) => customer?.id)).toEqual([ana, bia]);
    const [mail] = await mails('ana@cliente.com');
    expect(mail).toContain(json.links[0]!.url);
    const again = (await make({ customers: [ana] })).json;
    expect(await mails('ana@cliente.com'), 'where nobody asked for it').toHaveLength(1);
    const shown = (await member.call('GET /payment-link/{id}', { params: { id: json.id } })).json;
    expect(shown).toMatchObject({ customer_id: ana, single_use: true });
    for (const [documento, customer] of [
      ['111.444.777-35', null],
      ['529.982.247-25', ana],
    ] as const) {
      await bank.visit(json.url, { nome: 'Ana Prado', documento });
      const { rows } = await bank.store.execute(
        'select customer_id from charges where link_id = $1 order by id desc limit 1',
        [json.id],
      );
      expect(rows[0].customer_id).toBe(customer);
    }
    await member.call('PUT /customers', { body: { ids: [ana] } });
    await bank.visit(again.url, { nome: 'Ana Prado', documento: '529.982.247-25' });
    const { rows } = await bank.store.execute('select customer_id from charges where link_id = $1', [again.id]);
    expect(rows).toEqual([{ customer_id: null }]);
  });

  it('an address is sent the link that is for no customer', async () => {
    const { json } = await make({ email: ' Alguem@Exemplo.com ' });
    expect((await mails('alguem@exemplo.com'))[0]).toContain(json.url);
    expect((await make({ email: 'nada' })).json.errors?.[0]?.field).toBe('email');
  });

  it('a customer of another account is as one that there is not', async () => {
    const foreign = await addCustomer(await bank.openAccount());
    expect((await make({ customers: [foreign] })).json.errors?.[0]?.field).toBe('customers');
  });

  it.each([
    [{}, []],
    [{ customers: [1] }, []],
    [{ customers: [2] }, ['customers']],
    [{ customers: [3] }, ['customers']],
    [{ customers: [1], email: 'a@b.com' }, ['email']],
    [{ email: 'a@b.com' }, []],
    [{ email: 'a@b' }, ['email']],
  ])('%j is faulty at %j', (input, fields) => {
    const found = new Map([
      [1, { deleted: false }],
      [2, { deleted: true }],
    ]);
    expect(recipientFaults(input, found).map(({ field }) => field)).toEqual(fields);
  });
});

describe('a link that takes a mix of ways', () => {
  it.each([
    ['pix_banking_billet', ['Gerar Pix e boleto'], ['Pagar com cartão']],
    ['pix_credit_card', ['Gerar Pix<', 'Pagar com cartão'], ['boleto']],
    ['banking_billet_credit_card', ['Gerar boleto', 'Pagar com cartão'], ['Gerar Pix']],
  ] as const)('as %s offers those alone', async (payment_method, offered, not) => {
    const { json } = await make({ payment_method });
    const { text } = await bank.visit(json.url);
    for (const way of offered) expect(text).toContain(way);
    for (const way of not) expect(text).not.toContain(way);
  });

  it('shows no code of a way that it does not take', async () => {
    for (const [payment_method, pix, billet] of [
      ['pix_credit_card', true, false],
      ['banking_billet_credit_card', false, true],
      ['pix_banking_billet', true, true],
    ] as const) {
      const { json } = await make({ payment_method });
      const sent = await bank.visit(json.url, { nome: 'Ana Prado', documento: '529.982.247-25' });
      const page = String(sent.headers['location']);
      const { text } = await bank.visit(page);
      expect([text.includes('Pague com Pix'), text.includes('Pague o boleto')]).toEqual([pix, billet]);
      expect((await bank.visit(`${page}/boleto.pdf`)).status).toBe(billet ? 200 : 404);
    }
  });
});
