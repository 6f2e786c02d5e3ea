import { isRealDay } from '../../../core/calendar';
import { searchText } from '../../../core/search-text';
import { dayOf, plainText } from './cells';

/** A value that was read from a cell, or its fault (pt-BR); null where the cell is blank. */
export type Read<T> = { value: T } | { fault: string } | null;

const PLAIN = /^\d+(?:[.,]\d+)?$/;
const GROUPED = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;
/** May be thousands or a fraction, as '10.500' is; '0.500' is a fraction only. */
const DOUBTFUL = /^[1-9]\d{0,2}\.\d{3}$/;

const bareOf = (text: string): string => text.replace(/^R\$|%$|\s/g, '').replace(/\s/g, '');

/** Digits before and after the decimal mark: '1.234,5' and the '1234.5' of a workbook's number alike; null where it is no number. */
function digitsOf(bare: string): [whole: string, decimals: string] | null {
  const isGrouped = GROUPED.test(bare) && (bare.includes(',') || bare.split('.').length > 2);
  if (!isGrouped && !PLAIN.test(bare)) return null;
  const [whole = '', decimals = ''] = (isGrouped ? bare.replaceAll('.', '') : bare).split(/[.,]/);
  return [whole, decimals.replace(/0+$/, '')];
}

function scaled(cell: string, places: number, told: { none: string; finer: string }): Read<number> {
  const text = plainText(cell);
  if (!text) return null;
  const bare = bareOf(text);
  const digits = digitsOf(bare);
  if (!digits) return { fault: told.none };
  // judged before zeros are dropped: '10.500' would be 10.5, and ten thousand issued as ten
  if (places < 3 && DOUBTFUL.test(bare)) return { fault: told.finer };
  const [whole, decimals] = digits;
  if (decimals.length > places) return { fault: told.finer };
  const value = Number(whole + decimals.padEnd(places, '0'));
  return Number.isSafeInteger(value) ? { value } : { fault: told.none };
}

/** Integer cents: a fraction of a cent is a fault. */
export const readCents = (cell: string): Read<number> =>
  scaled(cell, 2, {
    none: 'Informe um valor, como 1.234,56',
    finer: 'Use no máximo duas casas decimais: há fração de centavo',
  });

/** A percentage in units of its last decimal: '2,5' with two places is 250. */
export const readPercent = (cell: string, places: number): Read<number> =>
  scaled(cell, places, {
    none: 'Informe um percentual, como 2,5',
    finer: `Use no máximo ${places} casas decimais`,
  });

/** A part of a charge: a percentage ('10%') or an amount. */
export function readPart(cell: string): Read<{ type: 'currency' | 'percentage'; value: number }> {
  const type = plainText(cell).endsWith('%') ? 'percentage' : 'currency';
  const read = type === 'percentage' ? readPercent(cell, 2) : readCents(cell);
  return read && 'value' in read ? { value: { type, value: read.value } } : read;
}

/** One of several words, whatever its case and accents. @param words what each is read as, by its key */
export const readWord =
  <T>(words: ReadonlyMap<string, T>, fault: string) =>
  (cell: string): Read<T> => {
    const key = searchText(plainText(cell)).replace(/[^a-z]/g, '');
    if (!key) return plainText(cell) ? { fault } : null;
    const value = words.get(key);
    return value === undefined ? { fault } : { value };
  };

export const readInteger = (cell: string): Read<number> =>
  scaled(cell, 0, { none: 'Informe um número inteiro', finer: 'Informe um número inteiro' });

/** yyyy-mm-dd. */
export function readDay(cell: string): Read<string> {
  const text = plainText(cell);
  if (!text) return null;
  const day = dayOf(text);
  return isRealDay(day) ? { value: day } : { fault: 'Informe uma data, como 31/12/2026' };
}

const YES = new Set(['sim', 's', 'true', '1', 'x', 'yes']);
const NO = new Set(['nao', 'não', 'n', 'false', '0', 'no']);

export function readYes(cell: string): Read<boolean> {
  const text = plainText(cell).toLowerCase();
  if (!text) return null;
  if (YES.has(text)) return { value: true };
  return NO.has(text) ? { value: false } : { fault: 'Responda Sim ou Não' };
}
