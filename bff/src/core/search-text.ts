import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

/** Lower case without accents: how a `search` column is written and what is typed is compared. Empty parts are left out. */
export const searchText = (...parts: (string | number | null | undefined)[]): string =>
  parts
    .filter((part) => part !== null && part !== undefined && part !== '')
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

const MASK = /[.\-/\s()]/g;

/** A LIKE pattern that finds the text anywhere; % and _ are looked for as they are. */
const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Whether a `search` column holds every typed word, or the typed document without its mask. Accents and case are ignored.
 * Null where nothing was typed.
 */
export function matchesText(column: Expression<string>, typed: string | undefined): RawBuilder<SqlBool> | null {
  const words = searchText(typed).split(/\s+/).filter(Boolean);
  if (!words.length) return null;
  // word by word, since a trigram index serves no `like all (…)`
  const every = sql<SqlBool>`(${sql.join(
    words.map((word) => sql`${column} like ${anywhere(word)}`),
    sql` and `,
  )})`;
  const bare = searchText(typed).replace(MASK, '');
  if (!/^[0-9a-z]*\d[0-9a-z]*$/.test(bare)) return every;
  return sql<SqlBool>`(${every} or ${column} like ${anywhere(bare)})`;
}
