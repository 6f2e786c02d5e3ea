/** Most numbers of records that a line of the log names. */
const MOST_NAMED = 3;

interface Target {
  /** What the action itself noted. */
  about?: string;
  id?: number;
  ids?: number[];
}

/** What an action was about, pt-BR: its own words, else the numbers of the records that it was called with; null where it says neither. */
export function aboutOf({ about, id, ids = id === undefined ? [] : [id] }: Target): string | null {
  if (about !== undefined) return about;
  if (ids.length === 0) return null;
  const named = ids.slice(0, MOST_NAMED).join(', ');
  const more = ids.length - MOST_NAMED;
  return more > 0 ? `nº ${named} e mais ${more}` : `nº ${named}`;
}
