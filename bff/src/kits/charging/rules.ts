import { CHARGE_ACTIONS, type ChargeAction, type ChargeStatus } from '@balcao/contract/charges';
import { dueFault } from '@balcao/contract/shared/charge-faults';
import { faultWords } from './issue-rules';
import { STATUS_LABELS } from './statuses';

/** The facts of a charge that decide which actions it allows. */
export interface ChargeFacts {
  status: ChargeStatus;
  filed: boolean;
  payment_method: 'banking_billet' | 'credit_card' | 'pix' | null;
  /** A funder paid it before it was due. */
  is_advanced: boolean;
  /** The charge issued in its place. */
  reissued_as?: number | null;
}

interface ActionRule {
  /** Statuses from which the action is allowed; absent: any. */
  from?: readonly ChargeStatus[];
  billetOnly?: true;
  refused: string;
  /** Refused while the billet is advanced: it is the funder's. */
  notAdvanced?: true;
  also?: (charge: ChargeFacts) => string | null;
}

/** Which action is allowed in which status (domain.md 1, AREAS-4-charges-2); decides both the buttons and the calls. */
const RULES: Record<ChargeAction, ActionRule> = {
  cancel: {
    from: ['new', 'link', 'waiting', 'unpaid'],
    refused: 'não pode ser cancelada',
    notAdvanced: true,
    also: (charge) =>
      charge.payment_method === 'credit_card' && charge.status === 'waiting'
        ? 'Cobrança no cartão aguardando confirmação não pode ser cancelada'
        : null,
  },
  file: { refused: '', also: (charge) => (charge.filed ? 'Cobrança já arquivada' : null) },
  unfile: { refused: '', also: (charge) => (charge.filed ? null : 'Cobrança não está arquivada') },
  'manual-payment': {
    from: ['new', 'waiting', 'unpaid'],
    refused: 'não pode ser marcada como paga',
    notAdvanced: true,
  },
  'expire-at': {
    from: ['waiting', 'unpaid'],
    billetOnly: true,
    notAdvanced: true,
    refused: 'não pode ter o vencimento alterado',
  },
  'resend-email': { from: ['waiting'], refused: 'não pode ser reenviada por e-mail' },
  // a billet that can still be paid gets a new due date instead, or the customer would have two to pay
  reissue: {
    from: ['canceled', 'expired'],
    billetOnly: true,
    refused: 'não pode ser reemitida',
    also: (charge) => (charge.reissued_as ? `Cobrança já reemitida: boleto ${charge.reissued_as}` : null),
  },
};

/** Why the action is refused, in pt-BR; null where it is allowed. */
export function refusalOf(action: ChargeAction, charge: ChargeFacts): string | null {
  const rule = RULES[action];
  if (rule.from && !rule.from.includes(charge.status))
    return `Cobrança com status ${STATUS_LABELS[charge.status]} ${rule.refused}`;
  if (rule.billetOnly && charge.payment_method !== 'banking_billet') return `Só boletos: esta cobrança ${rule.refused}`;
  if (rule.notAdvanced && charge.is_advanced) return `Cobrança antecipada ${rule.refused}`;
  return rule.also?.(charge) ?? null;
}

/** Everything that may be done with the charge now. */
export const actionsOf = (charge: ChargeFacts): ChargeAction[] =>
  CHARGE_ACTIONS.filter((action) => refusalOf(action, charge) === null);

/** Why a day cannot be a due date, in pt-BR; null where it can. Both days yyyy-mm-dd in São Paulo. */
export function dueDayFault(day: string, today: string): string | null {
  const fault = dueFault(day, today);
  return fault ? faultWords(fault) : null;
}
