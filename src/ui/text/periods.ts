/** Days yyyy-mm-dd, both included. */
export interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

export const PERIODS = ['today', 'yesterday', 'last7', 'thisMonth', 'lastMonth', 'last30'] as const;
type PeriodKey = (typeof PERIODS)[number];

/** The day so many days after (before, if negative). */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const monthOf = (today: string, offset: number): Period => {
  const [year, month] = today.split('-').map(Number) as [number, number];
  const first = (plus: number) => new Date(Date.UTC(year, month - 1 + plus, 1)).toISOString().slice(0, 10);
  return { from: first(offset), to: addDays(first(offset + 1), -1) };
};

/** A period people ask for by name, on the day `today`. */
export function periodOf(key: PeriodKey, today: string): Required<Period> {
  const named = {
    today: { from: today, to: today },
    yesterday: { from: addDays(today, -1), to: addDays(today, -1) },
    last7: { from: addDays(today, -6), to: today },
    thisMonth: monthOf(today, 0),
    lastMonth: monthOf(today, -1),
    last30: { from: addDays(today, -29), to: today },
  } satisfies Record<PeriodKey, Period>;
  return named[key] as Required<Period>;
}
