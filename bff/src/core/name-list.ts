/** A name within quotes, its own doubled, or up to the next delimiter. */
const NAME = /\s*"((?:[^"]|"")*)"\s*(?=[;,]|$)|[^;,]+/g;

/** Names in one cell: parted by commas, within quotes where a name would be taken apart; read back by {@link namesOf}. */
export const namesText = (names: string[]): string =>
  names.map((name) => (/[;,]|^\s*"/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join(', ');

/** The names of a cell, parted by commas or semicolons. */
export const namesOf = (cell: string): string[] =>
  [...cell.matchAll(NAME)].map(([text, quoted]) => (quoted?.replaceAll('""', '"') ?? text).trim()).filter(Boolean);
