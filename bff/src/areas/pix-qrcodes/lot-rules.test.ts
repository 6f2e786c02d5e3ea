import { describe, expect, it } from 'vitest';
import { fieldProblem, Problem } from '../../core/problem';
import { changeFault, problemOf, repeatedAt } from './lot-rules';

const lot = [
  { txid: 'a', status: 'made' as const },
  { txid: 'b', status: 'refused' as const },
  { txid: 'c', status: 'waiting' as const },
];
const done = lot.slice(0, 2);

describe('a lot that is changed', () => {
  it.each<[string, Parameters<typeof changeFault>, string | undefined]>([
    ['as a whole with its own txids is taken', [done, { isWhole: true, txids: ['b', 'a'] }], undefined],
    ['as a whole with one less is refused', [done, { isWhole: true, txids: ['a'] }], 'lote_invalido'],
    ['as a whole with another is refused', [done, { isWhole: true, txids: ['a', 'x'] }], 'lote_invalido'],
    ['at one of its charges is taken', [lot, { isWhole: false, txids: ['b'] }], undefined],
    ['at a charge that it has not is refused', [lot, { isWhole: false, txids: ['x'] }], 'lote_invalido'],
    ['at a charge that waits is refused', [lot, { isWhole: false, txids: ['a', 'c'] }], 'lote_em_processamento'],
  ])('%s', (_, [items, asked], code) => expect(changeFault(items, asked)?.code).toBe(code));

  it.each<[string[], number]>([
    [[], -1],
    [['a', 'b'], -1],
    [['a', 'b', 'a'], 2],
  ])('%j has its first repetition at %i', (txids, at) => expect(repeatedAt(txids)).toBe(at));
});

it('a refusal is told as the central bank’s problem, by its status or as a bad request', () => {
  expect(problemOf(fieldProblem('chave', 'Não é sua.'))).toMatchObject({
    status: 400,
    detail: 'Não é sua.',
    violacoes: [{ razao: 'Não é sua.', propriedade: 'cobv.chave' }],
  });
  expect(problemOf(new Problem(409, 'txid_duplicado', 'Já existe.'))).toMatchObject({ status: 409, violacoes: [] });
});
