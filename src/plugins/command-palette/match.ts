/** A text in lower case, without accents and outer spaces. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** A plural in -ões or -ães as its singular, so that 'contestação' finds 'Contestações'. */
const singular = (text: string): string => text.replace(/(?:oes|aes)\b/g, 'ao');

/** Words of a sentence that say nothing of what is looked for. */
const LITTLE = new Set(
  'a o as os e de da do das dos em no na um uma para por como meu minha meus minhas quero'.split(' '),
);

const wordsIn = (typed: string): string[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const telling = words.filter((word) => !LITTLE.has(word));
  return telling.length ? telling : words;
};

/**
 * How well a name, and then its synonyms, match all typed words: 4 where the name begins with the typed text, 3 where each word begins a
 * word of the name, 2 where words are anywhere in the name or begin a synonym, 1 where nothing is typed, 0 where a word is missing.
 */
export function scoreOf(typed: string, name: string, synonyms = ''): number {
  const words = wordsIn(typed);
  const [label, others] = [plain(name), plain(synonyms)];
  if (!words.length) return 1;
  const starts = (text: string, start: string) => text.startsWith(start) || singular(text).startsWith(singular(start));
  if (starts(label, plain(typed))) return 4;
  const begins = (text: string, word: string) => text.split(/[\s,/-]+/).some((part) => starts(part, word));
  if (words.every((word) => begins(label, word))) return 3;
  if (words.every((word) => label.includes(word) || begins(others, word))) return 2;
  return 0;
}
