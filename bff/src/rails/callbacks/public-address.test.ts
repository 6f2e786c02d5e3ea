import { expect, it } from 'vitest';
import { httpsCallbacks } from './https';
import { isPublicAddress } from './public-address';

it.each([
  ['8.8.8.8', true],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['9.255.255.255', true],
  ['10.0.0.1', false],
  ['11.0.0.0', true],
  ['100.63.255.255', true],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['172.15.255.255', true],
  ['172.16.0.1', false],
  ['172.32.0.0', true],
  ['192.168.1.1', false],
  ['223.255.255.255', true],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['2606:4700::1111', true],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['2002:7f00:1::', false],
  ['localhost', false],
])('a callback to %s is allowed: %s', (address, allowed) => {
  expect(isPublicAddress(address)).toBe(allowed);
});

it.each(['https://127.0.0.1/avisos', 'https://[::1]/avisos', 'https://localhost/avisos', 'http://8.8.8.8/avisos'])(
  'nothing is posted to %s',
  async (url) => {
    await expect(httpsCallbacks.post(url, { notification: 'x' })).rejects.toThrow('não é da internet pública');
  },
);
