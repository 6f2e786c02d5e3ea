import { describe, expect, it } from 'vitest';
import { faultFields } from '../../../test/fault-fields';
import { alreadyHere, inClaim, mostKeys, ofNobody, ofSomebody, readAsked, tooMany } from './rules';

const CPF = '52998224725';
const CNPJ = '11222333000181';

it.each([
  [CPF, 5],
  ['529.982.247-25', 5],
  [CNPJ, 20],
  ['11.222.333/0001-81', 20],
])('AREAS-4-pix-1: the holder %s may have %d keys', (document, most) => expect(mostKeys(document)).toBe(most));

describe('AREAS-4-pix-1: a typed key', () => {
  it.each([
    ['cpf', '529.982.247-25', CPF, CPF],
    ['cnpj', '11.222.333/0001-81', CNPJ, CNPJ],
    ['email', ' Ana@Exemplo.com.br ', CPF, 'ana@exemplo.com.br'],
    ['phone', '(11) 99999-0001', CPF, '+5511999990001'],
    ['random', '123E4567E89B42D3A456426614174000', CPF, '123e4567-e89b-42d3-a456-426614174000'],
  ] as const)('%s %s of the holder %s is the key %s', (type, key, document, wanted) =>
    expect(readAsked({ type, key }, document)).toBe(wanted),
  );

  it.each([
    ['cpf', 'another person’s', '111.444.777-35', CPF],
    ['cpf', 'a company’s, of a person', '52998224725', CNPJ],
    ['cnpj', 'another company’s', '11444777000161', CNPJ],
    ['cpf', 'with a wrong digit', '52998224724', CPF],
    ['phone', 'of a landline', '(11) 3333-0001', CPF],
    ['email', 'without a domain', 'ana@', CPF],
    ['random', 'one digit short', '123e4567e89b42d3a45642661417400', CPF],
  ] as const)('%s %s is refused at its field', (type, _, key, document) =>
    expect(faultFields(() => readAsked({ type, key }, document))).toEqual(['key']),
  );
});

it.each([
  ['five keys already', tooMany(5), 'type', '5 chaves'],
  ['a key of this account', alreadyHere(), 'key', 'nesta conta'],
  ['a key that is claimed', inClaim(), 'key', 'portabilidade'],
  ['a claim of a key of nobody', ofNobody(), 'key', 'nenhum banco'],
  ['a claim of an e-mail of somebody', ofSomebody('Banco Sol'), 'key', 'Banco Sol'],
])('AREAS-4-pix-1: %s is refused at its field', (_, problem, field, words) =>
  expect(problem.answer.errors).toEqual([{ field, message: expect.stringContaining(words) }]),
);
