import { formatMoney } from '../../core/money';
import { MISSING, type ChargeRow } from '../../kits/charging/actions';
import { isOpen, STATUS_LABELS } from '../../kits/charging/statuses';
import { lastDayWithoutFine } from '../../rails/billet/amounts';

/** A part of a credit that pays a charge. */
export interface Part {
  charge_id: number;
  /** Integer cents. */
  amount: number;
}

/** Why a credit cannot pay a charge with splits: it was credited whole and may be spent, so no part can be passed on any more. */
const SPLIT =
  'Esta cobrança tem repasse, e o que entrou por fora não foi repassado. Marque-a como paga e repasse por Pix.';

interface Fault {
  field: string;
  message: string;
}

type Payable = Pick<ChargeRow, 'status' | 'payment_method'>;

/** Why parts cannot pay these charges of the account, each at its field. `split`: ids of charges with splits. */
export function partFaults(
  parts: readonly Part[],
  charges: ReadonlyMap<number, Payable>,
  split: Pick<ReadonlyMap<number, unknown>, 'has'>,
): Fault[] {
  const seen = new Set<number>();
  return parts.flatMap(({ charge_id, amount }, at) => {
    const field = `parts.${at}.charge_id`;
    const charge = charges.get(charge_id);
    if (!charge) return [{ field, message: MISSING }];
    if (seen.has(charge_id)) return [{ field, message: 'Esta cobrança já está na lista' }];
    seen.add(charge_id);
    if (!isOpen(charge.status) || charge.payment_method === 'credit_card')
      return [{ field, message: `Cobrança com status ${STATUS_LABELS[charge.status]} não pode ser conciliada` }];
    if (split.has(charge_id)) return [{ field, message: SPLIT }];
    return amount > 0 ? [] : [{ field: `parts.${at}.amount`, message: 'Informe um valor maior que zero' }];
  });
}

/** Why parts are more than what is left of a credit, at the last of them. Integer cents. */
export function sumFaults(parts: readonly Part[], left: number): Fault[] {
  const over = parts.reduce((all, { amount }) => all + amount, 0) - left;
  if (over <= 0) return [];
  const message = `A soma passa do que entrou em ${formatMoney(over)}. Há ${formatMoney(left)} para distribuir.`;
  return [{ field: `parts.${parts.length - 1}.amount`, message }];
}

/** The status of a charge whose match is undone: as before, or overdue once its last day without fine is over, as billets become. */
export const reopenedStatus = (
  before: ChargeRow['status'],
  { expire_at }: Pick<ChargeRow, 'expire_at'>,
  today: string,
): ChargeRow['status'] => (today > lastDayWithoutFine(expire_at) ? 'unpaid' : before);
