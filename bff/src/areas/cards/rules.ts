import { DUE_DAYS } from './cycle';
import type { ControlRefusal } from './supplier-rules';

/** What may be switched on a card, by typeId (POST /card/configs). */
export const CONFIG_TYPES = [
  { typeId: 1, name: 'Compras por aproximação' },
  { typeId: 2, name: 'Compras na internet' },
  { typeId: 3, name: 'Compras internacionais' },
  { typeId: 4, name: 'Saques' },
  { typeId: 5, name: 'Avisos de compras' },
] as const;
export type ConfigType = (typeof CONFIG_TYPES)[number]['typeId'];

/** How a purchase is made. */
export type Entry = 'chip' | 'contactless' | 'online';
const ENTRY_CONFIG: Partial<Record<Entry, ConfigType>> = { contactless: 1, online: 2 };

export interface Purchase {
  /** Integer cents. */
  amount: number;
  entry: Entry;
  isAbroad: boolean;
  installments: number;
}

export type RefusalReason = 'amount' | 'inactive' | 'blocked' | 'config' | 'installments' | 'limit' | ControlRefusal;

/** Why a purchase is refused; null: it is authorised. `available`: integer cents of limit or prepaid balance that nothing uses. */
export function refusePurchase(
  { amount, entry, isAbroad, installments }: Purchase,
  card: { statusId: number; off: readonly ConfigType[]; isPrepaid: boolean },
  available: number,
): RefusalReason | null {
  if (!Number.isSafeInteger(amount) || amount <= 0) return 'amount';
  if (card.statusId === 2) return 'blocked';
  if (card.statusId !== 1) return 'inactive';
  const wants = [ENTRY_CONFIG[entry], isAbroad ? 3 : undefined] as const;
  if (wants.some((typeId) => typeId !== undefined && card.off.includes(typeId))) return 'config';
  if (installments < 1 || installments > (card.isPrepaid ? 1 : MOST_INSTALLMENTS) || amount < installments)
    return 'installments';
  return amount > available ? 'limit' : null;
}

export const MOST_INSTALLMENTS = 12;

/** The parts of a purchase in instalments: equal cents, the first takes what is left over. */
export function installmentsOf(amount: number, count: number): number[] {
  const part = Math.floor(amount / count);
  return Array.from({ length: count }, (_, n) => (n === 0 ? amount - part * (count - 1) : part));
}

/** The parts in which a purchase's instalments are collected; cents that are fewer than they go on one invoice. */
export const collectedParts = (cents: number, installments: number): number[] =>
  installmentsOf(cents, cents < installments ? 1 : installments);

/** Days after which a purchase that was never collected gives its limit back. */
export const AUTHORIZATION_DAYS = 7;

export interface Held {
  state: 'authorized' | 'cleared' | 'reversed' | 'expired' | 'refused';
  amount: number;
  cleared: number;
  refunded: number;
}

/** Cents of a purchase that use the limit before they are on an invoice. */
export const heldOf = ({ state, amount, cleared }: Held): number =>
  state === 'authorized' ? Math.max(amount - cleared, 0) : 0;

/** Cents of a wanted clearing that the purchase allows: no more than was authorised. */
export const clearable = (held: Held, wanted: number): number =>
  held.state === 'authorized' ? Math.min(wanted, held.amount - held.cleared) : 0;

/** Cents of a wanted refund that can be given: no more than was collected. */
export const refundable = ({ cleared, refunded }: Held, wanted: number): number =>
  Math.max(Math.min(wanted, cleared - refunded), 0);

/** Limits of what is asked for and set, integer cents. */
export const LEAST_CREDIT = 10_000;
export const MOST_CREDIT = 5_000_000;

interface Fault {
  field: string;
  message: string;
}

/** Why a card cannot be asked for, at its fields. */
export function refuseRequest(
  asked: { cardType: 'credit' | 'prepaid'; dueDay: number | undefined; limit: number | undefined },
  has: { card: boolean; openRequest: boolean; address: boolean },
): Fault[] {
  const at = (field: string, message: string): Fault[] => [{ field, message }];
  return [
    ...(has.card
      ? at('cardType', 'Esta conta já tem este cartão.')
      : has.openRequest
        ? at('cardType', 'Já há um pedido deste cartão em andamento.')
        : []),
    ...(has.address ? [] : at('address', 'Cadastre o endereço da conta para receber o cartão.')),
    ...(asked.cardType === 'credit' && !DUE_DAYS.some((day) => day === asked.dueDay)
      ? at('dueDay', 'Escolha o dia de vencimento da fatura.')
      : []),
    ...(asked.cardType === 'credit' &&
    (asked.limit === undefined || asked.limit < LEAST_CREDIT || asked.limit > MOST_CREDIT)
      ? at('limit', 'Peça um limite de R$ 100,00 a R$ 50.000,00.')
      : []),
  ];
}

/** Why a limit cannot be set; null: it can. Integer cents. */
export const limitFault = (wanted: number, { used, most }: { used: number; most: number }): string | null =>
  wanted > most
    ? 'O limite é maior que o aprovado para esta conta.'
    : wanted < used
      ? 'O limite não pode ser menor que o valor já usado.'
      : wanted < LEAST_CREDIT
        ? 'O menor limite é de R$ 100,00.'
        : null;

export type InvoiceState = 'open' | 'closed' | 'paid' | 'overdue' | 'financed';

/** What can be paid of an invoice; integer cents. An open one may be paid ahead. */
export const payableOf = ({ state, total, paid }: { state: InvoiceState; total: number; paid: number }): number =>
  state === 'paid' || state === 'financed' ? 0 : Math.max(total - paid, 0);

/** Integer cents of a payment that an invoice takes, and what is over, which is paid ahead on the open one. */
export function paymentParts(amount: number, invoice: { state: InvoiceState; total: number; paid: number }) {
  const own = invoice.state === 'open' ? amount : Math.min(amount, payableOf(invoice));
  return { own, ahead: amount - own };
}

/** Integer cents that an invoice hands on to the next as it closes: more was paid or given back than was bought. */
export const creditOf = ({ total, paid }: { total: number; paid: number }): number => Math.max(paid - total, 0);

/** The state of a closed invoice on a day. `due`: the last day on which it is paid in time. */
export const stateOf = (invoice: { total: number; paid: number; due: string; isFinanced: boolean }, today: string) =>
  invoice.isFinanced ? 'financed' : invoice.paid >= invoice.total ? 'paid' : today > invoice.due ? 'overdue' : 'closed';

/** Where an agreement stands by the invoices that its instalments are on: one that is late breaks it. */
export const agreementStatus = (invoices: readonly InvoiceState[]): 'active' | 'broken' | 'paid' =>
  invoices.includes('overdue')
    ? 'broken'
    : invoices.every((state) => state === 'paid' || state === 'financed')
      ? 'paid'
      : 'active';

/** Cents that a prepaid card can hold at most. */
export const MOST_PREPAID = 1_000_000;

/** Why money cannot be put on a prepaid card, or taken off it; null: it can. Integer cents; `balance`: what is free on it. */
export const rechargeFault = (value: number, balance: number): string | null =>
  value < 100
    ? 'O menor valor é de R$ 1,00.'
    : balance + value > MOST_PREPAID
      ? 'O cartão pré-pago guarda até R$ 10.000,00.'
      : null;

export const dischargeFault = (value: number, balance: number): string | null =>
  value < 1 ? 'Informe o valor.' : value > balance ? 'O valor é maior que o saldo do cartão.' : null;
