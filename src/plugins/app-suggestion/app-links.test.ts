import { afterEach, expect, it } from 'vitest';
import { readApp } from './app-links';

afterEach(() => (document.head.innerHTML = ''));

const set = (addresses: Record<string, string>) =>
  (document.head.innerHTML = Object.entries(addresses)
    .map(([name, address]) => `<meta name="${name}" content="${address}">`)
    .join(''));
const BOTH = { 'app-link': 'banco://abrir', 'app-store': 'https://a.example', 'play-store': 'https://p.example' };

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', ['app-store']],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9)', ['play-store']],
  ['Mozilla/5.0 (X11; Linux x86_64)', ['app-store', 'play-store']],
])('SHELL-7.5-4: %s is offered the stores %o that the bank set', (userAgent, names) => {
  set(BOTH);
  expect(readApp(userAgent).link).toBe('banco://abrir');
  expect(readApp(userAgent).stores.map(({ name }) => name)).toEqual(names);
});

it('SHELL-7.5-4: a bank without a page in the store of the device offers none', () => {
  set({ 'app-link': 'banco://abrir', 'play-store': 'https://p.example' });
  expect(readApp('iPhone').stores).toEqual([]);
  set({});
  expect(readApp('iPhone')).toEqual({ link: undefined, stores: [] });
});
