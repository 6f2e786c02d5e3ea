import { expect, it } from 'vitest';
import { askedPath } from './asked-path';

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
