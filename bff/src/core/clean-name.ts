/** Invisible characters, and those that turn the direction of writing; joiners are not among them, as emoji need them. */
const HIDDEN = /(?![\u200c\u200d])\p{Cf}/gu;
/** A visible character; U+2800 and U+3164 are excluded because they are drawn blank. */
const SEEN = /[^\s\p{C}\p{M}\u2800\u3164]/u;

/**
 * A name as it is stored: one line, single spaces, nothing hidden in it, so that names that look the same are; '' where
 * nothing of it could be seen.
 */
export function cleanName(typed: string): string {
  const name = typed.replace(HIDDEN, '').replace(/\s+/g, ' ').trim();
  return SEEN.test(name) ? name : '';
}
