import { addDays } from '../../core/calendar';

/** Months for which a point can be used. */
export const MONTHS = 12;
/** Days before points expire in which their owner is told. */
export const WARN_DAYS = 30;

/** Kinds of payment that earn points, one for so many integer cents (ours; the specification names the programme alone). */
export const EARNING: Readonly<Record<string, { label: string; cents: number }>> = {
  bill: { label: 'Boletos', cents: 1000 },
  'bill-large': { label: 'Boletos', cents: 1000 },
  'bill-utility': { label: 'Contas e tributos', cents: 1000 },
  'bill-own': { label: 'Boletos', cents: 1000 },
  'top-up': { label: 'Recargas de celular', cents: 200 },
};

/** Points of a payment of integer cents; what is less than a whole point is lost. */
export const pointsOf = (kind: string, amount: number): number => {
  const earning = EARNING[kind];
  return earning ? Math.floor(amount / earning.cents) : 0;
};

/** The last São Paulo day on which points earned on a day can be used: the day before they are a year old. */
export function expiryOf(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const anniversary = new Date(Date.UTC(year, month - 1 + MONTHS, date));
  return addDays(anniversary.toISOString().slice(0, 10), -1);
}

/** Points of one payment that can still be used. */
export interface Lot {
  operation_id: number;
  remaining: number;
  expires_on: string;
}

/** What is taken from each lot for so many points: what expires first goes first; null where there are not enough. */
export function takeFrom(lots: readonly Lot[], points: number): { operation_id: number; taken: number }[] | null {
  const order = [...lots].sort((a, b) =>
    a.expires_on === b.expires_on ? a.operation_id - b.operation_id : a.expires_on < b.expires_on ? -1 : 1,
  );
  const parts: { operation_id: number; taken: number }[] = [];
  let missing = points;
  for (const { operation_id, remaining } of order) {
    const taken = Math.min(remaining, missing);
    if (taken > 0) parts.push({ operation_id, taken });
    missing -= taken;
  }
  return missing > 0 ? null : parts;
}

/** Whether points have expired by a day. */
export const isExpired = (expiresOn: string, today: string): boolean => expiresOn < today;
