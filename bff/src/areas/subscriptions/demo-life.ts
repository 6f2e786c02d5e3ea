import type { ChargeStatus } from '@balcao/contract/charges';
import { addDays } from '../../core/calendar';
import { instant, someTime } from '../../demo/calendar';
import type { Dice } from '../../demo/dice';
import { lastDayWithoutFine } from '../../rails/billet/amounts';
import { issueDay } from './due-days';

/** Course of a subscription of the demo bank. */
export type Course = 'new' | 'first' | 'active' | 'late' | 'failing' | 'canceled' | 'expired';

interface Line {
  agent: 'user' | 'system' | 'rail';
  action: string;
  message: string;
  user: boolean;
  at: Date;
}

/** Status and history of a subscription's charge by now. */
export interface ChargeLife {
  status: ChargeStatus;
  madeAt: Date;
  paidAt: Date | null;
  endedAt: Date;
  told: Line[];
}

/**
 * Draws the charge due on a São Paulo day, made ten days before. Charges whose time is over were paid, except the last one of a late or
 * canceled subscription.
 */
export function drawCharge(
  dice: Dice,
  due: string,
  { isLast, course, now, overdue }: { isLast: boolean; course: Course; now: Date; overdue: string },
): ChargeLife {
  const createdAt = instant(issueDay(due), '09:00:00');
  const madeAt = createdAt < now ? createdAt : new Date(now.getTime() - 3_600_000);
  const life = { status: 'waiting' as ChargeStatus, madeAt, paidAt: null, endedAt: madeAt, told: [] as Line[] };
  if (due > overdue) return life;
  if (isLast && (course === 'late' || course === 'canceled')) {
    const at = instant(addDays(lastDayWithoutFine(due), 1), '00:00:00');
    const line = { agent: 'system' as const, action: 'expire', message: 'Venceu sem pagamento', user: false, at };
    return { ...life, status: 'unpaid', endedAt: at, told: [line] };
  }
  const paidAt = someTime(dice, addDays(due, -dice.int(0, 4)), 9, 17);
  const line = {
    agent: 'user' as const,
    action: 'manual-payment',
    message: 'Cobrança marcada como paga',
    user: true,
    at: paidAt,
  };
  return { ...life, status: 'settled', paidAt, endedAt: paidAt, told: [line] };
}
