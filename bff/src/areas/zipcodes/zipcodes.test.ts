import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';

let bank: EmptyBank;
let member: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
});
afterAll(() => bank.close());

const find = (cep: string) => member.call('GET /zipcodes/{cep}', { params: { cep } });

it('knows the street, else the city, else the state', async () => {
  expect((await find('01310100')).json).toEqual({
    zipcode: '01310100',
    street: 'Avenida Paulista',
    neighborhood: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  });
  expect((await find('38408999')).json).toEqual({
    zipcode: '38408999',
    street: null,
    neighborhood: null,
    city: 'Uberlândia',
    state: 'MG',
  });
  expect((await find('37500000')).json).toMatchObject({ city: null, state: 'MG' });
});

it('SHELL-8-3: a CEP that is none is told silently', async () => {
  for (const cep of ['00000000', '123', 'abcdefgh']) {
    const { status, json } = await find(cep);
    expect([status, json]).toMatchObject([404, { silent: true }]);
  }
});
