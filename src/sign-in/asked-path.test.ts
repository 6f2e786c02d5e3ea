import { expect, it } from 'vitest';
import { askedPath, signInPath } from './asked-path';

const OURS = 'https://banco.example';

it.each(['/home', '/receber/clientes?text=a%20b&page=2', '/receber/gestao-de-cobrancas/boletos/12/cancelar'])(
  'goes to %s',
  (path) => {
    expect(askedPath(path, OURS)).toBe(path);
  },
);

it.each([
  null,
  '',
  'home',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '/.//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '//[',
  '/login?para=/login',
])('goes home where asked for %j', (path) => {
  expect(askedPath(path, OURS)).toBe('/home');
});

it.each([
  ['/', '', '/home'],
  ['/', '?origin=abrir-conta-pro&utm=x', '/home?origin=abrir-conta-pro'],
  ['/', '?utm=x', '/home'],
  ['/', '?origin=%2F%2Fevil.example', '/home?origin=%2F%2Fevil.example'],
  ['/home', '?origin=abrir-conta-pro', '/home?origin=abrir-conta-pro'],
  ['/receber/clientes', '?page=2', '/receber/clientes?page=2'],
])('SHELL-2.1-3, 2.1-8: sign-in at %s%s leads to %s', (pathname, search, to) => {
  const at = new URL(signInPath(pathname, search), OURS);
  expect([at.pathname, askedPath(at.searchParams.get('para'), OURS)]).toEqual(['/login', to]);
});
