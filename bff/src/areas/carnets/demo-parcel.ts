import type { ChargeStatus } from '@balcao/contract/charges';
import { addDays } from '../../core/calendar';
import { formatMoney } from '../../core/money';
import { instant, someTime } from '../../demo/calendar';
import type { Dice } from '../../demo/dice';
import { lastDayWithoutFine } from '../../rails/billet/amounts';

interface Line {
  agent: 'user' | 'system' | 'rail';
  action: string;
  message: string;
  user: boolean;
  at: Date;
}

/** The present state of a demo parcel. */
export interface ParcelLife {
  due: string;
  status: ChargeStatus;
  paidAt: Date | null;
  endedAt: Date | null;
  /** Lines of the parcel's history after its registration; `value` in integer cents. */
  told: (value: number) => Line[];
}

interface End {
  today: string;
  /** Latest due day whose unpaid parcels are overdue today. */
  overdue: string;
  now: Date;
  /** Whether the payer is late with the carnet. */
  isLate: boolean;
}

const HOUR = 3_600_000;
/** Days back in which a late payer has unpaid parcels; older ones were paid, as they would be written off soon after. */
const RECENT = 100;

/** Draws a parcel's state: past its due day it is paid, or overdue where the payer is late; due soon it may be paid already. */
export function drawParcel(dice: Dice, due: string, at: number, { today, overdue, now, isLate }: End): ParcelLife {
  const lapse = instant(addDays(lastDayWithoutFine(due), 1), '00:00:00');
  const settled = (day: string): ParcelLife => {
    const paidAt = someTime(dice, day, 9, 17);
    return {
      due,
      status: 'settled',
      paidAt,
      endedAt: paidAt,
      told: () => [
        { agent: 'user', action: 'manual-payment', message: 'Cobrança marcada como paga', user: true, at: paidAt },
      ],
    };
  };
  if (due <= overdue) {
    if (!isLate || due < addDays(today, -RECENT)) return settled(addDays(due, -dice.int(0, 3)));
    return {
      due,
      status: 'unpaid',
      paidAt: null,
      endedAt: lapse,
      told: () => [{ agent: 'system', action: 'expire', message: 'Venceu sem pagamento', user: false, at: lapse }],
    };
  }
  if (due <= addDays(today, 3) && at > 0 && dice.chance(0.5)) {
    const paidAt = new Date(now.getTime() - dice.int(1, 20) * HOUR);
    return {
      due,
      status: 'identified',
      paidAt,
      endedAt: paidAt,
      told: (value) => [
        {
          agent: 'rail',
          action: 'payment',
          message: `Pagamento identificado: ${formatMoney(value)}`,
          user: false,
          at: paidAt,
        },
      ],
    };
  }
  return { due, status: 'waiting', paidAt: null, endedAt: null, told: () => [] };
}
