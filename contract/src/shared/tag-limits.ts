/** Tags that a charge, or what charges come from, has at most (AREAS-7-charges-5). */
export const MAX_TAGS = 10;

/** Tags that one action takes off at most. */
export const MAX_REMOVED_TAGS = 100;
