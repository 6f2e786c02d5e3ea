import { randomInt } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An end-to-end id: 'E' (a return: 'D'), the ISPB of who sends, yyyyMMddHHmm in UTC, eleven letters and digits (domain.md 2). */
export const newEndToEnd = (ispb: string, at: Date, kind: 'E' | 'D' = 'E'): string =>
  kind +
  ispb +
  at.toISOString().slice(0, 16).replace(/\D/g, '') +
  Array.from({ length: 11 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
