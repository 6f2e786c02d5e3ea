import { describe, expect, it } from 'vitest';
import { failureOf, stepsOf } from './paths';

describe('SHELL-4.8: the steps of each path', () => {
  it.each([
    [{ isBusiness: false, modality: undefined, choice: undefined }, ['select']],
    [{ isBusiness: false, modality: 'you', choice: undefined }, ['select', 'confirm', 'password']],
    [
      { isBusiness: true, modality: 'pro', choice: { occupation: 0, type: '' } },
      ['request', 'confirm', 'business', 'review', 'password'],
    ],
    [
      { isBusiness: false, modality: 'pro', choice: { occupation: 11, type: '' } },
      ['select', 'confirm', 'business', 'custom', 'review', 'password'],
    ],
    [
      { isBusiness: false, modality: 'corporation', choice: undefined },
      ['select', 'confirm', 'corporation', 'business', 'review', 'password'],
    ],
  ] as const)('%o', (choices, steps) => {
    expect(stepsOf(choices)).toEqual(steps);
  });
});

it.each([
  ['3000010', 'x', 200, 'password'],
  ['x', 'Credenciais inválidas', 422, 'password'],
  ['cnpj-struck-off', 'x', 422, 'company'],
  ['owner-other', 'x', 422, 'owner'],
  ['modality-taken', 'x', 409, 'toast'],
  ['x', 'x', 500, 'feedback'],
  ['x', 'x', 0, 'feedback'],
])('SHELL-8-9 to 8-14: %s (%s, %i) leads to %s', (code, message, status, kind) => {
  expect(failureOf({ code, message, status }).kind).toBe(kind);
});
