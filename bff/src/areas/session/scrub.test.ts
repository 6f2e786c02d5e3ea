import { expect, it } from 'vitest';
import { scrubLine } from './scrub';

it.each([
  ['CPF 529.982.247-25', 'CPF [número]'],
  ['52998224725', '[número]'],
  ['CNPJ 11.222.333/0001-81', 'CNPJ [número]'],
  ['CNPJ 12.ABC.345/01DE-35', 'CNPJ [número]'],
  ['telefone +55 (34) 98877-6655', 'telefone [número]'],
  ['conta 411869-3 fechada', 'conta [número] fechada'],
  ['de ana.souza+x@exemplo.com.br para', 'de [e-mail] para'],
  ['chave 123e4567-e89b-42d3-a456-426614174000', 'chave [token]'],
  ["Cannot read properties of undefined (reading 'id')", "Cannot read properties of undefined (reading 'id')"],
])('SHELL-7.5-2: %s is logged as %s', (message, logged) => {
  expect(scrubLine({ message })).toEqual({ message: logged });
});

it('where it happened stands: the address without its query, the places of the stack', () => {
  const stack = 'at o (https://banco.example/assets/index-B3xQ91_z.js:12:345678)';
  expect(scrubLine({ message: 'x', path: '/receber/clientes?text=ana@x.com', stack })).toEqual({
    message: 'x',
    path: '/receber/clientes',
    stack,
  });
});
