import type { CardBrand } from '@balcao/contract/shared/card-limits';

/** First six digits by brand, both ends included; narrower ranges first, as those of Elo and Hipercard lie inside other brands' ranges. */
const RANGES: readonly (readonly [CardBrand, number, number])[] = [
  ['elo', 401178, 401179],
  ['elo', 431274, 431274],
  ['elo', 438935, 438935],
  ['elo', 451416, 451416],
  ['elo', 457393, 457393],
  ['elo', 457631, 457632],
  ['elo', 504175, 504175],
  ['elo', 506699, 506778],
  ['elo', 509000, 509999],
  ['elo', 627780, 627780],
  ['elo', 636297, 636297],
  ['elo', 636368, 636368],
  ['elo', 650031, 650033],
  ['elo', 650035, 650051],
  ['elo', 650405, 650439],
  ['elo', 650485, 650538],
  ['elo', 650541, 650598],
  ['elo', 650700, 650718],
  ['elo', 650901, 650920],
  ['elo', 651652, 651679],
  ['elo', 655000, 655019],
  ['hipercard', 384100, 384199],
  ['hipercard', 606282, 606282],
  ['amex', 340000, 349999],
  ['amex', 370000, 379999],
  ['mastercard', 510000, 559999],
  ['mastercard', 222100, 272099],
  ['visa', 400000, 499999],
];

/** The brand of a card number by its first six digits; null where the bank accepts no such brand. */
export function brandOf(number: string): CardBrand | null {
  const bin = Number(number.slice(0, 6));
  return RANGES.find(([, from, to]) => bin >= from && bin <= to)?.[0] ?? null;
}

/** Whether a text is a card number: 13 to 19 digits (15 for Amex) with a right check digit (Luhn). */
export function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false;
  if (brandOf(number) === 'amex' && number.length !== 15) return false;
  let sum = 0;
  for (let at = 0; at < number.length; at++) {
    const digit = Number(number[number.length - 1 - at]);
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
