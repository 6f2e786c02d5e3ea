import { expect, it } from 'vitest';
import { pageActions, pagePrice } from './pages';

it.each([
  ['link', 'active', false, ['update', 'resend-email', 'cancel', 'file']],
  ['link', 'active', true, ['update', 'resend-email', 'cancel', 'unfile']],
  ['link', 'expired', false, ['update', 'cancel', 'file']],
  ['link', 'paid', false, ['file']],
  ['link', 'canceled', true, ['unfile']],
  ['button', 'active', false, ['update', 'disable', 'file']],
  ['button', 'disabled', true, ['update', 'enable', 'unfile']],
] as const)('domain.md 1: a %s that is %s, filed: %s, allows %j', (kind, status, filed, actions) =>
  expect(pageActions({ kind, status, filed })).toEqual(actions),
);

it.each([
  ['all', { items: 10_000, shipping: 500, discount: 300, value: 10_200 }],
  ['credit_card', { items: 10_000, shipping: 500, discount: 700, value: 9_800 }],
] as const)('domain.md 1: a page that is paid by %s is shown with that price', (payment_method, price) =>
  expect(pagePrice({ payment_method, value: 10_200, shipping: 500, discount: 300, credit_discount: 700 })).toEqual(
    price,
  ),
);
