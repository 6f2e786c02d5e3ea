import { describe, expect, test } from 'vitest';
import { broughtUpToDate, emptyCustomer, inputOf, personTypeOf, valuesOf } from './customer-form';

describe('AREAS-3-customer-1: what is filled in becomes a customer', () => {
  test('blanks are nothing', () => {
    expect(
      inputOf({
        ...emptyCustomer,
        document: '52998224725',
        name: ' Ana  ',
        address: { street: ' ', city: '' },
        note: ' ',
        customerCode: '',
      }),
    ).toEqual({
      personType: 'F',
      document: '52998224725',
      name: 'Ana',
      phones: [],
      emails: [],
      address: null,
      groups: [],
      newGroups: [],
      birthday: null,
      note: null,
      customerCode: null,
    });
  });

  test('what is filled in is sent, without blanks around it', () => {
    const input = inputOf({
      ...emptyCustomer,
      phones: ['11987654321', undefined],
      emails: [' a@b.com ', ''],
      address: { city: ' Recife ', state: 'PE' },
      groups: [3],
      birthday: '1990-05-01',
    });
    expect(input).toMatchObject({
      phones: ['11987654321'],
      emails: ['a@b.com'],
      address: { city: 'Recife', state: 'PE' },
      groups: [3],
      birthday: '1990-05-01',
    });
  });

  test('a group that is only a name is one to be created', () => {
    expect(inputOf({ ...emptyCustomer, groups: [3, 'Novo', 5] })).toMatchObject({
      groups: [3, 5],
      newGroups: ['Novo'],
    });
  });

  test('a company has no birthday', () => {
    expect(inputOf({ ...emptyCustomer, personType: 'J', birthday: '1990-05-01' }).birthday).toBeNull();
  });

  test('what is registered fills the form and comes back the same', () => {
    const input = inputOf({ ...emptyCustomer, document: '12ABC34501DE35', personType: 'J', name: 'Loja' });
    expect(
      inputOf(valuesOf({ ...input, id: 1, created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' })),
    ).toEqual(input);
  });

  test('a CNPJ, digits or letters, makes it a company', () => {
    expect(personTypeOf('12345678901')).toBeUndefined();
    expect(personTypeOf('123456789012')).toBe('J');
    expect(personTypeOf('12ABC')).toBe('J');
  });
});

describe('a customer that someone else changed meanwhile', () => {
  const began = {
    ...inputOf({ ...emptyCustomer, document: '52998224725', name: 'Ana', address: { city: 'Recife', state: 'PE' } }),
    id: 1,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
  };
  const now = { ...began, name: 'Ana Maria', note: 'nova', address: { city: 'Olinda', state: 'PE' } };

  test('what was typed stays, the rest is as it is by now', () => {
    const typed = { ...valuesOf(began), customerCode: 'C-1', note: 'minha' };
    expect(broughtUpToDate(typed, began, now)).toMatchObject({
      name: 'Ana Maria',
      customerCode: 'C-1',
      note: 'minha',
      address: { city: 'Olinda' },
    });
  });

  test('a group still to be created is something typed', () => {
    expect(broughtUpToDate({ ...valuesOf(began), groups: ['Novo'] }, began, now).groups).toEqual(['Novo']);
  });

  test('a group that is theirs no more is left out of the typed ones, one that was added stays', () => {
    const [before, by] = [
      { ...began, groups: [1, 2] },
      { ...now, groups: [2] },
    ];
    expect(broughtUpToDate({ ...valuesOf(before), groups: [1, 2, 3, 'Novo'] }, before, by).groups).toEqual([
      2,
      3,
      'Novo',
    ]);
  });

  test('the order of an address is no change', () => {
    const typed = { ...valuesOf(began), address: { state: 'PE', city: 'Recife' } };
    expect(broughtUpToDate(typed, began, now).address).toEqual(now.address);
  });
});
