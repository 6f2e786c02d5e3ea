import { getHolidays } from '@brazilian-utils/brazilian-utils';

/** A day without bank business. date is 'yyyy-mm-dd'. */
export type BankHoliday = { date: string; name: string };

const DAY = 86_400_000;
const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days are counted in UTC, where every day has 24 hours, so that the machine's zone never matters. */
const toNumber = (day: string): number => {
  const at = Date.parse(`${day}T00:00:00Z`);
  if (!SHAPE.test(day) || Number.isNaN(at)) throw new RangeError(`not a day: ${day}`);
  return at / DAY;
};
const toDay = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10);

/** Whether 'yyyy-mm-dd' is a day of the calendar: '2026-02-31' and '2026-2-1' are not. */
export const isRealDay = (day: string): boolean => {
  if (!SHAPE.test(day) || day < '0001') return false;
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
};

/** The day n days later (earlier when negative). Throws RangeError on something that is no day. */
export const addDays = (day: string, n: number): string => toDay(toNumber(day) + n);

/** Days from one day to another: diffDays('2026-01-01', '2026-01-03') = 2. Throws RangeError on something that is no day. */
export const diffDays = (from: string, to: string): number => toNumber(to) - toNumber(from);

/** 0 Sunday … 6 Saturday. */
export const weekday = (day: string): number => (((toNumber(day) + 4) % 7) + 7) % 7;

const saoPaulo = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The São Paulo day of an instant. */
export const today = (now: Date): string => saoPaulo.format(now);

/** 'yyyy-mm-dd' → 'dd/mm/aaaa'. */
export const formatDay = (day: string): string => day.replace(SHAPE, '$3/$2/$1');

/** The library dates a holiday at the midnight of the machine's zone: read it back in the same zone. */
const localDay = (date: Date): string =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');

const read = (year: number): BankHoliday[] => {
  if (year < 1900 || year > 2099) return [];
  const known = getHolidays(year)
    .filter((h) => h.type !== 'religious')
    .map((h) => ({ date: localDay(h.date), name: h.name }));
  const carnival = known.find((h) => h.name.startsWith('Carnaval'));
  return [
    ...known,
    ...(carnival ? [{ date: addDays(carnival.date, -1), name: 'Carnaval (segunda-feira)' }] : []),
    { date: `${year}-12-31`, name: 'Sem expediente bancário' },
  ].sort((a, b) => (a.date < b.date ? -1 : 1));
};

const years = new Map<number, BankHoliday[]>();

/**
 * National bank holidays of a year in order, both days of carnival and 31 December (no clearing) included; names in pt-BR.
 * The library knows 1900–2099; other years answer none, only weekends are known there (a billet's due factor ends in 2049).
 * Source: domain.md 4, Resolução CMN 4.880/2020.
 */
export const bankHolidays = (year: number): readonly BankHoliday[] => {
  const cached = years.get(year);
  if (cached) return cached;
  const list = read(year);
  if (list.length) years.set(year, list);
  return list;
};

/** Name of the bank holiday on that day, or null. */
export const holidayName = (day: string): string | null =>
  bankHolidays(Number(day.slice(0, 4))).find((h) => h.date === day)?.name ?? null;

/** A weekday that is not a national bank holiday. Throws RangeError on something that is no day. */
export const isBusinessDay = (day: string): boolean => weekday(day) % 6 !== 0 && holidayName(day) === null;

/** That day if it is a business day, else the first one after it. */
export const nextBusinessDay = (day: string): string => {
  let at = day;
  while (!isBusinessDay(at)) at = addDays(at, 1);
  return at;
};

/** That day if it is a business day, else the last one before it. */
export const previousBusinessDay = (day: string): string => {
  let at = day;
  while (!isBusinessDay(at)) at = addDays(at, -1);
  return at;
};
