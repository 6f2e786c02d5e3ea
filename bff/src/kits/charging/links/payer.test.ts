import { expect, it } from 'vitest';
import { readPayer, type Typed } from './payer';

const OWN = '11144477735';
const TYPED: Typed = {
  nome: ' Ana  Prado ',
  documento: '529.982.247-25',
  email: ' Ana@Exemplo.com ',
  telefone: '(11) 98765-4321',
};

it('a payer is read clean, without an address where none is asked for', () => {
  const payer = { name: 'Ana Prado', document: '52998224725', email: 'ana@exemplo.com', phone: '11987654321' };
  expect(readPayer({ ...TYPED, cidade: 'São Paulo' }, { address: false, own: OWN })).toEqual({
    ...payer,
    address: null,
  });
  expect(readPayer({ ...TYPED, email: '', telefone: '' }, { address: false, own: OWN })).toMatchObject({
    email: null,
    phone: null,
  });
});

it.each<[string, Typed, boolean, string[]]>([
  ['of a name of three letters', { nome: 'Ana' }, false, []],
  ['of a name of two', { nome: 'An ' }, false, ['nome']],
  ['of a CNPJ', { documento: '11.222.333/0001-81' }, false, []],
  ['of a wrong digit', { documento: '529.982.247-26' }, false, ['documento']],
  ['who is the receiver', { documento: '111.444.777-35' }, false, ['documento']],
  ['without an e-mail', { email: ' ' }, false, []],
  ['without an e-mail that is needed', { email: ' ' }, true, ['email']],
  ['of a wrong e-mail', { email: 'ana@' }, false, ['email']],
  ['of a phone without its area', { telefone: '98765-4321' }, false, ['telefone']],
])('a payer %s has the faults', (_, typed, email, fields) => {
  const read = readPayer({ ...TYPED, ...typed }, { address: false, email, own: OWN });
  expect('faults' in read ? Object.keys(read.faults) : []).toEqual(fields);
});

const PLACE = { cep: '01310-100', rua: ' Av. Paulista ', numero: '10', bairro: '', cidade: 'São Paulo', uf: 'sp' };

it('the address of a payer is read clean', () =>
  expect(readPayer({ ...TYPED, ...PLACE }, { address: true, own: OWN })).toMatchObject({
    address: {
      zipcode: '01310100',
      street: 'Av. Paulista',
      number: '10',
      neighborhood: '',
      city: 'São Paulo',
      state: 'SP',
    },
  }));

it.each([
  ['cep', '0131010'],
  ['rua', ' '],
  ['numero', ''],
  ['cidade', ' '],
  ['uf', 'S'],
])('an address is refused at its %s where that is "%s"', (field, value) =>
  expect(readPayer({ ...TYPED, ...PLACE, [field]: value }, { address: true, own: OWN })).toEqual({
    faults: { [field]: expect.any(String) },
  }),
);
