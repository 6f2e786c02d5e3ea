// The time that a route, a call and a plugin add to a run of the tests, and an estimate of the run for the whole product.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Number of routes, calls and plugins in the whole specification. */
const WHOLE = { route: 190, call: 560, plugin: 60 };

const KINDS = [
  ['route', /e2e\/(every-route|budget)\.spec/],
  ['call', /invariants\/(authorisation|fuzz)\.test/],
  ['house', /invariants\/|e2e\/(journey|keep-alive|keyboard|live|robustness)\.spec/],
  ['plugin', /e2e\/|areas\/[^/]+\/|src\/(plugins|kits)\/|rails\/[^/]+\//],
];
const kindOf = (file) => KINDS.find(([, pattern]) => pattern.test(file))?.[0] ?? 'house';

/** Seconds by kind of test. Files of a suite run in parallel, so the suite's duration is divided in proportion to their own times. */
export class Costs {
  #seconds = { route: 0, call: 0, plugin: 0, house: 0 };

  /** @param {number} seconds @param {{ file: string, ms: number }[]} [files] */
  add(seconds, files = []) {
    const sum = files.reduce((total, { ms }) => total + ms, 0);
    if (!sum) this.#seconds.house += seconds;
    else for (const { file, ms } of files) this.#seconds[kindOf(file)] += (seconds * ms) / sum;
  }

  /** @param {number} calls number of calls in the contract @returns {string[]} lines to print */
  report(calls) {
    const { pages } = JSON.parse(readFileSync(join(root, 'dist/portal/pages.json'), 'utf8'));
    const plugins = readdirSync(join(root, 'src/plugins')).length;
    const counts = { route: pages.length, call: calls, plugin: plugins };
    const each = (kind) => (counts[kind] ? this.#seconds[kind] / counts[kind] : 0);
    const kinds = Object.keys(counts);
    const now = Object.values(this.#seconds).reduce((total, seconds) => total + seconds, 0);
    const then = kinds.reduce((total, kind) => total + each(kind) * WHOLE[kind], this.#seconds.house);
    const minutes = (seconds) => `${(seconds / 60).toFixed(1)} min`;
    return [
      `cost: ${kinds.map((kind) => `a ${kind} ${each(kind).toFixed(2)} s (of ${counts[kind]})`).join(', ')}, the house ${minutes(this.#seconds.house)}: ${minutes(now)}`,
      `${WHOLE.route} routes, ${WHOLE.call} calls and ${WHOLE.plugin} plugins would take ${minutes(then)}`,
    ];
  }
}
