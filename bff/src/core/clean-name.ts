/** Characters that show nothing or turn the direction of what follows; joiners stay, emoji are made with them. */
const HIDDEN = /(?![\u200c\u200d])\p{Cf}/gu;
/** Something that can be seen; the last two are letters that are blank. */
const SEEN = /[^\s\p{C}\p{M}\u2800\u3164]/u;

/**
 * A name as it is kept: one line, single spaces, nothing hidden in it, so that names that look the same are; '' where
 * nothing of it could be seen.
 */
export function cleanName(typed: string): string {
  const name = typed.replace(HIDDEN, '').replace(/\s+/g, ' ').trim();
  return SEEN.test(name) ? name : '';
}
