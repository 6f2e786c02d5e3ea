import { expect, it } from 'vitest';
import { faultFields } from '../../../test/fault-fields';
import type { ApiCustomer } from './api-bodies';
import { readCustomer } from './api-customer';

const PERSON: ApiCustomer = {
  name: ' Gorbadoc  Oldbuck ',
  cpf: '123.456.789-09',
  email: ' Gorbadoc@Exemplo.com ',
  phone_number: '(11) 98765-4321',
};
const FIRM: ApiCustomer = { juridical_person: { corporate_name: 'Padaria Sol', cnpj: '11.222.333/0001-81' } };

it('a person is stored by name and CPF, a firm by its own name and CNPJ', () => {
  const contact = { phone: '11987654321', email: 'gorbadoc@exemplo.com', address: null };
  expect(readCustomer(PERSON, 'customer')).toEqual({
    personType: 'F',
    name: 'Gorbadoc Oldbuck',
    document: '12345678909',
    ...contact,
  });
  expect(readCustomer({ ...PERSON, ...FIRM }, 'customer')).toEqual({
    personType: 'J',
    name: 'Padaria Sol',
    document: '11222333000181',
    ...contact,
  });
  expect(readCustomer(FIRM, 'customer')).toMatchObject({ phone: null, email: null });
});

it.each<[string, ApiCustomer, string[]]>([
  ['a CPF of a wrong digit', { ...PERSON, cpf: '12345678908' }, ['customer.cpf']],
  ['no CPF', { name: 'Ana' }, ['customer.cpf']],
  ['a CNPJ for a CPF', { ...PERSON, cpf: '11222333000181' }, ['customer.cpf']],
  ['no name', { cpf: '12345678909', name: ' ' }, ['customer.name']],
  [
    'a CPF for a CNPJ',
    { juridical_person: { corporate_name: 'Sol', cnpj: '12345678909' } },
    ['customer.juridical_person.cnpj'],
  ],
  [
    'a firm without its name',
    { name: 'Ana', juridical_person: { corporate_name: ' ', cnpj: '11222333000181' } },
    ['customer.juridical_person.corporate_name'],
  ],
  ['a wrong e-mail', { ...PERSON, email: 'ana@' }, ['customer.email']],
  ['a phone without its area', { ...PERSON, phone_number: '98765-4321' }, ['customer.phone_number']],
])('a customer of %s is refused at its field', (_, customer, fields) =>
  expect(faultFields(() => readCustomer(customer, 'customer'))).toEqual(fields),
);
