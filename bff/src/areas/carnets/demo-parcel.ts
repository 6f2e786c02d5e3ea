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

/** What became of a parcel by now. */
export interface ParcelLife {
  due: string;
  status: ChargeStatus;
  paidAt: Date | null;
  endedAt: Date | null;
  /** Its history after it was registered; value in integer cents. */
  told: (value: number) => Line[];
}

interface End {
  today: string;
  /** The last due day that is overdue. */
  overdue: string;
  now: Date;
  /** Whose payer is behind. */
  isLate: boolean;
}

const HOUR = 3_600_000;
/** Written off after this many days. */
const RECENT = 100;

/** Draws what became of the parcel due on a São Paulo day: those long past were paid, of the last ones some are overdue. */
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
