import { Ajv } from 'ajv';
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { Cents } from '@balcao/contract/core/shapes';
import { schemaMessage } from './messages';

const told = (schema: object, value: unknown) => {
  const check = new Ajv({ verbose: true, strict: false }).compile(schema);
  check(value);
  return check.errors?.map(schemaMessage)[0];
};

it.each([
  ['a word too short', Type.String({ minLength: 3 }), 'a', 'Use no mínimo 3 caracteres'],
  ['a word of blanks', Type.String({ minLength: 3 }), ' ', 'Preenchimento obrigatório'],
  ['no word', Type.String({ minLength: 1 }), '', 'Preenchimento obrigatório'],
  [
    'too few cents',
    Type.Integer({ minimum: 500, description: 'paid, integer cents' }),
    499,
    'O valor mínimo é R$ 5,00',
  ],
  ['too many cents', Cents, 1_000_000_000_000, 'O valor máximo é R$ 9.999.999.999,99'],
  ['a number too low', Type.Integer({ minimum: 1 }), 0, 'O valor mínimo é 1'],
])('of %s the message says what is wrong, money in reais', (_what, schema, value, message) =>
  expect(told(schema, value)?.replace(/\s/g, ' ')).toBe(message),
);
