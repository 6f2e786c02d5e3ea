import type { BilletInput } from '@balcao/contract/charges';
import { MAX_LINE, MAX_LINES } from '@balcao/contract/shared/billet-message';
import { isRealDay } from '../../core/calendar';
import { cleanName } from '../../core/clean-name';
import { stableHash } from '../../core/tokens';
import { discountOf, type Discount } from '../../rails/billet/amounts';
import { MAX_BILLET_VALUE } from '../../rails/billet/barcode';
import { MINIMUM_FOR_TERMS, MINIMUM_VALUE } from './rates';
import { dueDayFault } from './rules';

export type FieldErrors = { field: string; message: string }[];

/** What a billet amounts to, integer cents: value = items − discount + shipping (domain.md 1). */
export interface Amounts {
  items: number;
  discount: number;
  shipping: number;
  value: number;
}

/** A percentage discount is taken of the items, not of the shipping. */
export function amountsOf(input: BilletInput): Amounts {
  const items = input.items.reduce((sum, item) => sum + item.amount * item.value, 0);
  const shipping = input.shipping ?? 0;
  const discount = input.discount && items <= MAX_BILLET_VALUE ? discountOf(items, input.discount) : 0;
  return { items, discount, shipping, value: items - discount + shipping };
}

const PERCENT = 10_000;

/** Every fault that all charges of the request share, at its field; none where they may be issued (domain.md 1). */
export function billetFaults(input: BilletInput, amounts: Amounts, today: string): FieldErrors {
  const due = dueDayFault(input.expire_at, today);
  const faults: FieldErrors = due ? [{ field: 'expire_at', message: due }] : [];
  return [
    ...faults,
    ...itemFaults(input),
    ...valueFaults(input, amounts),
    ...conditionalFaults(input, amounts, today),
    ...messageFaults(input.message),
  ];
}

const itemFaults = (input: BilletInput): FieldErrors =>
  input.items.flatMap((item, i) =>
    cleanName(item.name) ? [] : [{ field: `items.${i}.name`, message: 'Preenchimento obrigatório' }],
  );

function valueFaults(input: BilletInput, { items, shipping, value }: Amounts): FieldErrors {
  if (items + shipping > MAX_BILLET_VALUE)
    return [{ field: 'items', message: 'O valor máximo de um boleto é R$ 99.999.999,99' }];
  const discount = discountFault(input, items, shipping);
  if (discount) return [{ field: 'discount.value', message: discount }];
  const faults: FieldErrors = [];
  if (value < MINIMUM_VALUE) faults.push({ field: 'items', message: 'O valor mínimo de um boleto é R$ 5,00' });
  if (value < MINIMUM_FOR_TERMS && input.fine)
    faults.push({ field: 'fine', message: 'Abaixo de R$ 10,00 o boleto não aceita multa' });
  if (value < MINIMUM_FOR_TERMS && input.interest)
    faults.push({ field: 'interest', message: 'Abaixo de R$ 10,00 o boleto não aceita juros' });
  return faults;
}

/** What is below R$ 10,00 before the discount takes none; after it, the R$ 5,00 of every billet must be left. */
function discountFault({ discount }: BilletInput, items: number, shipping: number): string | null {
  if (!discount?.value) return null;
  if (items + shipping < MINIMUM_FOR_TERMS) return NO_DISCOUNT;
  return tooMuch(discount, items);
}

const NO_DISCOUNT = 'Abaixo de R$ 10,00 o boleto não aceita desconto';

function tooMuch(discount: Discount, of: number): string | null {
  if (discount.type === 'percentage' && discount.value > PERCENT) return 'O desconto não pode passar de 100%';
  return discountOf(of, discount) >= of ? 'O desconto deve ser menor que o valor do boleto' : null;
}

function conditionalFaults(input: BilletInput, { value }: Amounts, today: string): FieldErrors {
  const conditional = input.conditional_discount;
  if (!conditional || value > MAX_BILLET_VALUE) return [];
  const faults: FieldErrors = [];
  const refuse = (field: string, message: string) => faults.push({ field: `conditional_discount.${field}`, message });
  if (!isRealDay(conditional.until_date)) refuse('until_date', 'Informe uma data válida');
  else if (conditional.until_date < today) refuse('until_date', 'O desconto não pode terminar antes de hoje');
  else if (conditional.until_date > input.expire_at)
    refuse('until_date', 'O desconto deve valer no máximo até o vencimento');
  const amount = value < MINIMUM_FOR_TERMS ? NO_DISCOUNT : tooMuch(conditional, value);
  if (amount) refuse('value', amount);
  else if (value - discountOf(value, conditional) < MINIMUM_VALUE)
    refuse('value', 'Com o desconto, o boleto deve valer ao menos R$ 5,00');
  return faults;
}

/** Line ends as one character, nothing around; null where nothing is left. */
export const cleanMessage = (message: string | undefined): string | null =>
  message?.replace(/\r\n?/g, '\n').trim() || null;

/** What does not fit the four lines of a billet, at 'message'. */
export function messageFaults(message: string | undefined): FieldErrors {
  const lines = cleanMessage(message)?.split('\n') ?? [];
  return lines.length > MAX_LINES || lines.some((line) => line.length > MAX_LINE)
    ? [{ field: 'message', message: 'Use no máximo 4 linhas de 100 caracteres' }]
    : [];
}

/** Equal for charges of the same payer, items, value and due date; the third in a row is refused (domain.md 1). */
export const fingerprintOf = (document: string, input: BilletInput, value: number): string =>
  stableHash([
    document,
    input.items.map((item) => [cleanName(item.name), item.amount, item.value]),
    value,
    input.expire_at,
  ]);

export const DUPLICATE = 'Esta é a terceira cobrança igual seguida para este cliente: provável duplicidade';
