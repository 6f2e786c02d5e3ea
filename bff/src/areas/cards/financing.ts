import { mulDiv } from '../../core/money';

/** Rate a month by number of instalments: percent with two decimals, as an integer. */
const RATES: Readonly<Record<number, number>> = { 3: 699, 6: 749, 9: 799, 12: 849 };
/** What is financed at least; integer cents. */
export const LEAST_FINANCED = 5_000;

/** A way to pay an invoice in fixed instalments. Integer cents; rates are percent with two decimals, as integers. */
export interface FinancingOption {
  count: number;
  installment: number;
  total: number;
  interest: number;
  iof: number;
  monthlyRate: number;
  yearlyRate: number;
  /** Yearly, of all that is paid: CET. */
  effectiveRate: number;
}

const yearly = (monthly: number): number => Math.round(((1 + monthly) ** 12 - 1) * 10_000);

/** IOF of a debt that is paid in equal instalments a month apart: 0.38 % and 0.0082 % a day of each part, for 365 days at most. */
function iofOf(debt: number, installment: number, monthly: number, count: number): number {
  let rest = debt;
  let daily = 0;
  for (let n = 1; n <= count; n++) {
    const paid = Math.min(rest, installment - rest * monthly);
    daily += paid * Math.min(n * 30, 365) * 0.000082;
    rest -= paid;
  }
  return Math.round(debt * 0.0038 + daily);
}

/** The monthly rate at which so many instalments are worth a debt today. */
function rateOf(debt: number, installment: number, count: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 60; step++) {
    const rate = (low + high) / 2;
    const worth = (installment * (1 - (1 + rate) ** -count)) / rate;
    if (worth > debt) low = rate;
    else high = rate;
  }
  return (low + high) / 2;
}

function optionOf(debt: number, count: number, rate: number): FinancingOption {
  const monthly = rate / 10_000;
  const factor = monthly / (1 - (1 + monthly) ** -count);
  const iof = iofOf(debt, debt * factor, monthly, count);
  const installment = Math.ceil((debt + iof) * factor);
  const total = installment * count;
  return {
    count,
    installment,
    total,
    iof,
    interest: total - debt - iof,
    monthlyRate: rate,
    yearlyRate: yearly(monthly),
    effectiveRate: yearly(rateOf(debt, installment, count)),
  };
}

/**
 * The ways to pay a debt in fixed instalments, the cheapest total first; none where interest and charges would be over 100 % of the debt
 * (domain-next.md 4), or the debt is below the least.
 */
export const financingOptions = (debt: number): FinancingOption[] =>
  debt < LEAST_FINANCED
    ? []
    : Object.entries(RATES)
        .map(([count, rate]) => optionOf(debt, Number(count), rate))
        .filter(({ total }) => total - debt <= debt)
        .sort((a, b) => a.total - b.total);

/** What a part of an invoice costs that is paid late: a fine of 2 %, and 1 % a month by the day; never more than the part itself. */
export function lateCharges(part: number, days: number): { fine: number; interest: number } {
  if (days <= 0 || part <= 0) return { fine: 0, interest: 0 };
  const fine = mulDiv(part, 2, 100);
  return { fine, interest: Math.min(mulDiv(part, days, 3000), part - fine) };
}
