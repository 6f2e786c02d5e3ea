import { Type } from 'typebox';

/** A txid of the Pix API: 26 to 35 letters and digits. */
export const isTxid = (text: string): boolean => /^[a-zA-Z0-9]{26,35}$/.test(text);

/** Money in a body of the Pix API. */
export const Reais = Type.String({ pattern: '^\\d{1,10}\\.\\d{2}$', description: 'reais: 123.45' });

/** '123.45' as integer cents; the text is of that shape. */
export const centsOf = (reais: string): number => Number(reais.replace('.', ''));

/** Integer cents as '123.45'. */
export const moneyOf = (cents: number): string => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
