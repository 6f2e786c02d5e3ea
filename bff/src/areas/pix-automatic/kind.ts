import type { AutomaticPix } from '@balcao/contract/pix-automatic';
import type { MoneyDraft, Operation, Notices } from '../../kits/money/kind';
import { defineMoney } from '../../kits/money/money';
import { paymentRail } from '../../rails/payments/rail';
import { cycleDay } from '../../kits/money/pix/cycles';
import { newEndToEnd } from '../../kits/money/pix/end-to-end';
import { OWN_BANK } from '../../core/banks';
import type { Receiver } from '../../rails/pix-automatic/port';
import { paidTo } from '../../kits/money/notify';
import { NOWHERE } from '../../kits/money/nowhere';

/** The `details` of a recurrence's payment, from which the next payment is made. */
export interface Cycle extends Record<string, unknown> {
  /** The payment's own; each cycle's draft gets another. */
  endToEnd?: string;
  recurrence: number;
  period: AutomaticPix['period'];
  first: string;
  last: string | null;
  /** Number of the payment's cycle, from 0. */
  cycle: number;
  /** The fixed amount in integer cents; null where the receiver charges each cycle. */
  amount: number | null;
}

const SERIES = 'pix-automatic:';
export const seriesOf = (recurrence: number): string => `${SERIES}${recurrence}`;

const withEndToEnd = (cycle: Cycle): Cycle => ({
  ...cycle,
  endToEnd: newEndToEnd(OWN_BANK.ispb, new Date(`${cycleDay(cycle.first, cycle.period, cycle.cycle)}T03:00:00Z`)),
});

/** The payment of a cycle in the form of the money kit. @param amount integer cents */
export const draftOf = (receiver: Receiver, contract: string, cycle: Cycle, amount: number): MoneyDraft => ({
  amount,
  day: cycleDay(cycle.first, cycle.period, cycle.cycle),
  description: contract,
  details: withEndToEnd(cycle),
  series: seriesOf(cycle.recurrence),
  counterpart: {
    ...NOWHERE,
    name: receiver.name,
    document: receiver.document,
    bankName: receiver.bank,
    ispb: receiver.ispb,
    branch: receiver.branch,
    account: receiver.account,
  },
});

/** The payment of the following cycle; null after the last cycle, or where the receiver charges each amount. */
export function nextDraft(operation: Pick<Operation, 'details' | 'counterpart' | 'description'>): MoneyDraft | null {
  const cycle = operation.details as Cycle;
  const next = { ...cycle, cycle: cycle.cycle + 1 };
  const day = cycleDay(next.first, next.period, next.cycle);
  if (cycle.amount === null || (cycle.last && day > cycle.last)) return null;
  return {
    amount: cycle.amount,
    day,
    description: operation.description,
    details: withEndToEnd(next),
    series: seriesOf(cycle.recurrence),
    counterpart: operation.counterpart,
  };
}

const words: Notices['words'] = {
  settled: (what) => `Pagamos ${what} por Pix automático.`,
  refused: (what, reason) => `O Pix automático de ${what} não foi pago: ${reason}`,
  returned: (what, reason) => `O Pix automático de ${what} voltou para o seu saldo: ${reason}`,
  scheduled: (what, reason) => `Ainda não pagamos ${what} por Pix automático: ${reason} Vamos tentar de novo hoje.`,
};

/** Payments by Pix automático that the payer has authorised: tried at 0, 8, 18 and 21 h (domain.md 2). */
export const automatic = defineMoney({
  kind: 'pix-automatic',
  label: 'Pix automático',
  product: 'pix-automatic',
  permission: 'pix:automatic-pix',
  rail: ({ config }) => paymentRail(config, 'pix-automatic'),
  hours: null,
  tries: ['00:00', '08:00', '18:00', '21:00'],
  next: nextDraft,
  cannotCancel: 'Cancele este pagamento na página Pix automático, até 23:59 do dia anterior.',
  notices: { words, what: paidTo },
  onMove: async (_trx, { services, afterCommit }, { account_id: accountId, details }) => {
    const { recurrence } = details as Cycle;
    afterCommit(() => services.realtime.live(accountId, 'pix-automatic', 'updated', [recurrence]));
  },
});
