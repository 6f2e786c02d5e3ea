import type { PrefetchedCall, PreparedCall } from '../define-resource';

export interface PrefetchedAnswer {
  answer: unknown;
  /** When it came, ms since the epoch. */
  at: number;
}

interface Asked {
  call: PrefetchedCall;
  came?: PrefetchedAnswer;
  coming: Promise<PrefetchedAnswer | undefined>;
}

/** Calls that were sent while the page's code was loading; each answer is given once, to the first same call. */
const pending = new Map<string, Asked>();
const idOf = ({ key, input: { params, query, body } }: PreparedCall) => JSON.stringify([key, params, query, body]);

/** Milliseconds after which prefetched answers are dropped. */
const FRESH_MS = 15_000;

/** Sends the calls. One that fails is made again by the page, which shows its failure. */
export function startPrefetch(calls: readonly PrefetchedCall[], ask: (call: PrefetchedCall) => Promise<unknown>): void {
  for (const call of calls) {
    const one: Asked = {
      call,
      coming: ask(call).then(
        (answer) => (one.came = { answer, at: Date.now() }),
        () => undefined,
      ),
    };
    pending.set(idOf(call), one);
  }
  setTimeout(dropPrefetched, FRESH_MS);
}

/** The answer, or the one under way, of a prefetched call that nobody took yet. */
export function joinPrefetch(call: PreparedCall): Promise<PrefetchedAnswer | undefined> | undefined {
  const prefetched = pending.get(idOf(call));
  if (prefetched) pending.delete(idOf(call));
  return prefetched?.coming;
}

/** The answer of a prefetched call, if it has come. */
export const takePrefetched = (call: PreparedCall): PrefetchedAnswer | undefined => take(idOf(call));

/** The prefetched page of a resource's list for this body, if it has come. */
export const takePrefetchedPage = (resource: string, body: object): PrefetchedAnswer | undefined =>
  take(
    [...pending].find(
      ([, { call }]) => call.list === resource && JSON.stringify(call.input.body) === JSON.stringify(body),
    )?.[0],
  );

/** Drops all prefetched answers, as on a switch of account. */
export const dropPrefetched = (): void => pending.clear();

function take(id: string | undefined): PrefetchedAnswer | undefined {
  const came = id === undefined ? undefined : pending.get(id)?.came;
  if (came) pending.delete(id!);
  return came;
}
