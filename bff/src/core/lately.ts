/** Milliseconds for which it is remembered that something happened to an account. */
const LONGEST = 60_000;
/** Milliseconds by which a word of another process, or a page's question, may be late. */
const LATE = 1_000;

/** Remembers for a minute which accounts something happened to, as far as this process was told. */
export function lately(now: () => number = Date.now) {
  const begun = now();
  /** By account, milliseconds since the epoch; the longest ago first. */
  const times = new Map<number, number>();
  return {
    note(accountId: number): void {
      times.delete(accountId);
      times.set(accountId, now());
      for (const [account, at] of times) {
        if (at >= now() - LONGEST - LATE) break;
        times.delete(account);
      }
    },
    /** Whether something happened in so many milliseconds, or may have: before this process began, or longer ago than is remembered. */
    happened(accountId: number, within: number): boolean {
      const since = now() - within - LATE;
      return !(within <= LONGEST) || since < begun || (times.get(accountId) ?? -Infinity) >= since;
    },
  };
}
