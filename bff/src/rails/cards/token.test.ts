import { expect, it } from 'vitest';
import { isCardToken } from './token';

it.each([
  ['tok_4f2a', true],
  ['4111111111111112', true],
  ['41111111111', true],
  ['x4111111111111111', true],
  ['a'.repeat(200), true],
  ['', false],
  ['a'.repeat(201), false],
  ['4111111111111111', false],
  ['4111 1111 1111 1111', false],
  ['4111-1111-1111-1111', false],
  ['4111.1111.1111.1111', false],
  [' 5555555555554444\n', false],
  ['378282246310005', false],
])('%j may be a token: %s', (text, may) => expect(isCardToken(text)).toBe(may));
