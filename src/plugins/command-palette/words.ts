const files = import.meta.glob<Record<string, string>>('../../../locales/pt-BR/*.search.json', {
  eager: true,
  import: 'default',
});
const all = new Map(Object.values(files).flatMap((words) => Object.entries(words)));

/** What else people call an entry of a menu or a command, as its area says it. */
export const wordsOf = (id: string): string => all.get(id) ?? '';
