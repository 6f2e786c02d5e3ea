import { expect, test } from 'vitest';
import type { PaymentPageDetail } from '@balcao/contract/links/link';
import { bodyOf, draftOf, emptyDraft, type Draft } from './draft';

const draft = (given: Partial<Draft> = {}): Draft => ({
  ...emptyDraft(),
  items: [{ name: 'Kit', amount: 1, value: 2000 }],
  message: 'Obrigado',
  ...given,
});

test('AREAS-3-billing-emit-draft-1: a link is for customers who are e-mailed, or for an address', () => {
  expect(bodyOf(draft({ customers: [7, 9], email: 'a@b.com' }))).toMatchObject({ customers: [7, 9], send_email: true });
  expect(bodyOf(draft({ customers: [7], email: 'a@b.com' }))).not.toHaveProperty('email');
  expect(bodyOf(draft({ email: ' a@b.com ' }))).toMatchObject({ email: 'a@b.com' });
  for (const field of ['customers', 'send_email', 'email']) expect(bodyOf(draft())).not.toHaveProperty(field);
});

test('AREAS-3-billing-emit-draft-1: the discount by card goes with every mix that has another way too', () => {
  const of = (payment_method: Draft['payment_method']) =>
    bodyOf(draft({ payment_method, credit_discount: 100 })).credit_discount?.value;
  expect([of('all'), of('pix_credit_card'), of('credit_card'), of('pix_banking_billet')]).toEqual([
    100,
    100,
    undefined,
    undefined,
  ]);
});

test.each([
  [500, 500, undefined],
  [500, 0, 0],
  [0, 300, 300],
])('AREAS-2-receive-2: a copied link keeps all but its last day; discount %i, by card %i', (discount, credit, own) => {
  const copy = draftOf({
    customer_id: null,
    items: [{ name: 'Curso', amount: 1, value: 5_000 }],
    tags: [],
    shipping: 200,
    discount,
    credit_discount: credit,
    message: 'Obrigado',
    payment_method: 'pix',
    request_delivery_address: true,
    single_use: true,
    expire_at: '2026-12-01',
  } as unknown as PaymentPageDetail);
  expect(copy).toMatchObject({
    customers: [],
    shipping: 200,
    message: 'Obrigado',
    payment_method: 'pix',
    request_delivery_address: true,
    single_use: true,
  });
  expect([copy.credit_discount, copy.expire_at]).toEqual([own, undefined]);
});
