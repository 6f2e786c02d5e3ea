import type { ChargeStatus } from '@balcao/contract/charges';
import { addDays, nextBusinessDay } from '../../../core/calendar';
import { saoPauloDay } from '../../../core/clock';
import { lastDayWithoutFine } from '../../../rails/billet/amounts';
import { instant, someTime } from '../../../demo/calendar';
import type { Habit } from '../../customers/demo';
import type { Dice } from '../../../demo/dice';

/** How a charge ended up, with the instants of what happened on the way; all at or before now. */
export interface Outcome {
  status: ChargeStatus;
  /** Days after the due date were begun unpaid. */
  unpaidAt: Date | null;
  paidAt: Date | null;
  /** When the money reached the account; null while it is on its way. */
  creditedAt: Date | null;
  /** Canceled, written off, marked as paid, refunded or contested. */
  closedAt: Date | null;
  /** The bank wrote it off, nobody canceled it. */
  writtenOff: boolean;
}

export interface Issue {
  at: Date;
  due: string;
  writeOffDays: number;
  bolix: boolean;
  habit: Habit;
  /** The last ones issued: the rail has not confirmed them yet. */
  isNew: boolean;
  /** Rare ends happen only where there is a balance to pay them from. */
  mayBeReturned: boolean;
}

const NEVER = null;

/** Days from the due date to the payment by habit; null where it is never paid. */
const DELAYS: Record<Habit, (dice: Dice) => number | null> = {
  early: (dice) => -dice.int(0, 6),
  punctual: (dice) =>
    dice.weighted([
      [0, 60],
      [-1, 22],
      [-2, 14],
      [1, 4],
    ]),
  late: (dice) => (dice.chance(0.1) ? NEVER : dice.int(1, 34)),
  forgetful: (dice) => (dice.chance(0.04) ? NEVER : dice.chance(0.55) ? dice.int(1, 9) : 0),
  bad: (dice) => (dice.chance(0.5) ? NEVER : dice.int(12, 75)),
};

const HOUR = 3_600_000;

/** Draws what became of a charge by `now`. */
export function drawOutcome(dice: Dice, issue: Issue, now: Date): Outcome {
  const outcome: Outcome = {
    status: 'waiting',
    unpaidAt: null,
    paidAt: null,
    creditedAt: null,
    closedAt: null,
    writtenOff: false,
  };
  if (issue.isNew) return { ...outcome, status: 'new' };
  const lapse = instant(addDays(lastDayWithoutFine(issue.due), 1), '00:00:00');
  const withdrawn = dice.weighted([
    [null, 955],
    ['canceled', 27],
    ['settled', 18],
  ] as const);
  if (withdrawn) {
    const at = someTime(
      dice,
      addDays(saoPauloDay(issue.at), withdrawn === 'canceled' ? dice.int(1, 20) : dice.int(2, 30)),
      9,
      18,
    );
    if (at <= now) return { ...outcome, status: withdrawn, closedAt: at, unpaidAt: lapse < at ? lapse : null };
  }
  const delay = DELAYS[issue.habit](dice);
  const paidAt = delay === null ? null : payment(dice, issue, delay);
  const writeOff = instant(addDays(issue.due, issue.writeOffDays + 1), '00:00:00');
  if (paidAt && paidAt <= now && writeOff > paidAt) return paid(dice, issue, outcome, paidAt, lapse, now);
  if (writeOff <= now) return { ...outcome, status: 'canceled', unpaidAt: lapse, closedAt: writeOff, writtenOff: true };
  return lapse <= now ? { ...outcome, status: 'unpaid', unpaidAt: lapse } : outcome;
}

function payment(dice: Dice, issue: Issue, delay: number): Date {
  const at = someTime(dice, addDays(issue.due, delay), 7, 22);
  const soonest = new Date(issue.at.getTime() + dice.int(1, 5) * HOUR);
  return at < soonest ? soonest : at;
}

/** A Pix is credited at once, a billet on the next business day. */
function paid(dice: Dice, issue: Issue, outcome: Outcome, paidAt: Date, lapse: Date, now: Date): Outcome {
  const late = lapse < paidAt ? lapse : null;
  const byPix = issue.bolix && dice.chance(0.6);
  const creditedAt = byPix ? paidAt : someTime(dice, nextBusinessDay(addDays(saoPauloDay(paidAt), 1)), 5, 7);
  if (creditedAt > now) return { ...outcome, status: 'identified', paidAt, unpaidAt: late };
  const settled: Outcome = { ...outcome, status: 'paid', paidAt, creditedAt, unpaidAt: late };
  if (!issue.mayBeReturned) return settled;
  const end = dice.weighted([
    [null, 985],
    ['refunded', 9],
    ['contested', 6],
  ] as const);
  if (!end) return settled;
  const closedAt = someTime(dice, addDays(saoPauloDay(creditedAt), dice.int(2, 15)), 9, 18);
  return closedAt <= now ? { ...settled, status: end, closedAt } : settled;
}
