import type { Challenge } from '@balcao/contract/signature';

/** What was typed, without what is no letter, in upper case (SHELL-5-11); an accent is no other letter. At most five (SHELL-5-14). */
export const cleanWord = (typed: string): string =>
  typed
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toUpperCase()
    .slice(0, 5);

/** The word in the letters of a challenge: each of `Oficial` becomes the one at the same place of `Correspondente` (SHELL-3-34). */
export function answerTo({ Grupos, Token }: Challenge, word: string): { value: string; token: string } {
  const letters = new Map(
    Grupos.Grupo.flatMap(({ Oficial, Correspondente }) =>
      [...Oficial].map((letter, at) => [letter, Correspondente[at] ?? ''] as const),
    ),
  );
  return { value: [...word].map((letter) => letters.get(letter) ?? '').join(''), token: Token };
}
