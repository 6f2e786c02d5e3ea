import { expect, it } from 'vitest';
import { fits, planOf } from './plan-fields';

it('domain.md 1: every 1 to 24 months, 2 to 120 times or without end', () => {
  expect(planOf({ name: ' Mensal ', interval: 1, ends: false, repeats: 12 })).toEqual({
    name: 'Mensal',
    interval: 1,
    repeats: null,
  });
  expect(planOf({ name: 'Anual', description: ' x ', interval: 12, ends: true, repeats: 2 })).toEqual({
    name: 'Anual',
    description: 'x',
    interval: 12,
    repeats: 2,
  });
  const refused = [
    { interval: 0 },
    { interval: 25 },
    { interval: 'um' },
    { interval: 1, ends: true, repeats: 1 },
    { interval: 1, ends: true, repeats: 121 },
  ];
  expect(refused.map(fits)).toEqual([false, false, false, false, false]);
  expect(fits({ interval: 24, ends: true, repeats: 120 })).toBe(true);
});
