/** The same day of the previous month, or its last day if that month is shorter; both yyyy-mm-dd. */
export function sameDayOfLastMonth(today: string): string {
  const [year, month, day] = today.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - 1, 0));
  return `${last.toISOString().slice(0, 8)}${String(Math.min(day, last.getUTCDate())).padStart(2, '0')}`;
}
