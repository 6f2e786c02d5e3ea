const short = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 });

/** 12345678 cents → '123,5 mil'. */
export const shortReais = (cents: number): string => short.format(cents / 100);

/** What charts draw their axes with. */
export const AXIS = { stroke: 'var(--border-strong)', tick: { fill: 'var(--text-soft)', fontSize: 12 } } as const;
