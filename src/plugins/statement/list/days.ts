import type { StatementDay, StatementLine } from '@balcao/contract/statement';

export interface DayOfLines extends StatementDay {
  lines: StatementLine[];
}

/** The lines of all pages by day, in order; a day that continues on the next page stays one day. */
export function daysOf(pages: readonly { transactions: StatementLine[]; days: StatementDay[] }[]): DayOfLines[] {
  const known = new Map(pages.flatMap(({ days }) => days).map((day) => [day.day, day]));
  const days: DayOfLines[] = [];
  const seen = new Set<number>();
  for (const line of pages.flatMap(({ transactions }) => transactions)) {
    // a new line may push one over to the next page: the repeated line is left out
    if (seen.has(line.id)) continue;
    seen.add(line.id);
    if (days.at(-1)?.day !== line.day)
      days.push({ ...(known.get(line.day) ?? { day: line.day, in: 0, out: 0, balance: line.balance }), lines: [] });
    days.at(-1)!.lines.push(line);
  }
  return days;
}
