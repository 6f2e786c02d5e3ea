import { expect, it } from 'vitest';
import { bodyOf, emptyDraft, parcelsOf, type Draft } from './draft';

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
