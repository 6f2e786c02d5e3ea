/** Control characters other than tabs and line breaks, and code points that are no characters: browsers draw boxes for them. */
const UNSHOWN = /(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}]/gu;
/** Line and page breaks as text programs paste them. */
const OTHER_BREAKS = /[\v\f]/g;

/** A JSON value without the characters in its texts that cannot be shown. */
export function shownText(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(OTHER_BREAKS, ' ').replace(UNSHOWN, '');
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(shownText);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shownText(item)]));
}
