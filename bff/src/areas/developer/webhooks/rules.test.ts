import { describe, expect, it } from 'vitest';
import { isPublicAddress, urlFault } from './addresses';
import { nextTry } from './schedule';

describe('an address that a webhook leads to (domain-next.md 1)', () => {
  it.each([
    '127.0.0.1',
    '127.255.255.255',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fd00::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'no address',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '172.15.255.255', '172.32.0.1', '100.128.0.1', '223.255.255.255', '2606:4700::1111'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each<[string, boolean, boolean]>([
    ['https://loja.com.br/aviso?a=1', true, true],
    ['http://loja.com.br/aviso', true, false],
    ['http://loja.com.br/aviso', false, true],
    ['ftp://loja.com.br', false, false],
    ['https://ana:senha@loja.com.br', true, false],
    ['https://loja.com.br/#a', true, false],
    ['loja.com.br', true, false],
    [`https://loja.com.br/${'a'.repeat(236)}`, true, false],
  ])('%s, secure %s, is taken: %s', (url, isSecure, taken) => {
    expect(urlFault(url, { isSecure }) === null).toBe(taken);
  });
});

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
