const short = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 });

/** Cents as short text in reais: 12345678 is '123,5 mil'. */
export const shortReais = (cents: number): string => short.format(cents / 100);

/** Props of the charts' axes. */
export const AXIS = { stroke: 'var(--border-strong)', tick: { fill: 'var(--text-soft)', fontSize: 12 } } as const;
