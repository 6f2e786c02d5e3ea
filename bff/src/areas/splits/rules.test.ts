import { describe, expect, it } from 'vitest';
import { historyMessage, refusalOf } from './service';

const WORLDS = [
  { account_id: 1, world_id: 11 },
  { account_id: 2, world_id: 12 },
];

it.each([
  ['of the same world', 1, { payee_id: 2, isClosed: false }, null],
  ['that was closed', 1, { payee_id: 2, isClosed: true }, 'a conta está encerrada'],
  ['of homologation, from a real one', 1, { payee_id: 12, isClosed: false }, 'a conta é de outro ambiente'],
  ['that is real, from homologation', 11, { payee_id: 2, isClosed: false }, 'a conta é de outro ambiente'],
  ['of homologation, from homologation', 11, { payee_id: 12, isClosed: false }, null],
])('domain.md 1: the part of an account %s is passed on, or says why not', (_, issuer, row, refusal) =>
  expect(refusalOf(row, issuer, WORLDS)).toBe(refusal),
);

describe('domain.md 1: the history of a charge that was shared', () => {
  const part = { name: 'Ana', refusal: null, agreed: 500, amount: 400 };
  it.each([
    ['tells what was passed on', part, /^Repasse de R\$\s4,00 a Ana$/],
    ['tells that nothing was left', { ...part, amount: 0 }, /^Nada a repassar a Ana/],
    [
      'tells what was agreed, and why it was not',
      { ...part, refusal: 'a conta está encerrada', amount: 0 },
      /^Repasse de R\$\s5,00 a Ana não foi feito: a conta está encerrada$/,
    ],
  ])('%s', (_, payee, words) => expect(historyMessage(payee)).toMatch(words));
});
