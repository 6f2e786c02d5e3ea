export const PIN_DIGITS = 4;

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isDayOfYear = (day: number, month: number): boolean => day >= 1 && day <= (DAYS[month - 1] ?? 0);

/** Why a PIN is not taken: others would guess it. null: it is. */
export function pinFault(pin: string): 'digits' | 'same' | 'sequence' | 'date' | null {
  if (!/^\d{4}$/.test(pin)) return 'digits';
  const steps = new Set([...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at])));
  if (steps.size === 1 && steps.has(0)) return 'same';
  if (steps.size === 1 && (steps.has(1) || steps.has(-1))) return 'sequence';
  const [first, second] = [Number(pin.slice(0, 2)), Number(pin.slice(2))];
  if (isDayOfYear(first, second) || isDayOfYear(second, first) || first === 19 || first === 20) return 'date';
  return null;
}
