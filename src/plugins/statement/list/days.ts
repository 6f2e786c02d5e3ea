import type { StatementDay, StatementLine } from '@balcao/contract/statement';

export interface DayOfLines extends StatementDay {
  lines: StatementLine[];
}

/** The lines of all pages by day, in their order; a day that goes on over a page's end stays one. */
export function daysOf(pages: readonly { transactions: StatementLine[]; days: StatementDay[] }[]): DayOfLines[] {
  const known = new Map(pages.flatMap(({ days }) => days).map((day) => [day.day, day]));
  const days: DayOfLines[] = [];
  const seen = new Set<number>();
  for (const line of pages.flatMap(({ transactions }) => transactions)) {
    // a line that moved over to the next page while something came in stands once
    if (seen.has(line.id)) continue;
    seen.add(line.id);
    if (days.at(-1)?.day !== line.day)
      days.push({ ...(known.get(line.day) ?? { day: line.day, in: 0, out: 0, balance: line.balance }), lines: [] });
    days.at(-1)!.lines.push(line);
  }
  return days;
}
