import { describe, expect, it } from 'vitest';
import { isPublicAddress, resolvePublic } from './public-address';

describe('an address that somebody has the bank connect to', () => {
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

  it('is refused where its name leads into a network that is not public', async () => {
    await expect(resolvePublic('localhost', 'public')).rejects.toThrow('não é pública');
    await expect(resolvePublic('[::1]', 'public')).rejects.toThrow('não é pública');
    expect((await resolvePublic('127.0.0.1', 'any')).address).toBe('127.0.0.1');
  });
});
