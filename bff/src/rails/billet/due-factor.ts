import { addDays, diffDays } from '../../core/calendar';

const BASE = '1997-10-07';
const FIRST = 1000;
/** Days after which due factors repeat: 9999 (2025-02-21) is followed by 1000 (2025-02-22) (FEBRABAN). */
const CYCLE = 9000;

/** Due factor of a day, four digits. @throws RangeError for a day before 2000-07-03. */
export const dueFactor = (day: string): string => {
  const days = diffDays(BASE, day);
  if (days < FIRST) throw new RangeError(`no due factor before 2000-07-03: ${day}`);
  return String(FIRST + ((days - FIRST) % CYCLE));
};

/**
 * The day of a due factor: of the days it can mean, the nearest to the reference day, the later of two at equal distance.
 * Null for '0000' (payable on presentation) and any other factor below 1000.
 */
export const dueDay = (factor: string, referenceDay: string): string | null => {
  const n = Number(factor);
  if (!Number.isInteger(n) || n < FIRST || n > 9999) return null;
  const distance = diffDays(addDays(BASE, n), referenceDay);
  return addDays(BASE, n + CYCLE * Math.max(0, Math.floor(distance / CYCLE + 0.5)));
};
