/** '2,00%' of an integer in units of the last decimal: 200 with 2 decimals, 33 with 3 decimals is '0,033%'. */
export const formatPercent = (value: number, decimals = 2): string =>
  `${new Intl.NumberFormat('pt-BR', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value / 10 ** decimals)}%`;

/** A percentage as it is typed, without its sign: one comma, which a point stands for, and no more decimals than it has. */
export function typePercent(typed: string, decimals: number): string {
  const text = typed.includes(',') ? typed.replaceAll('.', '') : typed.replace('.', ',');
  const [whole = '', ...parts] = text.replace(/[^\d,]/g, '').split(',');
  return [whole.slice(0, 4), ...(parts.length > 0 ? [parts.join('').slice(0, decimals)] : [])].join(',');
}

/** The integer, in units of the last decimal, of what was typed; undefined of no digit. */
export function percentOf(typed: string, decimals: number): number | undefined {
  const [whole = '', part = ''] = typed.split(',');
  return whole || part ? Number(whole + part.padEnd(decimals, '0')) : undefined;
}

/** Such an integer as it would be typed whole: '2,00'. */
export function typedPercent(value: number | null | undefined, decimals: number): string {
  if (value === undefined || value === null) return '';
  const digits = String(value).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)},${digits.slice(-decimals)}`;
}
