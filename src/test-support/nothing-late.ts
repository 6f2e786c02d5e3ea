import { afterAll } from 'vitest';

/**
 * Ends the timers that a test file leaves behind. A timer that fires after the page is gone (of a toast, or of a
 * render that React put off) would fail the whole run, and only on a busy machine.
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
