import { searchText } from '../../core/search-text';

/** What a card made for a supplier may be used for. */
export interface SupplierControl {
  /** Integer cents in a calendar month. */
  monthLimit: number;
  lock: 'merchant' | 'category' | null;
  /** The shop or category that it is locked to; null: the first shop it is used at. */
  lockedTo: string | null;
  /** The last day on which it buys. */
  endsOn: string | null;
}

export type ControlRefusal = 'ended' | 'merchant' | 'category' | 'month';

const isSame = (one: string, other: string): boolean => searchText(one).trim() === searchText(other).trim();

/** Why a supplier's card refuses a purchase; null: it does not. `spent`: integer cents of its month so far. */
export function refuseByControl(
  { amount, merchant, category }: { amount: number; merchant: string; category: string },
  { monthLimit, lock, lockedTo, endsOn }: SupplierControl,
  spent: number,
  today: string,
): ControlRefusal | null {
  if (endsOn !== null && today > endsOn) return 'ended';
  if (lock && lockedTo !== null && !isSame(lock === 'merchant' ? merchant : category, lockedTo)) return lock;
  return amount > monthLimit - spent ? 'month' : null;
}

const LEAST_MONTH = 1_000;

/** Faults of a supplier's card, at their fields. @param most of the credit limit, integer cents */
export function supplierFaults(
  asked: { monthLimit: number; endsOn: string | null; lock: SupplierControl['lock']; category: string | null },
  today: string,
  most: number,
): { field: string; message: string }[] {
  const { monthLimit, endsOn, lock, category } = asked;
  return [
    ...(monthLimit < LEAST_MONTH
      ? [{ field: 'monthLimit', message: 'O limite por mês é de ao menos R$ 10,00' }]
      : monthLimit > most
        ? [{ field: 'monthLimit', message: 'O limite por mês não pode passar do limite do cartão' }]
        : []),
    ...(endsOn !== null && endsOn < today
      ? [{ field: 'endsOn', message: 'O último dia não pode ser anterior a hoje' }]
      : []),
    ...(lock === 'category' && !category ? [{ field: 'category', message: 'Preenchimento obrigatório' }] : []),
  ];
}
