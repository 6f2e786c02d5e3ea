/** Lower case, without accents. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/**
 * How well a name, or failing it its synonyms, has every word typed: 0 where one is missing; best where the name begins with them.
 */
export function scoreOf(typed: string, name: string, synonyms = ''): number {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const [label, others] = [plain(name), plain(synonyms)];
  if (!words.length) return 1;
  if (label.startsWith(plain(typed))) return 4;
  const begins = (text: string, word: string) => text.split(/[\s,/-]+/).some((part) => part.startsWith(word));
  if (words.every((word) => begins(label, word))) return 3;
  if (words.every((word) => label.includes(word) || begins(others, word))) return 2;
  return 0;
}
