/** '2,00%' of an integer in units of the last decimal: 200 with 2 decimals, 33 with 3 decimals is '0,033%'. */
export const formatPercent = (value: number, decimals = 2): string =>
  `${new Intl.NumberFormat('pt-BR', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value / 10 ** decimals)}%`;

/** A percentage as it is typed, without its sign: one comma, which a point stands for, and no more decimals than it has. */
export function typePercent(typed: string, decimals: number): string {
  const text = typed.includes(',') ? typed.replaceAll('.', '') : typed.replace('.', ',');
  const [whole = '', ...parts] = text.replace(/[^\d,]/g, '').split(',');
  return [whole.slice(0, 4), ...(parts.length > 0 ? [parts.join('').slice(0, decimals)] : [])].join(',');
}

/** The integer, in units of the last decimal, of what was typed; undefined where there is no digit. */
export function percentOf(typed: string, decimals: number): number | undefined {
  const [whole = '', part = ''] = typed.split(',');
  return whole || part ? Number(whole + part.padEnd(decimals, '0')) : undefined;
}

/** The integer as it would be typed with all its decimals: '2,00'. */
export function typedPercent(value: number | null | undefined, decimals: number): string {
  if (value === undefined || value === null) return '';
  const digits = String(value).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)},${digits.slice(-decimals)}`;
}

/** Interest a month, percent × 100, as the rule has it: thousandths of a percent a day, of a month of 30. */
export const dayOfMonthly = (month: number): number => Math.round(month / 3);

/** Interest a day as it is said by month, percent × 100: of the months that come to it the roundest, so that 1% a month is that again. */
export function monthlyOf(day: number): number {
  const months = [day * 3, day * 3 - 1, day * 3 + 1];
  return (
    [100, 50, 10].map((step) => months.find((month) => month % step === 0)).find((one) => one !== undefined) ?? day * 3
  );
}
