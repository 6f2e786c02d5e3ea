import type { ChargeAction, ChargeStatus } from '@balcao/contract/charges';
import { expect, it } from 'vitest';
import { actionsOf, dueDayFault, refusalOf, type ChargeFacts } from './rules';

const BILLET: ChargeFacts = { status: 'waiting', filed: false, payment_method: 'banking_billet', is_advanced: false };

it.each<[ChargeStatus, ChargeAction[]]>([
  ['new', ['cancel', 'file', 'manual-payment']],
  ['waiting', ['cancel', 'file', 'manual-payment', 'expire-at', 'resend-email']],
  ['unpaid', ['cancel', 'file', 'manual-payment', 'expire-at']],
  ['link', ['cancel', 'file']],
  ['paid', ['file']],
  ['settled', ['file']],
  ['canceled', ['file', 'reissue']],
  ['expired', ['file', 'reissue']],
])('AREAS-4-charges-2: a billet that is %s allows %o', (status, actions) =>
  expect(actionsOf({ ...BILLET, status }).toSorted()).toEqual(actions.toSorted()),
);

it.each<[string, ChargeAction, Partial<ChargeFacts>, boolean]>([
  ['a filed one is filed again', 'file', { filed: true }, false],
  ['a filed one is taken back', 'unfile', { filed: true }, true],
  ['one that is not filed is taken back', 'unfile', {}, false],
  ['an advanced one is cancelled', 'cancel', { is_advanced: true }, false],
  ['an advanced one is marked as paid', 'manual-payment', { is_advanced: true }, false],
  ['an advanced one has its due date changed', 'expire-at', { is_advanced: true }, false],
  ['an advanced one is sent again', 'resend-email', { is_advanced: true }, true],
  ['a card that waits is cancelled', 'cancel', { payment_method: 'credit_card' }, false],
  ['a card that is new is cancelled', 'cancel', { payment_method: 'credit_card', status: 'new' }, true],
  ['a card has its due date changed', 'expire-at', { payment_method: 'credit_card' }, false],
  ['a card is issued again', 'reissue', { payment_method: 'credit_card', status: 'canceled' }, false],
  ['a Pix that waits is cancelled', 'cancel', { payment_method: 'pix' }, true],
  ['one issued again is issued again', 'reissue', { status: 'canceled', reissued_as: 9 }, false],
])('AREAS-4-charges-2: %s', (_, action, change, allowed) =>
  expect(refusalOf(action, { ...BILLET, ...change }) === null).toBe(allowed),
);

it('a refusal names the status, or the charge issued in its place', () => {
  expect(refusalOf('cancel', { ...BILLET, status: 'paid' })).toMatch(/^Cobrança com status .+ não pode ser cancelada$/);
  expect(refusalOf('reissue', { ...BILLET, status: 'expired', reissued_as: 9 })).toContain('boleto 9');
});

it.each([
  ['2026-11-26', false],
  ['2026-11-27', true],
  ['2036-11-27', true],
  ['2036-11-28', false],
  ['2027-02-29', false],
])('domain.md 1: %s can be a due date on 2026-11-27: %s', (day, allowed) =>
  expect(dueDayFault(day, '2026-11-27') === null).toBe(allowed),
);
