import { expect, it } from 'vitest';
import { scoreOf } from './match';

it.each([
  ['', 'Extrato', '', 1],
  ['ext', 'Extrato', '', 4],
  ['EXTRÁ', 'Extrato', '', 4],
  ['fut lanc', 'Lançamentos futuros', '', 3],
  ['pagador', 'Clientes', 'pagadores sacados', 2],
  ['client paga', 'Clientes', 'pagadores sacados', 2],
  ['contestação', 'Contestações', '', 4],
  ['contestaçõ', 'Contestações', '', 4],
  ['transações', 'Histórico', 'transação', 2],
  ['xyz', 'Clientes', 'pagadores', 0],
])('%s finds %s (%s): %i', (typed, name, synonyms, score) => {
  expect(scoreOf(typed, name, synonyms)).toBe(score);
});
