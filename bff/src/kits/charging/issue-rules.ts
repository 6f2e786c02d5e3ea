import type { BatchTerms, BilletInput } from '@balcao/contract/charges';
import { MAX_YEARS_AHEAD } from '@balcao/contract/shared/billet-limits';
import {
  messageFaults as faultsOfMessage,
  sumFaults,
  termFaults,
  type ChargeFault,
  type ChargeFaults,
} from '@balcao/contract/shared/charge-faults';
import { cleanName } from '../../core/clean-name';
import { stableHash } from '../../core/tokens';
import { MINIMUM_FOR_TERMS, MINIMUM_VALUE } from './bounds';

export type FieldErrors = { field: string; message: string }[];

/** Integer cents: a charge below `minimum` after its discount is refused, and below `minimumForFines` one with terms (domain.md 1). */
export const CHARGE_LIMITS = { minimum: MINIMUM_VALUE, minimumForFines: MINIMUM_FOR_TERMS };

/** The pt-BR message of each fault; faults that the contract's shapes already exclude have none. */
const WORDS: Partial<Record<ChargeFault, string>> = {
  day: 'Informe uma data válida',
  due: 'O vencimento não pode ser anterior a hoje',
  dueFar: `O vencimento pode ser em até ${MAX_YEARS_AHEAD} anos`,
  minimum: 'O valor mínimo de um boleto é R$ 5,00',
  maximum: 'O valor máximo de um boleto é R$ 99.999.999,99',
  noDiscount: 'Abaixo de R$ 10,00 o boleto não aceita desconto',
  noFine: 'Abaixo de R$ 10,00 o boleto não aceita multa',
  noInterest: 'Abaixo de R$ 10,00 o boleto não aceita juros',
  discountOver: 'O desconto não pode passar de 100%',
  discountWhole: 'O desconto deve ser menor que o valor do boleto',
  earlyMinimum: 'Com o desconto, o boleto deve valer ao menos R$ 5,00',
  until: 'O desconto deve valer no máximo até o vencimento',
  untilPast: 'O desconto não pode terminar antes de hoje',
  message: 'Use no máximo 4 linhas de 100 caracteres',
  messageLine: 'Use no máximo 4 linhas de 100 caracteres',
  splitTwice: 'Esta conta já recebe uma parte deste item',
  splitZero: 'O repasse deve ser de ao menos R$ 0,01',
  splitOver: 'Os repasses passam de 100% do item',
  splitDiscount: 'Com repasse não há desconto',
};

/** The message of a fault, pt-BR. */
export const faultWords = (fault: ChargeFault): string => WORDS[fault] ?? 'Valor inválido';

const toFieldErrors = (faults: ChargeFaults): FieldErrors =>
  Object.entries(faults).flatMap(([field, fault]) => (fault ? [{ field, message: faultWords(fault) }] : []));

/** The faults that all charges of a request share, at their fields; empty where they may be issued (domain.md 1). */
export function billetFaults(input: BatchTerms, today: string): FieldErrors {
  const limits = { ...CHARGE_LIMITS, today };
  return [
    ...itemFaults(input),
    ...toFieldErrors({ ...sumFaults(input, limits), ...termFaults(input, limits) }),
    ...messageFaults(input.message),
  ];
}

const itemFaults = (input: BatchTerms): FieldErrors =>
  input.items.flatMap((item, i) =>
    cleanName(item.name) ? [] : [{ field: `items.${i}.name`, message: 'Preenchimento obrigatório' }],
  );

/** A message with line ends as one character and trimmed; null where nothing is left. */
export const cleanMessage = (message: string | undefined): string | null =>
  message?.replace(/\r\n?/g, '\n').trim() || null;

/** The fault of a message that does not fit the four lines of a billet, at 'message'. */
export const messageFaults = (message: string | undefined): FieldErrors => toFieldErrors(faultsOfMessage({ message }));

/** Equal for charges of the same payer, items, value and due date; the third in a row is refused (domain.md 1). */
export const fingerprintOf = (document: string, input: Omit<BilletInput, 'customers'>, value: number): string =>
  stableHash([
    document,
    input.items.map((item) => [cleanName(item.name), item.amount, item.value]),
    value,
    input.expire_at,
  ]);

export const DUPLICATE = 'Esta é a terceira cobrança igual seguida para este cliente: provável duplicidade';
