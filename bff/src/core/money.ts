/**
 * a × b ÷ c over non-negative integers, rounded half up, exact whatever the size of a × b.
 * The one rounding rule of the bank: a half cent goes up, once, at the end of a computation.
 */
export const mulDiv = (a: number | bigint, b: number | bigint, c: number | bigint): number => {
  const divisor = BigInt(c);
  return Number((2n * BigInt(a) * BigInt(b) + divisor) / (2n * divisor));
};

/** Groups the whole part by thousands without going through a float. */
const decimal = (units: number, places: number): string => {
  const digits = String(Math.abs(units)).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${units < 0 ? '-' : ''}${whole}${places ? `,${digits.slice(-places)}` : ''}`;
};

/** 123456 → '1.234,56'. Integer cents, negative allowed. */
export const formatAmount = (cents: number): string => decimal(cents, 2);

/** 123456 → 'R$ 1.234,56' (plain space). Integer cents, below zero as on screen: '− R$ 1,00'. */
export const formatMoney = (cents: number): string => `${cents < 0 ? '− ' : ''}R$ ${formatAmount(Math.abs(cents))}`;

/** A scaled percentage in pt-BR: (200, 2) → '2,00%', (33, 3) → '0,033%'. */
export const formatPercent = (scaled: number, places: number): string => `${decimal(scaled, places)}%`;
