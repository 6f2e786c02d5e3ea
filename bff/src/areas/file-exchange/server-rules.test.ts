import { describe, expect, it } from 'vitest';
import { cleanServer, isTold, retryMinutes, serverFaults } from './server-rules';

const FINGERPRINT = `SHA256:${'a'.repeat(43)}`;
const server = { host: 'sftp.loja.com.br', user: 'banco', folder: '/entrada', fingerprint: FINGERPRINT };
const faulty = (given: Partial<typeof server>, networks: 'public' | 'any' = 'public') =>
  serverFaults({ ...server, ...given }, networks).map(({ field }) => field);

describe('the server that return files go to', () => {
  it.each<[Partial<typeof server>, string[]]>([
    [{}, []],
    [{ host: '8.8.8.8' }, []],
    [{ host: '2606:4700::1111' }, []],
    [{ host: '' }, ['host']],
    [{ host: 'sftp://loja.com.br' }, ['host']],
    [{ host: '-loja.com' }, ['host']],
    [{ host: `${'a'.repeat(64)}.com` }, ['host']],
    [{ host: '127.0.0.1' }, ['host']],
    [{ host: '10.1.2.3' }, ['host']],
    [{ host: '169.254.169.254' }, ['host']],
    [{ host: '::1' }, ['host']],
    [{ host: '::ffff:127.0.0.1' }, ['host']],
    [{ host: 'localhost' }, ['host']],
    [{ host: 'banco.localhost' }, ['host']],
    [{ host: '2130706433' }, ['host']],
    [{ host: '0x7f.1' }, ['host']],
    [{ user: '' }, ['user']],
    [{ user: 'a\nb' }, ['user']],
    [{ folder: 'a\0b' }, ['folder']],
    [{ fingerprint: 'SHA256:abc' }, ['fingerprint']],
    [{ fingerprint: 'aa:bb:cc' }, ['fingerprint']],
    [{ fingerprint: FINGERPRINT.slice(0, -1) }, ['fingerprint']],
  ])('%j has faults at %j', (given, fields) => expect(faulty(given)).toEqual(fields));

  it('may be of a network that is not public only where the installation lets it', () => {
    expect([faulty({ host: '127.0.0.1' }, 'any'), faulty({ host: 'localhost' }, 'any')]).toEqual([[], []]);
  });

  it('is taken without the spaces and padding around what was pasted', () => {
    const pasted = { host: ' SFTP.loja.com.br ', user: ' banco ', folder: ' ', fingerprint: ` ${FINGERPRINT}= ` };
    expect(cleanServer(pasted)).toEqual({ ...server, folder: '.' });
  });
});

it('a file that did not arrive is sent again later and later, and people are told of the first failure and of the last', () => {
  expect([1, 2, 6, 7].map(retryMinutes)).toEqual([5, 15, 720, null]);
  expect([isTold(1, false), isTold(2, false), isTold(7, true), isTold(1, true)]).toEqual([true, false, true, true]);
});
