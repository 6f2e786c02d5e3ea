const ISO = /^\d{4}-\d{2}-\d{2}$/;

type Day = `${number}-${number}-${number}`;

/** Whether it is a day 'yyyy-mm-dd', and not what was typed in its place. */
export const isDay = (value: string | null | undefined): value is Day => ISO.test(value ?? '');

/** Whether there is such a day 'yyyy-mm-dd'. */
export function isRealDay(value: string): boolean {
  const time = isDay(value) ? Date.parse(`${value}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
