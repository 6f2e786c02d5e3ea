/** FEBRABAN modulo 10 over digits: weights 2, 1, 2 … from the right, the digits of each product added. One digit, 0–9. */
export const mod10 = (digits: string): number => {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const product = Number(digits[digits.length - 1 - i]) * (i % 2 ? 1 : 2);
    sum += product > 9 ? product - 9 : product;
  }
  return (10 - (sum % 10)) % 10;
};

/** 11 − (weighted sum mod 11), weights 2–9 from the right: 1–11. Each use has its own rule for 10 and 11. */
const mod11 = (digits: string): number => {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) sum += Number(digits[digits.length - 1 - i]) * (2 + (i % 8));
  return 11 - (sum % 11);
};

/** General digit of a billet's barcode: results 0, 10 and 11 become 1 (Carta-Circular BCB 2.926/2000). */
export const mod11General = (digits: string): number => {
  const digit = mod11(digits);
  return digit > 9 ? 1 : digit;
};

/** Digit of our number and of a bank code: results 10 and 11 become 0. Bank 364 → 6, 237 → 2. */
export const mod11Own = (digits: string): number => {
  const digit = mod11(digits);
  return digit > 9 ? 0 : digit;
};
