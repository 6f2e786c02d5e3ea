import type { CarnetInput } from '@balcao/contract/carnets';
import type { BilletInput } from '@balcao/contract/charges';
import { totalsOf, type Totals } from '@balcao/contract/shared/charge-amounts';
import { addDays, diffDays } from '../../core/calendar';
import { cleanName } from '../../core/clean-name';
import { billetFaults, type FieldErrors } from '../../kits/charging/issue-rules';
import { MINIMUM_FOR_TERMS, MINIMUM_VALUE } from '../../kits/charging/bounds';
import { repassesOfPiece } from '../../kits/charging/splits';
import { formatMoney } from '../../core/money';

/** The day (yyyy-mm-dd) a number of months later; the last of the month where the month lacks the day. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const count = year * 12 + month - 1 + months;
  const [y, m] = [Math.floor(count / 12), (count % 12) + 1];
  const last = new Date(Date.UTC(y, m, 0)).getUTCDate();
  return `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-${String(Math.min(date, last)).padStart(2, '0')}`;
}

/** Divides integer cents into equal parcels, with the remainder on the first (domain.md 1). */
export function splitCents(value: number, parts: number): number[] {
  const each = Math.floor(value / parts);
  return Array.from({ length: parts }, (_, at) => (at === 0 ? value - each * (parts - 1) : each));
}

/** One parcel as the input of a billet, with its totals. */
export interface ParcelPlan {
  input: Omit<BilletInput, 'customers'>;
  amounts: Totals;
}

const MOST_NAME = 255;

/** The name of the single item of each parcel where the carnet's value is divided: the names of all items. */
const nameOf = ({ items }: CarnetInput): string => {
  const names = items.map(({ name }) => cleanName(name)).join(', ');
  return names.length > MOST_NAME ? `${names.slice(0, MOST_NAME - 1)}…` : names;
};

/** The parcels of a carnet, due month by month from the first. The early discount of each ends as many days before as the first's. */
export function parcelsOf(asked: CarnetInput): ParcelPlan[] {
  const { customers: _customers, repeats, split_items = false, tags: _tags, ...input } = asked;
  const whole = totalsOf(asked);
  const early = asked.conditional_discount;
  const ahead = early ? diffDays(early.until_date, asked.expire_at) : 0;
  const values = split_items ? splitCents(whole.value, repeats) : [];
  return Array.from({ length: repeats }, (_, at) => {
    const expire_at = addMonths(asked.expire_at, at);
    const terms = {
      ...input,
      expire_at,
      send_email: false,
      ...(early ? { conditional_discount: { ...early, until_date: addDays(expire_at, -ahead) } } : {}),
    };
    if (!split_items) return { input: terms, amounts: whole };
    const value = values[at]!;
    const { shipping: _shipping, discount: _discount, ...rest } = terms;
    return {
      input: {
        ...rest,
        items: [{ name: nameOf(asked), amount: 1, value, repasses: repassesOfPiece(asked.items, value, whole.value) }],
      },
      amounts: { items: value, shipping: 0, discount: 0, value },
    };
  });
}

/** The faults of a carnet's input, each at its field. @param most parcels that the bank allows. @param today São Paulo day */
export function carnetFaults(asked: Omit<CarnetInput, 'customers'>, most: number, today: string): FieldErrors {
  const { repeats, split_items, ...input } = asked;
  const whole = totalsOf(asked);
  const faults = billetFaults(input, today).map(({ field, message }) => ({
    field,
    message: message.replaceAll('um boleto', 'uma parcela').replaceAll('o boleto', 'a parcela'),
  }));
  if (repeats > most) faults.push({ field: 'repeats', message: `Um carnê tem de 2 a ${most} parcelas` });
  if (!split_items || faults.length > 0) return faults;
  const smallest = Math.floor(whole.value / repeats);
  if (smallest < MINIMUM_VALUE)
    faults.push({
      field: 'repeats',
      message: `Cada parcela deve valer ao menos ${formatMoney(MINIMUM_VALUE)}: use menos parcelas`,
    });
  else if (smallest < MINIMUM_FOR_TERMS && (input.fine || input.interest || input.conditional_discount))
    faults.push({
      field: input.fine ? 'fine' : input.interest ? 'interest' : 'conditional_discount.value',
      message: `Com parcelas abaixo de ${formatMoney(MINIMUM_FOR_TERMS)} não há desconto, multa nem juros`,
    });
  return faults;
}
