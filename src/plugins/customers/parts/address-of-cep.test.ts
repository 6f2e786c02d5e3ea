import { expect, it } from 'vitest';
import { fillingOf, NOWHERE } from './address-of-cep';

const paulista = { street: 'Avenida Paulista', neighborhood: 'Bela Vista', city: 'São Paulo', state: 'SP' };

it('fills what is blank', () => {
  expect(fillingOf(paulista, {}, {})).toEqual({
    fill: { street: 'Avenida Paulista', neighborhood: 'Bela Vista', city: 'São Paulo', state: 'SP' },
    differs: false,
  });
});

it('leaves what was typed, and says that it differs', () => {
  const { fill, differs } = fillingOf(paulista, { street: 'Av. Paulista', city: 'São Paulo' }, {});
  expect(fill).toEqual({ neighborhood: 'Bela Vista', state: 'SP' });
  expect(differs).toBe(true);
});

it('takes all where asked', () => {
  expect(fillingOf(paulista, { street: 'Av. Paulista' }, {}, true).fill.street).toBe('Avenida Paulista');
});

it('what another CEP had filled gives way, also to nothing', () => {
  const filled = fillingOf(paulista, {}, {}).fill;
  const { fill, differs } = fillingOf(
    { street: null, neighborhood: null, city: 'Uberlândia', state: 'MG' },
    filled,
    filled,
  );
  expect(fill).toEqual({ street: '', neighborhood: '', city: 'Uberlândia', state: 'MG' });
  expect(differs).toBe(false);
});

it('an unknown CEP takes along what the one before had filled, and nothing typed', () => {
  const filled = fillingOf(paulista, {}, {}).fill;
  expect(fillingOf(NOWHERE, { ...filled, street: 'Rua digitada' }, filled)).toEqual({
    fill: { neighborhood: '', city: '', state: '' },
    differs: false,
  });
});
