const files = import.meta.glob<Record<string, string>>('../../../locales/pt-BR/*.search.json', {
  eager: true,
  import: 'default',
});
const all = new Map(Object.values(files).flatMap((words) => Object.entries(words)));

/** Synonyms of an entry of the menu or a command, from its area's locale file. */
export const wordsOf = (id: string): string => all.get(id) ?? '';
