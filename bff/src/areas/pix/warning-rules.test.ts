import { describe, expect, it } from 'vitest';
import { signsOf } from './warning-rules';

const past = { count: 1, largest: 20_000, holder: '1' };
const usual = { value: 49_999, keyDays: 30, isNight: false, document: '1', past };

describe('signs of fraud in a Pix', () => {
  it.each([
    ['paid before, by an old key', {}, []],
    ['by no key', { keyDays: null }, []],
    ['by a key of 29 days', { keyDays: 29 }, [['new-key', 'há 29 dias']]],
    ['by a key of one day', { keyDays: 1 }, [['new-key', 'há 1 dia.']]],
    ['by a key of today', { keyDays: 0 }, [['new-key', 'hoje']]],
    ['by night', { isNight: true }, [['night', 'É noite']]],
    ['to another than the last time', { document: '2' }, [['owner-changed', 'outra pessoa']]],
    ['to an account that has no document', { document: null }, []],
    ['the first time', { past: { ...past, count: 0, holder: null } }, [['first-time', 'nunca']]],
    ['three times the largest', { value: 60_000 }, []],
    ['a cent more', { value: 60_001 }, [['unusual', 'de até R$ 200,00']]],
    ['many times the largest, under R$ 500,00', { past: { ...past, largest: 1 } }, []],
    ['many times the largest, R$ 500,00', { value: 50_000, past: { ...past, largest: 1 } }, [['unusual', 'R$ 0,01']]],
    [
      'R$ 500,00, where nothing was paid lately',
      { value: 50_000, past: { ...past, largest: 0 } },
      [['unusual', 'primeiro Pix']],
    ],
  ] as const)('%s', (_, more, signs) => {
    const found = signsOf({ ...usual, ...more });
    expect(found.map(({ code }) => code)).toEqual(signs.map(([code]) => code));
    signs.forEach(([, words], at) => expect(found[at]!.message).toContain(words));
  });
});
