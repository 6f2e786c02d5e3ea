/** Days of the forecast in which money counts as idle, and in which it may be missing. */
export const IDLE_DAYS = 30;
export const MISSING_DAYS = 90;
/** Less than this is not worth a decision; integer cents. */
export const LEAST_IDLE = 100_000;

interface Low {
  day: string;
  balance: number;
}

/** Integer cents that are not needed within the days of a forecast; null where they are too few. */
export const idleOf = (lowest: Pick<Low, 'balance'>): number | null =>
  lowest.balance >= LEAST_IDLE ? lowest.balance : null;

/** Integer cents by which a forecast falls below zero, and the first day of its lowest; null where it does not. */
export const missingOf = ({ day, balance }: Low): { amount: number; day: string } | null =>
  balance < 0 ? { amount: -balance, day } : null;
