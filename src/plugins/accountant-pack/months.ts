const long = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The last `count` months up to the month of `today`, as 'yyyy-mm', newest first. */
export function lastMonths(today: string, count: number): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, ago) =>
    new Date(Date.UTC(year, month - 1 - ago, 1)).toISOString().slice(0, 7),
  );
}

/** A month ('yyyy-mm') in words: 'novembro de 2026'. */
export const monthName = (month: string): string => long.format(new Date(`${month}-01T00:00:00Z`));
