import { describe, expect, it } from 'vitest';
import type { CarnetDetail } from '@balcao/contract/carnets';
import type { ChargeDetail } from '@balcao/contract/charges';
import { bodyOf, draftOf, emptyDraft, losesParts, parcelsOf, type Draft } from './draft';

const draft = (given: Partial<Draft>): Draft => ({
  ...emptyDraft({ fine: 0, interest: 0, write_off_days: 120, message: '', send_email: true }, [7]),
  items: [{ name: 'Curso', amount: 1, value: 10_000 }],
  expire_at: '2026-12-10',
  ...given,
});

it('domain.md 1: a divided value leaves its remainder on the first parcel; else each parcel costs it all', () => {
  expect(parcelsOf(draft({ repeats: 3 }))).toEqual({ count: 3, each: 3_333, first: 3_334, total: 10_000 });
  expect(parcelsOf(draft({ repeats: 3, split_items: false }))).toEqual({
    count: 3,
    each: 10_000,
    first: 10_000,
    total: 30_000,
  });
});

it('asks for what was filled in', () => {
  expect(bodyOf(draft({ repeats: 6 }))).toMatchObject({
    customers: [7],
    repeats: 6,
    split_items: true,
    expire_at: '2026-12-10',
  });
});

describe('AREAS-2-receive-2: a copied carnet', () => {
  const piece = (value: number, repasses: object[] = []) =>
    ({
      value,
      expire_at: '2026-05-10',
      fine: 200,
      interest: 0,
      write_off_days: 60,
      send_email: false,
      charge_items: [{ id: 1, name: 'Curso, Livro', amount: 1, value, repasses }],
      charge_shippings: [],
      charge_payment: { pix_copy_paste: null, discount: 0, conditional_discount_type: null },
      customer: { id: 7 },
    }) as unknown as ChargeDetail;
  const carnet = (values: number[]) =>
    ({
      value: values.reduce((sum, one) => sum + one, 0),
      parcels: values.length,
      parcel_list: values.map((value) => ({ value })),
      tags: [{ id: 3, hidden: false }],
      message: 'Obrigado',
    }) as CarnetDetail;
  const copy = (values: number[], first = piece(values[0]!)) =>
    draftOf(carnet(values), first, { fine: 0, interest: 0, write_off_days: 120, message: '', send_email: true });

  it('is sent by e-mail as the account is set to, whatever the first parcel was, on its terms', () =>
    expect(bodyOf(copy([5_000, 5_000]))).toMatchObject({
      send_email: true,
      fine: 200,
      write_off_days: 60,
      message: 'Obrigado',
      tags: [3],
      customers: [7],
      is_bolix: false,
      repeats: 2,
    }));

  it.each([
    [[5_000, 5_000], false, 5_000, 10_000],
    [[3_334, 3_333, 3_333], true, 10_000, 10_000],
  ])('of parcels %j has the same parcels', (values, split, item, total) => {
    const made = copy(values);
    expect([made.split_items, made.items[0]?.value, made.repeats]).toEqual([split, item, values.length]);
    expect(parcelsOf(made)).toMatchObject({ first: values[0], each: values[1], total });
  });

  it('keeps payer, terms, tags and message, and asks for the due date anew', () => {
    expect(copy([5_000, 5_000])).toMatchObject({
      customers: [7],
      fine: 200,
      write_off_days: 60,
      tags: [3],
      message: 'Obrigado',
      is_bolix: false,
    });
    expect(copy([5_000, 5_000]).expire_at).toBeUndefined();
  });

  it('says so where parts for others are not copied', () => {
    const part = [{ payee_code: 'x', type: 'currency', value: 10 }];
    const first = piece(3_334, part);
    expect(losesParts(copy([3_334, 3_333, 3_333], first), first)).toBe(true);
    const same = piece(5_000, part);
    expect(losesParts(copy([5_000, 5_000], same), same)).toBe(false);
  });
});
