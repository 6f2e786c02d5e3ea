import { describe, expect, it } from 'vitest';
import { urlFault } from './addresses';
import { pathOf } from './probe';
import { nextTry } from './schedule';

describe('an address that a webhook leads to (domain-next.md 1)', () => {
  it.each<[string, boolean, boolean]>([
    ['https://loja.com.br/aviso?a=1', true, true],
    ['http://loja.com.br/aviso', true, false],
    ['http://loja.com.br/aviso', false, true],
    ['ftp://loja.com.br', false, false],
    ['https://ana:senha@loja.com.br', true, false],
    ['https://ana@loja.com.br', true, false],
    ['https://:senha@loja.com.br', true, false],
    ['https://loja.com.br/#a', true, false],
    [`https://loja.com.br/${'a'.repeat(235)}`, true, true],
    ['loja.com.br', true, false],
    [`https://loja.com.br/${'a'.repeat(236)}`, true, false],
  ])('%s, secure %s, is taken: %s', (url, isSecure, taken) => {
    expect(urlFault(url, { isSecure }) === null).toBe(taken);
  });
});

it.each([
  ['https://loja.com.br/aviso', 'https://loja.com.br/aviso/pix'],
  ['https://loja.com.br/aviso/', 'https://loja.com.br/aviso/pix'],
  ['https://loja.com.br/aviso?loja=1', 'https://loja.com.br/aviso/pix?loja=1'],
  ['https://loja.com.br', 'https://loja.com.br/pix'],
])('domain-next.md 1: what is received is posted, for %s, to %s', (url, path) => expect(pathOf(url, 'pix')).toBe(path));

describe('a delivery that was not taken (domain-next.md 1)', () => {
  const at = new Date('2026-11-26T12:00:00Z');
  it.each<[number, string | null]>([
    [1, '2026-11-26T12:05:00.000Z'],
    [2, '2026-11-26T12:10:00.000Z'],
    [9, '2026-11-27T09:20:00.000Z'],
    [10, '2027-01-02T00:00:00.000Z'],
    [11, null],
  ])('%s times is tried again at %s', (tries, next) => {
    expect(nextTry(tries, at)?.toISOString() ?? null).toBe(next);
  });
});
