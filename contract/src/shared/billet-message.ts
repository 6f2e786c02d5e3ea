/** Lines of a message on a billet, and characters of one (domain.md 1). */
export const MAX_LINES = 4;
export const MAX_LINE = 100;
const PICTURES = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/u;

/**
 * A text as the standard fonts of a billet print it, on one line: accents composed, letters beyond Latin-1 without
 * theirs, the minus sign as a dash, pictures left out, the rest as '?'.
 */
export const printable = (text: string): string =>
  [...text.normalize('NFC').replaceAll('−', '–')]
    .map((c) =>
      /[\s -~\u00a1-\u00ff–—‘’“”•…€]/.test(c)
        ? c
        : (/^[ -~]/.exec(c.normalize('NFKD'))?.[0] ?? (/\p{M}|\p{Cf}/u.test(c) || PICTURES.test(c) ? '' : '?')),
    )
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** The lines of a message as they are printed, at most four: an empty one between others keeps its place. */
export function messageLines(message: string | null | undefined): string[] {
  const lines = (message ?? '')
    .trim()
    .split(/\r\n?|\n/)
    .slice(0, MAX_LINES)
    .map(printable);
  while (lines.at(-1) === '') lines.pop();
  while (lines[0] === '') lines.shift();
  return lines;
}
