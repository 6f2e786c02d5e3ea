/** Minutes after which an address that did not read its news is called again (domain-next.md 1). */
const AGAIN = [5, 10, 20, 40, 80, 160, 320, 640, 1280] as const;

/** Minutes until the next call after so many since the newest event; null after the last one. The notice is read when its token is asked for. */
export const minutesToNext = (tries: number): number | null => AGAIN[tries - 1] ?? null;

/** Months for which events are told (domain-next.md 1). */
export const KEPT_MONTHS = 6;
