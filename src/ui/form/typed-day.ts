import { isDay, isRealDay } from '@balcao/contract/shared/day';

/** Years of two digits from this one on are of the 20th century, those below of the 21st. */
const CENTURY = 50;

/** The text dd/mm/aaaa as it is typed: slashes are added, and one typed early ends its part ('1/2/1990' is '01/02/1990'). */
export function typeDay(typed: string): string {
  if (isDay(typed)) return typed.split('-').reverse().join('/');
  const parts = ['', '', ''];
  let at = 0;
  for (const char of typed) {
    if (/\d/.test(char)) {
      if (at < 2 && parts[at]!.length === 2) at++;
      if (parts[at]!.length < (at === 2 ? 4 : 2)) parts[at] += char;
    } else if (at < 2 && parts[at]) {
      parts[at] = parts[at]!.padStart(2, '0');
      at++;
    }
  }
  return parts.slice(0, at + 1).join('/');
}

/** The digits ddmmaaaa of a day, or those typed in its place. */
export const digitsOfDay = (value: string | null | undefined): string => typeDay(value ?? '').replace(/\D/g, '');

/** The day of the digits ddmmaaaa or ddmmaa, or the digits themselves where there is no such day; null where there are no digits. */
export function dayOfDigits(digits: string): string | null {
  if (!digits) return null;
  const year =
    digits.length === 6 ? `${Number(digits.slice(4)) < CENTURY ? 20 : 19}${digits.slice(4)}` : digits.slice(4);
  const day = `${year}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`;
  return isRealDay(day) ? day : digits;
}
