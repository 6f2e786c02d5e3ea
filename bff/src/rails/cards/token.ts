import { isCardNumber } from './brands';

/** Whether a text may be a card's token: never a card's number, however it is written, as numbers must not be stored. */
export function isCardToken(text: string): boolean {
  const bare = text.replace(/[\s.\-_/\u00A0\u2010-\u2015]/g, '');
  return text.length > 0 && text.length <= 200 && !isCardNumber(bare);
}
