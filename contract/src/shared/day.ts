const ISO = /^\d{4}-\d{2}-\d{2}$/;

type Day = `${number}-${number}-${number}`;

/** Whether a value has the form 'yyyy-mm-dd', rather than being unfinished input. */
export const isDay = (value: string | null | undefined): value is Day => ISO.test(value ?? '');

/** Whether a day 'yyyy-mm-dd' exists. */
export function isRealDay(value: string): boolean {
  const time = isDay(value) ? Date.parse(`${value}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
