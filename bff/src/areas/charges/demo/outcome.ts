import type { ChargeStatus } from '@balcao/contract/charges';
import { addDays, nextBusinessDay } from '../../../core/calendar';
import { saoPauloDay } from '../../../core/clock';
import { lastDayWithoutFine } from '../../../rails/billet/amounts';
import { instant, someTime } from '../../../demo/calendar';
import type { Habit } from '../../customers/demo';
import type { Dice } from '../../../demo/dice';

/** The status of a charge by now, with the instants of its changes; none is in the future. */
export interface Outcome {
  status: ChargeStatus;
  /** When the charge became unpaid: the start of the day after its last day without fine. */
  unpaidAt: Date | null;
  paidAt: Date | null;
  /** When the money was credited to the account; null before that. */
  creditedAt: Date | null;
  /** When the charge was canceled, written off, marked as paid, refunded or contested. */
  closedAt: Date | null;
  /** True where the bank wrote the charge off, false where a user canceled it. */
  writtenOff: boolean;
}

export interface Issue {
  at: Date;
  due: string;
  writeOffDays: number;
  bolix: boolean;
  habit: Habit;
  /** True for the last charges issued, which the rail has not confirmed yet. */
  isNew: boolean;
  /** Whether the charge may be refunded or contested; false early on, while the account has too little balance for that. */
  mayBeReturned: boolean;
}

const NEVER = null;

/** Days from the due date to the payment, by the customer's habit; null where the charge is never paid. */
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

/** Draws the outcome of a charge by `now`. */
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

/** The outcome of a paid charge: a payment by Pix is credited at once, one by billet on the next business day. */
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
