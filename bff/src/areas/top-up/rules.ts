import { isMobile, normalizePhone } from '../../core/documents';
import { formatMoney } from '../../core/money';
import type { Refusal } from '../../kits/money/kind';
import type { Branch, Operator } from '../../rails/top-up/port';

/** Minutes in which the same value to the same number is taken for a mistake, as operators refuse it too. */
const REPEAT_MINUTES = 10;

/** What is asked for; `phone` is digits with DDD. */
export interface Asked {
  phone: string;
  operator: string;
  /** Integer cents. */
  amount: number;
}

/** What is known of it. */
export interface Known {
  operators: readonly Operator[];
  /** Branch of the operator that serves the number's area code; null: none does. */
  branch: Branch | null;
  /** Id of the operator that the number belongs to; null where nobody knows. */
  owner: string | null;
  /** When the same number last got the same value from this account; null: never. */
  last: Date | null;
}

/** Digits with DDD of a typed number. */
export const phoneOf = (typed: string): string => normalizePhone(typed);

export const areaCodeOf = (phone: string): number => Number(phone.slice(0, 2));

/** Why a top-up cannot be made, at its fields; the first fault of a field only. */
export function refuseTopUp({ phone, operator, amount }: Asked, known: Known, now: Date): Refusal[] {
  const at = (field: string, message: string): Refusal[] => [{ code: 'top-up', field, message }];
  const named = (id: string) => known.operators.find((one) => one.id === id)?.name;
  if (!isMobile(phone)) return at('phone', 'Informe um celular com DDD.');
  if (!named(operator)) return at('operator', 'Escolha a operadora.');
  if (known.owner && known.owner !== operator && named(known.owner))
    return at('operator', `Este número é da ${named(known.owner)}. Escolha esta operadora.`);
  if (!known.branch) return at('operator', `A ${named(operator)} não atende o DDD ${areaCodeOf(phone)}.`);
  if (!known.branch.values.some((value) => value.amount === amount))
    return at('amount', `Escolha um dos valores da ${named(operator)}.`);
  if (known.last && now.getTime() - known.last.getTime() < REPEAT_MINUTES * 60_000)
    return at(
      'phone',
      `Este número acabou de receber ${formatMoney(amount)}. Para repetir, aguarde ${REPEAT_MINUTES} minutos.`,
    );
  return [];
}
