const name = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' });

/** A month 'yyyy-mm' as short text: '2026-11' is 'nov/26'. */
export const monthName = (month: string): string =>
  `${name.format(new Date(`${month}-01T00:00:00Z`)).replace('.', '')}/${month.slice(2, 4)}`;
