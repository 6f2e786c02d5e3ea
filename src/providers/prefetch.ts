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

/** What was asked for while the page's code was on its way; each is given once, to whoever asks the same. */
const asked = new Map<string, Asked>();
const idOf = ({ key, input: { params, query, body } }: PreparedCall) => JSON.stringify([key, params, query, body]);

/** After so long it is asked for anew. */
const FRESH_MS = 15_000;

/** Asks; what fails is asked again by the page itself, and told there. */
export function startPrefetch(calls: readonly PrefetchedCall[], ask: (call: PrefetchedCall) => Promise<unknown>): void {
  for (const call of calls) {
    const one: Asked = {
      call,
      coming: ask(call).then(
        (answer) => (one.came = { answer, at: Date.now() }),
        () => undefined,
      ),
    };
    asked.set(idOf(call), one);
  }
  setTimeout(dropPrefetched, FRESH_MS);
}

/** What a call will be answered, where it was prefetched and nobody took it. */
export function joinPrefetch(call: PreparedCall): Promise<PrefetchedAnswer | undefined> | undefined {
  const found = asked.get(idOf(call));
  if (found) asked.delete(idOf(call));
  return found?.coming;
}

/** What a call was answered, where the answer is there already. */
export const takePrefetched = (call: PreparedCall): PrefetchedAnswer | undefined => take(idOf(call));

/** A page of a resource's list, asked for so, where it is there already. */
export const takePrefetchedPage = (resource: string, body: object): PrefetchedAnswer | undefined =>
  take(
    [...asked].find(
      ([, { call }]) => call.list === resource && JSON.stringify(call.input.body) === JSON.stringify(body),
    )?.[0],
  );

/** Another account: nothing of the last one is given. */
export const dropPrefetched = (): void => asked.clear();

function take(id: string | undefined): PrefetchedAnswer | undefined {
  const came = id === undefined ? undefined : asked.get(id)?.came;
  if (came) asked.delete(id!);
  return came;
}
