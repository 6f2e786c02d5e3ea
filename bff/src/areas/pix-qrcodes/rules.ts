import { addDays, diffDays, isBusinessDay, nextBusinessDay } from '../../core/calendar';
import { mulDiv } from '../../core/money';
import { centsOf } from '../../kits/money/pix/api-values';

interface Term {
  modalidade: number;
  valorPerc: string;
}

/** Terms of a charge with a due day, as the Pix API writes them (pix-api.json, CobVValor). */
export interface DueTerms {
  /** Days after the due day in which the charge can still be paid. */
  validadeAposVencimento?: number;
  multa?: Term;
  juros?: Term;
  abatimento?: Term;
  desconto?: { modalidade: number; valorPerc?: string; descontoDataFixa?: { data: string; valorPerc: string }[] };
}

/** Days in which a charge can be paid after its due day where it does not say. */
export const VALID_AFTER_DUE = 30;

/** The last São Paulo day on which a charge can be paid; what falls on a day without business goes on to the next. */
export const lastDayOf = (dueDay: string, { validadeAposVencimento = VALID_AFTER_DUE }: DueTerms): string =>
  nextBusinessDay(addDays(dueDay, validadeAposVencimento));

const PERCENT = 10_000;

/** Value, or percentage of a base: percentages have two decimals. */
const ofTerm = ({ valorPerc }: { valorPerc: string }, isPercent: boolean, base: number): number =>
  isPercent ? mulDiv(base, centsOf(valorPerc), PERCENT) : centsOf(valorPerc);

/** Business days after `from`, up to and with `to`. */
function businessDays(from: string, to: string): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isBusinessDay(day)) count++;
  return count;
}

/** Days by which an interest is divided: it is told by day, month or year, of calendar days (1-4) or business days (5-8). */
const INTEREST_DAYS = [1, 1, 30, 365, 1, 1, 21, 252];

function interestOf({ modalidade, valorPerc }: Term, base: number, dueDay: string, day: string): number {
  const days = modalidade <= 4 ? diffDays(dueDay, day) : businessDays(dueDay, day);
  const isValue = modalidade === 1 || modalidade === 5;
  if (isValue) return centsOf(valorPerc) * days;
  return mulDiv(base, BigInt(centsOf(valorPerc)) * BigInt(days), PERCENT * (INTEREST_DAYS[modalidade - 1] ?? 1));
}

/** Discount on a day: fixed until a day (1 value, 2 percentage), or by each day before the due day (3-6). */
function discountOf(
  { modalidade, valorPerc = '0.00', descontoDataFixa = [] }: NonNullable<DueTerms['desconto']>,
  base: number,
  dueDay: string,
  day: string,
): number {
  if (modalidade <= 2) {
    const fits = descontoDataFixa.filter(({ data }) => day <= data).sort((a, b) => (a.data < b.data ? -1 : 1));
    return fits[0] ? ofTerm(fits[0], modalidade === 2, base) : 0;
  }
  const days = modalidade === 3 || modalidade === 5 ? diffDays(day, dueDay) : businessDays(day, dueDay);
  if (days <= 0) return 0;
  return modalidade <= 4 ? centsOf(valorPerc) * days : mulDiv(base, BigInt(centsOf(valorPerc)) * BigInt(days), PERCENT);
}

/**
 * What a charge asks for on a São Paulo day, integer cents and never below one. Fine, interest and discount are of the value less the
 * rebate. A due day without business may be paid on the next business day as if on time (Lei 7.089/1983).
 */
export function dueOn(original: number, dueDay: string, terms: DueTerms, day: string): number {
  const { abatimento, multa, juros, desconto } = terms;
  const base = original - (abatimento ? ofTerm(abatimento, abatimento.modalidade === 2, original) : 0);
  const isLate = day > nextBusinessDay(dueDay);
  const added = isLate
    ? (multa ? ofTerm(multa, multa.modalidade === 2, base) : 0) + (juros ? interestOf(juros, base, dueDay, day) : 0)
    : 0;
  const taken = !isLate && desconto ? discountOf(desconto, base, dueDay, day) : 0;
  return Math.max(1, base + added - taken);
}

/** Faults of the terms of a charge with a due day, at their fields of the Pix API; pt-BR. */
export function termFaults(original: number, dueDay: string, terms: DueTerms): { field: string; message: string }[] {
  const { abatimento, desconto } = terms;
  const rebate = abatimento ? ofTerm(abatimento, abatimento.modalidade === 2, original) : 0;
  const faults: { field: string; message: string }[] = [];
  if (rebate >= original)
    faults.push({ field: 'valor.abatimento.valorPerc', message: 'O abatimento deve ser menor que o valor.' });
  if (!desconto) return faults;
  const { modalidade, valorPerc, descontoDataFixa } = desconto;
  if (modalidade <= 2 && !descontoDataFixa?.length)
    faults.push({ field: 'valor.desconto.descontoDataFixa', message: 'Informe as datas do desconto.' });
  if (modalidade > 2 && valorPerc === undefined)
    faults.push({ field: 'valor.desconto.valorPerc', message: 'Informe o valor ou percentual do desconto.' });
  const base = original - rebate;
  const wrong = (descontoDataFixa ?? []).findIndex((one) => ofTerm(one, modalidade === 2, base) >= base);
  if (wrong >= 0)
    faults.push({
      field: `valor.desconto.descontoDataFixa.${wrong}.valorPerc`,
      message: 'O desconto deve ser menor que o valor.',
    });
  const late = (descontoDataFixa ?? []).findIndex(({ data }) => data > dueDay);
  if (late >= 0)
    faults.push({
      field: `valor.desconto.descontoDataFixa.${late}.data`,
      message: 'A data do desconto não pode ser depois do vencimento.',
    });
  return faults;
}
