import { afterAll } from 'vitest';

/**
 * What a test file left to be done later ends with it. A timer that fires when the page is gone already (a toast
 * that was to be held, a drawing that React put off) would fail the whole run, and only where the machine is busy.
 */
const left: (() => void)[] = [];
let over = false;

function ending<Start extends (...args: never[]) => unknown>(start: Start, stop: (handle: never) => void): Start {
  const wrapped = (...args: Parameters<Start>) => {
    if (over) return undefined;
    const handle = start(...args);
    left.push(() => stop(handle as never));
    return handle;
  };
  return Object.assign(wrapped, start) as unknown as Start;
}

globalThis.setTimeout = ending(globalThis.setTimeout, globalThis.clearTimeout);
globalThis.setInterval = ending(globalThis.setInterval, globalThis.clearInterval);
globalThis.setImmediate = ending(globalThis.setImmediate, globalThis.clearImmediate);

afterAll(() => {
  over = true;
  for (const stop of left) stop();
});
