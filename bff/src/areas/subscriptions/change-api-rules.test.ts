import { describe, expect, it } from 'vitest';
import { changeOf, cardFault, payerFaults } from './change-api-rules';

describe('a change of a subscription by the API (public-api-schemas.json, UpdateSubscription)', () => {
  it.each([
    ['a card alone changes nothing of the terms', { payment_token: 'abc' }, null],
    ['an empty customer changes nothing', { customer: {} }, null],
    ['a plan', { plan_id: 3 }, { id: 7, plan_id: 3 }],
    ['an item without an amount is one', { items: [{ name: 'Aula', value: 5 }] }, { items: [{ amount: 1 }] }],
    ['an amount is kept', { items: [{ name: 'Aula', value: 5, amount: 2 }] }, { items: [{ amount: 2 }] }],
    [
      'shippings are one sum',
      {
        shippings: [
          { name: 'A', value: 1 },
          { name: 'B', value: 2 },
        ],
      },
      { shipping: 3 },
    ],
    ['no shippings take the shipping away', { shippings: [] }, { shipping: 0 }],
    ['a phone is digits', { customer: { phone_number: '(11) 98765-4321' } }, { phone: '11987654321' }],
    ['an e-mail', { customer: { email: 'ana@exemplo.com' } }, { email: 'ana@exemplo.com' }],
  ])('%s', (_, body, asked) => {
    const found = changeOf(7, body);
    if (asked === null) expect(found).toBeNull();
    else expect(found).toMatchObject(asked);
  });

  it('an item has what the API says of items and nothing else: no part of it goes to another account unchecked', () => {
    const repasses = [{ payee_code: 'a'.repeat(32), type: 'currency', value: -1 }];
    const items = [{ name: 'Aula', value: 5, amount: 2, repasses }];
    expect(changeOf(7, { items })).toEqual({ id: 7, items: [{ name: 'Aula', value: 5, amount: 2 }] });
  });

  it.each([
    [{}, []],
    [{ email: ' ana@exemplo.com ', phone_number: '1132654321' }, []],
    [{ email: 'ana' }, ['customer.email']],
    [{ phone_number: '12345' }, ['customer.phone_number']],
    [{ email: '', phone_number: '' }, ['customer.email', 'customer.phone_number']],
  ])('the payer %o is faulty at %o', (customer, fields) => {
    expect(payerFaults(customer).map(({ field }) => field)).toEqual(fields);
  });

  it('a card is changed where one pays, and not where a billet does', () => {
    expect(cardFault({ payment_method: 'credit_card' })).toBeNull();
    expect(cardFault({ payment_method: 'banking_billet' })).toContain('boleto');
  });
});
