import { mod11Own } from './check-digits';

/**
 * This bank's layout of the barcode's free field, 25 digits:
 *
 * | positions | length | content |
 * |---|---|---|
 * | 1–4 | 4 | agency, 0001 |
 * | 5–13 | 9 | beneficiary's account with its check digit, without hyphen |
 * | 14–24 | 11 | our number |
 * | 25 | 1 | digit of positions 1–24: modulo 11, weights 2–9, 10 and 11 → 0 |
 */
export type FreeField = { agency: string; account: string; ourNumber: number };

export const AGENCY = '0001';

const MAX_OUR_NUMBER = 99_999_999_999;

/** Builds the free field. `account` is '123456-7' or digits. @throws RangeError where a part does not fit. */
export const buildFreeField = ({ account, ourNumber }: Omit<FreeField, 'agency'>): string => {
  const digits = account.replace('-', '');
  if (!/^\d{1,9}$/.test(digits)) throw new RangeError(`account does not fit the free field: ${account}`);
  if (!Number.isInteger(ourNumber) || ourNumber < 1 || ourNumber > MAX_OUR_NUMBER)
    throw new RangeError(`our number out of range: ${ourNumber}`);
  const body = AGENCY + digits.padStart(9, '0') + String(ourNumber).padStart(11, '0');
  return body + mod11Own(body);
};

/** Reads a free field of this bank; null where length, agency or check digit differ. `account` is digits without leading zeros. */
export const parseFreeField = (field: string): FreeField | null => {
  if (!/^\d{25}$/.test(field) || !field.startsWith(AGENCY) || String(mod11Own(field.slice(0, 24))) !== field[24])
    return null;
  return {
    agency: AGENCY,
    account: field.slice(4, 13).replace(/^0+(?=\d)/, ''),
    ourNumber: Number(field.slice(13, 24)),
  };
};

/** Our number as printed: 11 digits, hyphen, the free field's check digit ('00000001234-5'). */
export const formatOurNumber = (freeField: string): string => `${freeField.slice(13, 24)}-${freeField.slice(24)}`;
