import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Challenge } from '@balcao/contract/signature';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const GROUP = 5;

/** Argon2id with a salt of its own; upper-case letters only (SHELL-5-11). */
export const hashWord = (word: string): Promise<string> => hash(word);
export const isWord = (wordHash: string, word: string): Promise<boolean> => verify(wordHash, word);

/** The alphabet in a random order: what A, B, C … are sent as. */
export function newLetters(): string {
  const letters = [...ALPHABET];
  for (let at = letters.length - 1; at > 0; at--) {
    const other = randomInt(at + 1);
    [letters[at], letters[other]] = [letters[other]!, letters[at]!];
  }
  return letters.join('');
}

/** The substitution as the portal gets it (SHELL-3-34): five letters a group, the rest in the last. */
export function groupsOf(letters: string): Challenge['Grupos']['Grupo'] {
  const starts = Array.from({ length: Math.floor(ALPHABET.length / GROUP) }, (_, i) => i * GROUP);
  return starts.map((start, i) => {
    const end = i === starts.length - 1 ? ALPHABET.length : start + GROUP;
    return { Numero: i + 1, Oficial: ALPHABET.slice(start, end), Correspondente: letters.slice(start, end) };
  });
}

/** The signature that was typed, from the letters that were sent. */
export const readWord = (letters: string, sent: string): string =>
  [...sent].map((letter) => ALPHABET[letters.indexOf(letter)] ?? '').join('');
