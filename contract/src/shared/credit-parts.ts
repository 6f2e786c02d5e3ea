/** Charges that money which came in without one pays at most. */
export const MOST_PARTS = 20;
