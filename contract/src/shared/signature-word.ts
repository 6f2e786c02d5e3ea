const LETTERS = /^[A-Z]{5}$/;
const VOWELS = /^[AEIOU]+$/;
/** Rows of a keyboard, and the alphabet: sequences of them are easily guessed. */
const ROWS = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toUpperCase();

/**
 * Whether a word may be an electronic signature: five upper-case letters (SHELL-5-8), not part of the person's name (SHELL-5-9), no
 * sequence of the keyboard, the alphabet or vowels (SHELL-5-10), not one letter five times.
 */
export function isSignatureWord(word: string, name: string): boolean {
  const isRow = ROWS.some((row) => row.includes(word) || [...row].reverse().join('').includes(word));
  return LETTERS.test(word) && !VOWELS.test(word) && !isRow && new Set(word).size > 1 && !bare(name).includes(word);
}
