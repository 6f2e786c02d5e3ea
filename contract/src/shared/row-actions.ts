/** Rows that one action of a list takes at most, where each row is several charges or more work than one. */
export const MOST_ROWS = 200;
