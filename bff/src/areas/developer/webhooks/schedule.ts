/** Minutes after which a delivery that was not taken is tried again (domain-next.md 1). */
export const RETRY_MINUTES = [5, 10, 20, 40, 80, 160, 320, 640, 1280, 52_560] as const;

/** When a delivery is tried again after so many tries that failed; null: it is given up. */
export function nextTry(tries: number, at: Date): Date | null {
  const minutes = RETRY_MINUTES[tries - 1];
  return minutes === undefined ? null : new Date(at.getTime() + minutes * 60_000);
}
