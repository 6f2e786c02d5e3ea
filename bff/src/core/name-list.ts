/** A name in quotes (quotes inside it are doubled), or one up to the next delimiter. */
const NAME = /\s*"((?:[^"]|"")*)"\s*(?=[;,]|$)|[^;,]+/g;

/** Names in one cell, separated by commas; a name with a delimiter is put in quotes. Read back by {@link namesOf}. */
export const namesText = (names: string[]): string =>
  names.map((name) => (/[;,]|^\s*"/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join(', ');

/** The names of a cell, separated by commas or semicolons. */
export const namesOf = (cell: string): string[] =>
  [...cell.matchAll(NAME)].map(([text, quoted]) => (quoted?.replaceAll('""', '"') ?? text).trim()).filter(Boolean);
