/** Most instalments of a sale on a card machine. */
export const MOST_PARCELS = 12;

export const PIN_DIGITS = 4;

/** Why a PIN of a machine is refused; null where it is taken. */
export function pinFault(pin: string): 'digits' | 'repeated' | 'sequence' | null {
  if (!/^\d{4}$/.test(pin)) return 'digits';
  const digits = [...pin].map(Number);
  const steps = digits.slice(1).map((digit, at) => digit - digits[at]!);
  if (steps.every((step) => step === 0)) return 'repeated';
  return steps.every((step) => step === 1) || steps.every((step) => step === -1) ? 'sequence' : null;
}

/** The letters and digits of a typed activation code, in upper case; null where it is none. */
export function readActivationCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{8}$/.test(code) ? code : null;
}
