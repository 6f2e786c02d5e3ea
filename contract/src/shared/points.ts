/** A point is worth one cent. */
export const CENTS_OF_POINT = 1;
/** Fewest points that are redeemed at once, and the step above it. */
export const LEAST_POINTS = 1000;
export const POINTS_STEP = 100;

/** Integer cents that points are redeemed for. */
export const worthOf = (points: number): number => points * CENTS_OF_POINT;

/** Whether so many points can be redeemed of a balance; null: they can, otherwise why not. */
export function pointsFault(points: number, balance: number): 'least' | 'step' | 'balance' | null {
  if (!Number.isSafeInteger(points) || points < LEAST_POINTS) return 'least';
  if (points % POINTS_STEP) return 'step';
  return points > balance ? 'balance' : null;
}
