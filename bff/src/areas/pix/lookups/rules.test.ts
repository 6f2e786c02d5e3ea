import { describe, expect, it } from 'vitest';
import { bucketOf, capacityOf, refilled } from './rules';

const at = new Date('2026-05-04T12:00:00Z');
const after = (seconds: number) => new Date(at.getTime() + seconds * 1000);
const person = capacityOf('12345678909');

describe('a bucket of look-ups', () => {
  it.each([
    ['before a minute has passed', 10, 59, 10],
    ['after a minute', 10, 60, 12],
    ['after two minutes and a second', 10, 121, 14],
    ['that is nearly full', 99, 60, 100],
    ['that is empty for an hour', 0, 3600, 100],
    ['of a clock that went back', 10, -60, 10],
  ])('%s', (_, tokens, seconds, left) => {
    expect(refilled({ tokens, at }, after(seconds), person).tokens).toBe(left);
  });

  it('keeps the seconds of a minute that has not passed', () => {
    const once = refilled({ tokens: 0, at }, after(90), person);
    expect(refilled(once, after(120), person).tokens).toBe(4);
  });

  it('is of a company with more', () =>
    expect(capacityOf('12345678000195')).toEqual({ capacity: 1000, perMinute: 20 }));

  it.each([
    ['cpf', 'A'],
    ['cnpj', 'A'],
    ['random', 'A'],
    ['email', 'B'],
    ['phone', 'B'],
  ] as const)('for a key of type %s is %s', (type, bucket) => expect(bucketOf(type)).toBe(bucket));
});
