import { expect, it } from 'vitest';
import { shownText } from './shown-text';

it('leaves out characters that show nothing, wherever a text is; tabs and line breaks stay', () => {
  expect(
    shownText({
      note: 'a\u0008\u0001\uFFFE\u0085\u{1FFFF}b\tc\r\nd',
      list: ['\u001F', { x: '\u007Fé' }],
      n: 1,
      no: null,
    }),
  ).toEqual({ note: 'ab\tc\r\nd', list: ['', { x: 'é' }], n: 1, no: null });
});

it('a break that text programs write as one character parts words still', () => {
  expect(shownText('Ana\u000BLima\u000CSouza')).toBe('Ana Lima Souza');
});

it('keeps what is seen, or joins what is', () => {
  const text = 'João 👩‍👩‍👧 C:\\u0008 \u00AD\u200B';
  expect(shownText(text)).toBe(text);
});
