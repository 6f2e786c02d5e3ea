import { expect, it } from 'vitest';
import { validationErrorOf } from './rules';

const sentAt = new Date('2026-11-26T12:00:00Z');
const EXPIRED = 'O link expirou. Peça um novo.';
const LOST = 'Não conseguimos entregar o link neste número. Confira o número ou receba por outro canal.';

it.each([
  ['2026-11-26T12:00:00Z', false, null],
  ['2026-11-27T11:59:59.999Z', false, null],
  ['2026-11-27T12:00:00Z', false, EXPIRED],
  ['2026-11-26T12:00:00Z', true, LOST],
  ['2026-11-28T12:00:00Z', true, LOST],
])('SHELL-3-16: the validation error of a cellphone at %s, undelivered %s, is %s', (now, isUndelivered, error) =>
  expect(validationErrorOf({ sentAt, isUndelivered }, new Date(now))).toBe(error),
);
