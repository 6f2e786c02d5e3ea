/** Longest message of a ticket (SHELL-5-39, SHELL-9-9). */
export const MAX_MESSAGE = 1100;
/** Shortest comment of a feedback, trimmed (SHELL-5, feedback). */
export const MIN_COMMENT = 10;
