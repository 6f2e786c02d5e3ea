import { expect, it } from 'vitest';
import { publicLink, readPublicLink } from './public-link';

const services = { config: { BALCAO_ORIGIN: 'https://bank.example' } } as Parameters<typeof publicLink>[0];
const codeOf = (kind: 'boleto' | 'carne') => publicLink(services, kind, 2, 7).split('/').at(-1)!;

it('the address of a paper opens what it was made for, and nothing that is alike', () => {
  const code = codeOf('boleto');
  expect(readPublicLink('boleto', code)).toEqual({ accountId: 2, id: 7 });
  expect(readPublicLink('carne', codeOf('carne'))).toEqual({ accountId: 2, id: 7 });
  const mark = code.slice(4);
  for (const other of [`3-7-${mark}`, `2-8-${mark}`, `2-7-${mark.slice(1)}`, `2-7-${'a'.repeat(24)}`, codeOf('carne')])
    expect(readPublicLink('boleto', other), other).toBeNull();
});
