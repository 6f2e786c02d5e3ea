/** Most letters of the name on a card (AREAS-9-7). */
export const CARD_NAME_LETTERS = 20;

/** Company suffixes as they read without punctuation (AREAS-5-6): 'S.A.' and 'S/A' are SA. */
const SUFFIXES = new Set(['SA', 'ME', 'EIRELI', 'EPP', 'MEI', 'LTDA']);
const ARTICLES = new Set(['DE', 'DOS', 'DA', 'DAS', 'DO']);
/** A name of so many words, or fewer, keeps its suffix. */
const WORDS_KEPT = 2;

/** Upper case, without accents and punctuation (AREAS-5-5); spaces are single ones. */
export const plainName = (typed: string): string =>
  typed
    .normalize('NFD')
    .toUpperCase()
    .replace(/\s+/g, ' ')
    .replace(/[^A-Z0-9 ]/g, '')
    .replace(/ +/g, ' ')
    .trim();

const without = (name: string, words: ReadonlySet<string>): string =>
  name
    .split(' ')
    .filter((word) => !words.has(word))
    .join(' ');

/**
 * The name that a card bears, from the name of its holder (AREAS-5-5 to 5-8): plain; without company suffixes where it has more than two
 * words; without articles where it is still over 20 letters; cut at 20.
 */
export function cardName(typed: string): string {
  const plain = plainName(typed);
  // 'S. A.' at the end is one word, as 'S.A.' is
  const joined = plain.replace(/ S A$/, ' SA');
  const named = joined.split(' ').length > WORDS_KEPT ? without(joined, SUFFIXES) || joined : joined;
  const short = named.length > CARD_NAME_LETTERS ? without(named, ARTICLES) : named;
  return short.slice(0, CARD_NAME_LETTERS).trim();
}

/** What is wrong with a name that a person chose for their card; null: nothing (AREAS-5-9, AREAS-9-7). */
export function cardNameFault(typed: string): 'empty' | 'long' | 'signs' | 'letters' | null {
  const name = typed.trim();
  if (!name) return 'empty';
  if (name.length > CARD_NAME_LETTERS) return 'long';
  if (name !== plainName(name)) return 'signs';
  return name.replace(/[^A-Z]/g, '').length < 2 ? 'letters' : null;
}
