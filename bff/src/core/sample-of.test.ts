import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { Day } from '@balcao/contract/core/shapes';
import { sampleOf } from './sample-of';

const REAIS = Type.String({ pattern: '^\\d{1,10}\\.\\d{2}$' });

it.each([
  ['any text', Type.String(), ''],
  ['a text that is not empty', Type.String({ minLength: 1 }), '1.00'],
  ['an amount in reais', REAIS, '1.00'],
  ['a day', Day, '2030-12-31'],
  ['a CPF', Type.String({ pattern: '^\\d{11}$' }), '52998224725'],
  ['a text that none of ours fits', Type.String({ pattern: '^x{40}$' }), ''],
  ['a number', Type.Integer({ minimum: 5 }), 5],
  ['a list', Type.Array(Day), ['2030-12-31']],
  [
    'an address, by its name',
    Type.Object({ webhookUrl: Type.String({ minLength: 1 }) }),
    { webhookUrl: 'https://exemplo.com.br/aviso' },
  ],
  ['what is required alone', Type.Object({ a: REAIS, b: Type.Optional(REAIS) }), { a: '1.00' }],
])('the sample of %s begins its body', (_, schema, sample) => expect(sampleOf(schema)).toEqual(sample));
