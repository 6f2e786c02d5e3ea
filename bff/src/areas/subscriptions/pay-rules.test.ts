import { describe, expect, it } from 'vitest';
import { cardFaults, isChargedAtOnce, isTrial, termsOfPayment } from './pay-rules';

const today = '2027-01-31';
const card = { customer: { email: 'ana@teste.com.br' }, payment_token: 't' };

describe('how a subscription begun by the API is paid (public-api-schemas.json, DefineSubscriptionPayMethod)', () => {
  it.each([
    [undefined, '2027-01-31', false],
    [0, '2027-01-31', false],
    [1, '2027-02-01', true],
    [28, '2027-02-28', true],
    [365, '2028-01-31', true],
  ])('a card with %s trial days is charged first on %s', (trial_days, expire_at, trial) => {
    const payment = { credit_card: { ...card, ...(trial_days === undefined ? {} : { trial_days }) } };
    expect(termsOfPayment(payment, today)).toEqual({ payment_method: 'credit_card', expire_at });
    expect(isTrial(payment)).toBe(trial);
  });

  it('a card’s discount and message go on, and a billet keeps its own day', () => {
    const discount = { type: 'currency', value: 100 } as const;
    expect(termsOfPayment({ credit_card: { ...card, discount, message: 'Oi' } }, today)).toMatchObject({
      discount,
      message: 'Oi',
    });
    const billet = { customer: {}, expire_at: '2027-02-10', configurations: { fine: 200 } };
    expect(termsOfPayment({ banking_billet: billet }, today)).toEqual({
      is_bolix: true,
      expire_at: '2027-02-10',
      fine: 200,
    });
    expect(isTrial({ banking_billet: billet })).toBe(false);
  });

  it.each([
    [undefined, 0],
    [1, 0],
    [2, 1],
    [12, 1],
  ])('%s instalments have %d faults: every charge is paid in one', (installments, count) => {
    const faults = cardFaults(installments === undefined ? {} : { installments });
    expect(faults.map(({ field }) => field)).toEqual(Array(count).fill('payment.credit_card.installments'));
  });

  const base = { issued: 0, next_due: '2027-02-01', hadCard: false, today, isTrial: false };
  it.each([
    ['the first card', {}, true],
    ['the first card of a trial', { isTrial: true }, false],
    ['another card during a trial', { hadCard: true }, false],
    ['another card on the day of the first charge', { hadCard: true, next_due: today }, true],
    ['another card after the day of the first charge', { hadCard: true, next_due: '2027-01-30' }, true],
    ['a card after the first charge', { issued: 1 }, false],
  ])('%s is charged at once: %s → %s', (_what, change, at) => {
    const { issued, next_due, ...given } = { ...base, ...change };
    expect(isChargedAtOnce({ issued, next_due }, given)).toBe(at);
  });
});
