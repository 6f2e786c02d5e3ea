import type { CallAhead, PreparedCall } from '../define-resource';

export interface AnswerAhead {
  answer: unknown;
  /** When it came, ms since the epoch. */
  at: number;
}

interface Asked {
  call: CallAhead;
  came?: AnswerAhead;
  coming: Promise<AnswerAhead | undefined>;
}

/** What was asked for while the page's code was on its way; each is given once, to whoever asks the same. */
const asked = new Map<string, Asked>();
const idOf = ({ key, input: { params, query, body } }: PreparedCall) => JSON.stringify([key, params, query, body]);

/** After so long it is asked for anew. */
const FRESH_MS = 15_000;

/** Asks; what fails is asked again by the page itself, and told there. */
export function askAhead(calls: readonly CallAhead[], ask: (call: CallAhead) => Promise<unknown>): void {
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
  setTimeout(dropAhead, FRESH_MS);
}

/** What a call will be answered, where it was asked ahead and nobody took it. */
export function joinAhead(call: PreparedCall): Promise<AnswerAhead | undefined> | undefined {
  const found = asked.get(idOf(call));
  if (found) asked.delete(idOf(call));
  return found?.coming;
}

/** What a call was answered, where the answer is there already. */
export const takeAhead = (call: PreparedCall): AnswerAhead | undefined => take(idOf(call));

/** A page of a resource's list, asked for so, where it is there already. */
export const takeListAhead = (resource: string, body: object): AnswerAhead | undefined =>
  take(
    [...asked].find(
      ([, { call }]) => call.list === resource && JSON.stringify(call.input.body) === JSON.stringify(body),
    )?.[0],
  );

/** Another account: nothing of the last one is given. */
export const dropAhead = (): void => asked.clear();

function take(id: string | undefined): AnswerAhead | undefined {
  const came = id === undefined ? undefined : asked.get(id)?.came;
  if (came) asked.delete(id!);
  return came;
}
