import { expect, it } from 'vitest';
import { isSignatureWord } from './signature-word';

const NAME = 'Helena Prado Nogueira';

it.each(['PLUMA', 'CARTA', 'NUVEM'])('%s may be a signature (SHELL-5-8)', (word) =>
  expect(isSignatureWord(word, NAME)).toBe(true),
);

it.each([
  ['four letters', 'PLUM'],
  ['six letters', 'PLUMAS'],
  ['a digit', 'PLUM4'],
  ['lower case', 'pluma'],
  ["part of the person's name (SHELL-5-9)", 'HELEN'],
  ['a name of the person', 'PRADO'],
  ['a row of the keyboard (SHELL-5-10)', 'QWERT'],
  ['a row backwards', 'LKJHG'],
  ['the alphabet', 'CDEFG'],
  ['vowels', 'AEIOU'],
  ['vowels in whatever order', 'OUEIA'],
  ['one letter', 'ZZZZZ'],
])('%s may not: %s', (_what, word) => expect(isSignatureWord(word, NAME)).toBe(false));
