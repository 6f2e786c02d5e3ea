import { describe, expect, test } from 'vitest';
import type { ChargeDetail } from '@balcao/contract/charges';
import { untilOf } from '../../../kits/charging/issue/draft';
import { discountOn, totalsOf } from '@balcao/contract/shared/charge-amounts';
import { messageFaults, type ChargeLimits } from '@balcao/contract/shared/charge-faults';
import { longLineOf } from '../../../kits/charging/issue/long-line';
import * as steps from '../../../kits/charging/issue/rules';
import { BILLET_RULES, bodyOf, draftOf, draftOfTerms, emptyDraft, type Draft } from './draft';

const { faultsOf } = BILLET_RULES;
const stepOf = (field: string) => steps.stepOf(BILLET_RULES, field);
const firstOpen = (of: Draft, within: ChargeLimits) => steps.firstOpen(BILLET_RULES, of, within);

const limits: ChargeLimits = { minimum: 500, minimumForFines: 1000, today: '2026-11-21' };
const draft = (over: Partial<Draft> = {}): Draft => ({
  ...emptyDraft(),
  customers: [7],
  items: [{ name: ' Aula ', amount: 2, value: 5_000 }],
  expire_at: '2026-12-01',
  ...over,
});

describe('AREAS-3-billing-emit-draft-1: the draft becomes the body', () => {
  test('what was left empty is left out, but for what the account’s own would take the place of', () => {
    expect(bodyOf(draft())).toEqual({
      customers: [7],
      items: [{ name: 'Aula', amount: 2, value: 5_000 }],
      expire_at: '2026-12-01',
      fine: 0,
      interest: 0,
      message: '',
      write_off_days: 120,
      is_bolix: true,
      send_email: true,
    });
  });

  test('what was filled in goes with it, in its units', () => {
    const body = bodyOf(
      draft({
        shipping: 1_500,
        discount: { type: 'percentage', value: 1_000 },
        conditional_discount: { type: 'currency', value: 300, until_date: '2026-11-30' },
        fine: 200,
        interest: 33,
        write_off_days: 0,
        message: ' Obrigado \n',
      }),
    );
    expect(body).toMatchObject({
      shipping: 1_500,
      discount: { type: 'percentage', value: 1_000 },
      conditional_discount: { type: 'currency', value: 300, until_date: '2026-11-30' },
      fine: 200,
      interest: 33,
      write_off_days: 0,
      message: 'Obrigado',
    });
  });

  test('no e-mail is asked for where none is wanted', () => {
    expect(bodyOf(draft({ send_email: false })).send_email).toBe(false);
  });
});

describe('AREAS-7-charges-8: what the billet adds up to', () => {
  test('items less discount plus shipping, in cents', () => {
    expect(totalsOf(draft({ shipping: 1_234, discount: { type: 'currency', value: 999 } }))).toEqual({
      items: 10_000,
      shipping: 1_234,
      discount: 999,
      value: 10_235,
    });
  });

  test('a percentage is taken of the items alone, half a cent up', () => {
    expect(discountOn(333, { type: 'percentage', value: 5_000 })).toBe(167);
    expect(totalsOf(draft({ shipping: 1_000, discount: { type: 'percentage', value: 1_000 } })).discount).toBe(1_000);
  });

  test('a line half filled in counts nothing, nor one whose quantity is no number', () => {
    expect(totalsOf(draft({ items: [{ amount: 3 }, { value: 100 }, { amount: '1,5', value: 100 }] })).value).toBe(0);
  });
});

describe('AREAS-4-charges-2: what the server would refuse is told first', () => {
  test('R$ 5,00 is the least after the discount', () => {
    expect(faultsOf(draft({ items: [{ amount: 1, value: 499 }] }), limits)).toEqual({ items: 'minimum' });
    expect(faultsOf(draft({ items: [{ amount: 1, value: 500 }] }), limits)).toEqual({});
    expect(faultsOf(draft({ discount: { type: 'currency', value: 9_600 } }), limits)).toEqual({ items: 'minimum' });
  });

  test('below R$ 10,00 no discount, fine or interest', () => {
    const small = { items: [{ amount: 1, value: 999 }] };
    expect(faultsOf(draft({ ...small, discount: { type: 'currency', value: 1 } }), limits)).toEqual({
      'discount.value': 'noDiscount',
    });
    expect(faultsOf(draft({ ...small, fine: 200, interest: 33 }), limits)).toEqual({
      fine: 'noFine',
      interest: 'noInterest',
    });
    const early = { type: 'currency', value: 1, until_date: '2026-11-25' } as const;
    expect(faultsOf(draft({ ...small, conditional_discount: early }), limits)).toEqual({
      'conditional_discount.value': 'noDiscount',
    });
  });

  test('due today or later, and the early discount until then', () => {
    expect(faultsOf(draft({ expire_at: '2026-11-20' }), limits)).toEqual({ expire_at: 'due' });
    expect(faultsOf(draft({ expire_at: '2036-11-22' }), limits)).toEqual({ expire_at: 'dueFar' });
    const early = { type: 'percentage', value: 500, until_date: '2026-12-02' } as const;
    const leaving = (value: number) =>
      faultsOf(draft({ conditional_discount: { type: 'currency', value, until_date: '2026-12-01' } }), limits);
    expect([leaving(9_500), leaving(9_501), leaving(10_000)]).toEqual([
      {},
      { 'conditional_discount.value': 'earlyMinimum' },
      { 'conditional_discount.value': 'discountWhole' },
    ]);
    expect(faultsOf(draft({ conditional_discount: early }), limits)).toEqual({
      'conditional_discount.until_date': 'until',
    });
    expect(faultsOf(draft({ conditional_discount: { ...early, until_date: '2026-11-20' } }), limits)).toEqual({
      'conditional_discount.until_date': 'untilPast',
    });
  });

  test('a discount leaves something to pay', () => {
    expect(faultsOf(draft({ discount: { type: 'percentage', value: 10_001 } }), limits)['discount.value']).toBe(
      'discountOver',
    );
    expect(faultsOf(draft({ discount: { type: 'currency', value: 10_000 } }), limits)['discount.value']).toBe(
      'discountWhole',
    );
  });

  test('fine up to 10%, interest up to 0,330% a day', () => {
    expect(faultsOf(draft({ fine: 1_001, interest: 331 }), limits)).toEqual({
      fine: 'fineRange',
      interest: 'interestRange',
    });
  });

  test('a message of 4 lines of 100 characters', () => {
    const line = 'x'.repeat(100);
    expect(messageFaults({ message: [line, line, line, line].join('\n') })).toEqual({});

    expect(messageFaults({})).toEqual({});
    expect(faultsOf(draft({ message: '1\n2\n3\n4\n5' }), limits)).toEqual({ message: 'message' });
    expect(faultsOf(draft({ message: `curta\n${line}y` }), limits)).toEqual({ message: 'messageLine' });
    expect(longLineOf(`curta\n${line}y`)).toEqual({ line: 2, used: 101 });
  });

  test('what was typed in place of a day is none, whatever it would sort as', () => {
    expect(faultsOf(draft({ expire_at: '31022027' }), limits)).toEqual({ expire_at: 'day' });
    expect(
      faultsOf(draft({ conditional_discount: { type: 'currency', value: 300, until_date: '31112026' } }), limits),
    ).toEqual({ 'conditional_discount.until_date': 'day' });
    expect(firstOpen(draft({ expire_at: '31022027' }), limits)).toBe(2);
  });

  test('written off up to 120 days after it was due', () => {
    for (const days of [undefined, 0, 120]) expect(faultsOf(draft({ write_off_days: days }), limits)).toEqual({});
    for (const days of [121, '1,5', '-3'])
      expect(faultsOf(draft({ write_off_days: days }), limits)).toEqual({ write_off_days: 'writeOffRange' });
  });

  test('a quantity is a whole number from 1 to 9.999', () => {
    const line = { name: 'Aula', value: 5_000 };
    const fault = (amount: number | string | undefined) =>
      faultsOf(
        draft({
          items: [
            { ...line, amount: 1 },
            { ...line, amount },
          ],
        }),
        limits,
      );
    for (const amount of [1, 9_999, undefined]) expect(fault(amount)).toEqual({});
    for (const amount of [0, 10_000, '1,5', '-3', 'dois'])
      expect(fault(amount)).toEqual({ 'items.1.amount': 'amountRange' });
    expect(firstOpen(draft({ items: [{ ...line, amount: '1,5' }] }), limits)).toBe(1);
  });

  test('a refusal opens the step of its field', () => {
    expect([
      stepOf('customers'),
      stepOf('items.0.value'),
      stepOf('discount.value'),
      stepOf('/expire_at'),
      stepOf('conditional_discount.until_date'),
    ]).toEqual([0, 1, 1, 2, 2]);
  });
});

describe('a draft that comes back is no further than what is right', () => {
  test.each<[string, Partial<Draft>, number]>([
    ['whole', {}, 3],
    ['with a due day that has passed', { expire_at: '2026-11-20' }, 2],
    ['without a due day', { expire_at: null }, 2],
    ['of too little', { items: [{ name: 'Aula', amount: 1, value: 499 }] }, 1],
    ['of nobody', { customers: [], expire_at: null }, 0],
  ])('%s', (_, over, step) => {
    expect(firstOpen(draft(over), limits)).toBe(step);
  });
});

describe('a charge that starts from another', () => {
  const billet = {
    customer: { id: 7 },
    charge_items: [{ id: 1, name: 'Aula', amount: 2, value: 5_000 }],
    charge_shippings: [],
    charge_payment: {
      discount: 0,
      pix_copy_paste: null,
      conditional_discount_type: 'percentage',
      conditional_discount_value: 500,
      conditional_discount_date: '2026-10-28',
    },
    expire_at: '2026-11-02',
    tags: [],
  } as unknown as ChargeDetail;

  test('keeps the discount for paying early, its last day to follow the due date', () => {
    expect(draftOf(billet)).toMatchObject({ conditional_discount: { type: 'percentage', value: 500 }, early_days: 5 });
    expect(
      draftOf({
        ...billet,
        charge_payment: { ...billet.charge_payment, conditional_discount_type: null, conditional_discount_value: null },
      }).early_days,
    ).toBeUndefined();
  });

  test('whose day is as long before the due date as it was, or is left to be chosen where that is past', () => {
    expect([
      untilOf('2026-12-10', 5, '2026-12-05'),
      untilOf('2026-12-10', 5, '2026-12-06'),
      untilOf(null, 5, '2026-12-06'),
    ]).toEqual(['2026-12-05', null, null]);
  });

  test('asks what the batch that failed asked', () => {
    const { customers: _, ...terms } = bodyOf(
      draft({
        fine: 200,
        is_bolix: false,
        conditional_discount: { type: 'currency', value: 300, until_date: '2026-11-30' },
      }),
    );
    expect(bodyOf(draftOfTerms(terms, [9]))).toEqual({ ...terms, customers: [9] });
  });
});
