/** The line by which a migration's file says since which release nothing uses what it takes away: `-- unused since 0.4.0`. */
const RELEASE = /^--\s*unused since\s+v?(\d+\.\d+\.\d+)\b/im;

/** The release that a migration names as the one that stopped using what it takes away; null: none. */
export const releaseOf = (text: string): string | null => RELEASE.exec(text)?.[1] ?? null;

const CREATED = /\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi;
/** Tables that a migration creates. */
export const createdTables = (text: string): string[] =>
  [...bare(text).matchAll(CREATED)].map(([, name]) => name!.toLowerCase());

/** The text without comments, strings and bodies of functions, in which words stand that are no statements. */
const bare = (text: string): string =>
  text
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/--[^\n]*/g, ' ')
    .replace(/'(?:[^']|'')*'/g, "''");

const ALTER = /^alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?"?(\w+)"?\s+([\s\S]*)$/i;
/** Parts of an ALTER TABLE that the older program, which still serves, cannot live with. */
const PARTS: readonly [RegExp, string][] = [
  [/^drop\s+(?!constraint\b)(?:column\b)?/i, 'drops a column'],
  [/^rename\s+(?!constraint\b)/i, 'renames'],
  [/^alter\s+(?:column\s+)?"?\w+"?\s+(?:set\s+data\s+)?type\b/i, 'changes a type'],
];
const NOT_NULL = /^alter\s+(?:column\s+)?"?(\w+)"?\s+set\s+not\s+null/i;
const DEFAULT = /^alter\s+(?:column\s+)?"?(\w+)"?\s+set\s+default\b/i;
const ADDED =
  /^add\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?"?(?!constraint\b|primary\b|unique\b|foreign\b|check\b|exclude\b)\w+"?\s/i;

/**
 * Statements of a migration by which a program of before it could not go on: what is dropped, renamed, made NOT NULL without a default, or
 * of another type. Tables that are new have no older program. @param isNew whether no landed program knows a table
 */
export function contractingStatements(text: string, isNew: (table: string) => boolean = () => false): string[] {
  const created = new Set(createdTables(text));
  const exempt = (table: string) => created.has(table.toLowerCase()) || isNew(table.toLowerCase());
  return bare(text)
    .split(';')
    .map((statement) => statement.trim().replace(/\s+/g, ' '))
    .flatMap((statement) => {
      const dropped = /^drop\s+(table|view|materialized view)\s+(?:if\s+exists\s+)?"?(\w+)"?/i.exec(statement);
      if (dropped) return exempt(dropped[2]!) ? [] : [`drops ${dropped[2]}: ${statement}`];
      const [, table, rest] = ALTER.exec(statement) ?? [];
      return table && rest && !exempt(table)
        ? contractingParts(rest).map((why) => `${why} of ${table}: ${statement}`)
        : [];
    });
}

function contractingParts(rest: string): string[] {
  const parts = splitParts(rest);
  const defaulted = new Set(parts.flatMap((part) => DEFAULT.exec(part)?.[1] ?? []));
  return parts.flatMap((part) => {
    const why = PARTS.find(([pattern]) => pattern.test(part))?.[1];
    if (why) return [why];
    const column = NOT_NULL.exec(part)?.[1];
    if (column && !defaulted.has(column)) return ['demands a value'];
    const isDemanded = ADDED.test(part) && /\bnot null\b|\bprimary key\b/i.test(part);
    return isDemanded && !/\bdefault\b|\bgenerated\b/i.test(part) ? ['demands a value'] : [];
  });
}

/** The parts of an ALTER TABLE, at the commas outside brackets. */
function splitParts(rest: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of rest) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}
