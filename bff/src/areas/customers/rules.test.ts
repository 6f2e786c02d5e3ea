import type { Customer, CustomerInput } from '@balcao/contract/customers';
import { describe, expect, it } from 'vitest';
import { customerFaults, customerSearch, isSame, MOST_GROUPS, normalizeCustomer } from './rules';

const TODAY = '2026-11-27';
const ANA: CustomerInput = {
  personType: 'F',
  name: 'Ana Lima',
  document: '52998224725',
  phones: ['11999990001'],
  emails: ['ana@exemplo.com.br'],
  address: { zipcode: '01310100', state: 'SP' },
  groups: [1],
  birthday: '1990-02-28',
  note: null,
  customerCode: null,
};
const SHOP: CustomerInput = { ...ANA, personType: 'J', name: 'Sol', document: '11222333000181', birthday: null };

const faultsOf = (change: Partial<CustomerInput>, of = ANA) =>
  customerFaults(
    { ...of, ...change },
    { accountDocument: '11444777000161', groupIds: new Set(Array.from({ length: 25 }, (_, i) => i)), today: TODAY },
  ).map(({ field }) => field);

describe('AREAS-3-customer-1: a customer', () => {
  it.each<[string, Partial<CustomerInput>, string[]]>([
    ['as it should be', {}, []],
    ['with no name', { name: '' }, ['name']],
    ['with no document', { document: '' }, ['document']],
    ['with a wrong CPF', { document: '52998224724' }, ['document']],
    ['with a CNPJ, said to be a person', { document: '11222333000181' }, ['document']],
    ['whose second phone has no area', { phones: ['11999990001', '99990001'] }, ['phones.1']],
    ['whose second e-mail has no domain', { emails: ['ana@exemplo.com.br', 'ana@'] }, ['emails.1']],
    ['without an address', { address: null }, []],
    ['with an empty address', { address: {} }, []],
    ['with a CEP of seven numbers', { address: { zipcode: '0131010' } }, ['address.zipcode']],
    ['in a state that does not exist', { address: { state: 'XX' } }, ['address.state']],
    ['with no birthday', { birthday: null }, []],
    ['born today', { birthday: TODAY }, []],
    ['born tomorrow', { birthday: '2026-11-28' }, ['birthday']],
    ['born in 1850', { birthday: '1850-01-01' }, []],
    ['born in 1849', { birthday: '1849-12-31' }, ['birthday']],
    ['born on a day that does not exist', { birthday: '1990-02-30' }, ['birthday']],
    ['of a group of another account', { groups: [1, 99] }, ['groups']],
    ['of twenty groups', { groups: Array.from({ length: MOST_GROUPS }, (_, i) => i) }, []],
    ['of twenty-one groups', { groups: Array.from({ length: MOST_GROUPS + 1 }, (_, i) => i) }, ['groups']],
  ])('%s', (_, change, fields) => expect(faultsOf(change)).toEqual(fields));

  it.each<[string, Partial<CustomerInput>, string[]]>([
    ['as it should be', {}, []],
    ['with a CPF', { document: '52998224725' }, ['document']],
    ['with the account’s own document', { document: '11444777000161' }, ['document']],
  ])('that is a company %s', (_, change, fields) => expect(faultsOf(change, SHOP)).toEqual(fields));

  it('with a phone of another country is told that it must be of Brazil', () =>
    expect(
      customerFaults(
        { ...ANA, phones: ['+351912345678'] },
        { accountDocument: '', groupIds: new Set([1]), today: TODAY },
      ),
    ).toEqual([{ field: 'phones.0', message: 'Informe um telefone do Brasil, com DDD' }]));
});

const TYPED: CustomerInput = {
  ...ANA,
  name: ' Ana  Lima ',
  document: '529.982.247-25',
  phones: ['(11) 99999-0001', '11999990001', 'x'],
  emails: [' Ana@Exemplo.com.br', 'ana@exemplo.com.br'],
  address: { zipcode: '01310-100', state: ' SP ', street: ' ' },
  groups: [1, 1],
  note: '  ',
  customerCode: ' C1 ',
};

describe('a customer as stored', () => {
  it('has no mask, nothing twice and no empty text', () =>
    expect(normalizeCustomer(TYPED)).toEqual({ ...ANA, phones: ['11999990001', 'x'], customerCode: 'C1' }));
  it('keeps a CEP that is none as it was typed', () =>
    expect(normalizeCustomer({ ...ANA, address: { zipcode: '0131-010' } }).address).toEqual({ zipcode: '0131-010' }));
  it('has no birthday where it is a company', () =>
    expect(normalizeCustomer({ ...SHOP, birthday: '1990-02-28' }).birthday).toBeNull());
  it('keeps its note', () => expect(normalizeCustomer({ ...ANA, note: ' oi ' }).note).toBe('oi'));

  const HELD: Customer = { ...ANA, id: 7, created_at: '2026-01-01T12:00:00Z', updated_at: '2026-01-01T12:00:00Z' };
  it('is the same as one typed another way', () =>
    expect(isSame(HELD, { ...TYPED, phones: ['(11) 99999-0001'], customerCode: null })).toBe(true));
  it('is not the same with another note', () => expect(isSame(HELD, { ...ANA, note: 'oi' })).toBe(false));
});

it('a customer is found by name, document, e-mail and code, the name first', () => {
  const text = customerSearch({
    name: 'Júlia',
    document: '52998224725',
    emails: ['j@x.com', 'k@x.com'],
    customerCode: 'C1',
  });
  expect(text.startsWith('julia')).toBe(true);
  for (const part of ['52998224725', 'j@x.com', 'k@x.com', 'c1']) expect(text).toContain(part);
});
