const MOST_MS = 60_000;

/** Calls `holds` until it answers true. @throws Error with `what`, where it does not within a minute */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + MOST_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`not within a minute: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
