/** Deeper than any call's body, and shallow enough that recursive functions do not overflow the stack. */
const DEEPEST = 32;

/** PostgreSQL's text holds no U+0000, its jsonb no half of a surrogate pair. */
const isText = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** Whether all text of a JSON value can be stored as it is, and its nesting is within reason. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === DEEPEST) return false;
  if (Array.isArray(value)) return value.every((item) => isStorable(item, depth + 1));
  return Object.entries(value).every(([key, item]) => isText(key) && isStorable(item, depth + 1));
}

/** A text of somebody else's as it can be stored: what PostgreSQL's text cannot hold is replaced. */
export const asStorable = (text: string): string => text.replace(/\0|\p{Surrogate}/gu, '\uFFFD');
