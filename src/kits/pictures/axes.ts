const short = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 });

/** Cents as short text in reais: 12345678 is '123,5 mil'. */
export const shortReais = (cents: number): string => short.format(cents / 100).replace('-', '−');

const RULES = 4;

/** Round amounts for the rules of a chart, the lowest first: zero and all of `cents` lie between the first and the last. */
export function ticksOf(cents: readonly number[]): number[] {
  const [low, high] = [Math.min(0, ...cents), Math.max(0, ...cents)];
  const rough = Math.max(1, (high - low) / RULES);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * [1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough)!;
  const first = Math.floor(low / step);
  return Array.from({ length: Math.max(1, Math.ceil(high / step) - first) + 1 }, (_, at) => (first + at) * step);
}

const tick = { fill: 'var(--text-soft)', fontSize: 12 } as const;
/** Props of the charts' axes, rules and bubbles: one drawing of all pictures. */
export const AXIS = { stroke: 'var(--border-strong)', tick, tickLine: false } as const;
export const AMOUNTS = { ...AXIS, width: 64, axisLine: false, tickFormatter: shortReais } as const;
export const RULE = { stroke: 'var(--border)' } as const;
export const BUBBLE = {
  isAnimationActive: false,
  cursor: { fill: 'var(--hover)', stroke: 'var(--border-strong)' },
  contentStyle: { background: 'var(--bubble)', border: 0, borderRadius: 8, color: 'var(--on-bubble)' },
  itemStyle: { color: 'var(--on-bubble)' },
} as const;
