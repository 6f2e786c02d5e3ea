import { expect, it } from 'vitest';
import { answerTo, cleanWord } from './letters';

it.each([
  ['pl-u 1ma', 'PLUMA'],
  ['plumagem', 'PLUMA'],
  ['ação!', 'ACAO'],
  ['', ''],
])('%s is read as %s (SHELL-5-11, SHELL-5-14)', (typed, word) => expect(cleanWord(typed)).toBe(word));

it('a word is sent in the letters of the challenge, with its token (SHELL-3-34)', () => {
  const Grupo = [
    { Numero: 1, Oficial: 'ABCDEFGHIJKLM', Correspondente: 'ZYXWVUTSRQPON' },
    { Numero: 2, Oficial: 'NOPQRSTUVWXYZ', Correspondente: 'MLKJIHGFEDCBA' },
  ];
  expect(answerTo({ Grupos: { Grupo }, Token: 't' }, 'PLUMA')).toEqual({ value: 'KOFNZ', token: 't' });
});
