import { describe, expect, it } from 'vitest';
import { diOf, ipcaOf } from './market';

describe('the index of a day or a month (domain-next.md 3)', () => {
  const rates = [
    { from: '2026-03-02', rate: 1 },
    { from: '2026-06-01', rate: 2 },
  ];
  it.each([
    ['2026-03-01', 1],
    ['2026-03-02', 1],
    ['2026-05-31', 1],
    ['2026-06-01', 2],
    ['2030-01-01', 2],
  ])('on %s the DI is the one published last until then: %d', (day, rate) => expect(diOf(rates)(day)).toBe(rate));

  const months = [
    { month: '2026-03', rate: 1 },
    { month: '2026-04', rate: 2 },
  ];
  it.each([
    ['2026-02', 1],
    ['2026-03', 1],
    ['2026-04', 2],
    ['2026-05', 2],
  ])('of %s the IPCA is its own, or the last known: %d', (month, rate) => expect(ipcaOf(months)(month)).toBe(rate));

  it.each([[diOf([])('2026-03-01')], [ipcaOf([])('2026-03')]])('is nothing where none was published', (rate) =>
    expect(rate).toBe(0),
  );
});
