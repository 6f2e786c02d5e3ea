// Writes docs/benchmarks.md: one section for each bench, replaced as a whole by a run of the bench.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../../docs/benchmarks.md');
const HEAD =
  '# Benchmarks\n\nEach section is one run of the command it names; figures of different runs are not to be compared.\n';

export const median = (values) => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

export const machine = () => `${cpus().length} × ${cpus()[0].model.trim()}, Node ${process.version}`;

const standing = (ok) => (ok === undefined ? '' : ok ? 'kept' : '**broken**');

/** @param {{what: string, value: string, limit?: string, ok?: boolean}[]} rows */
export const table = (rows) =>
  [
    '| what | measured | limit | |',
    '|---|---|---|---|',
    ...rows.map((row) => `| ${row.what} | ${row.value} | ${row.limit ?? ''} | ${standing(row.ok)} |`),
  ].join('\n');

/** Replaces the section with this title, or adds a new one. */
export function writeSection(title, text) {
  const now = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEAD;
  const others = now.split(/\n(?=## )/).filter((part) => !part.startsWith(`## ${title}\n`));
  writeFileSync(FILE, `${[...others.map((part) => part.trimEnd()), `## ${title}\n\n${text.trim()}`].join('\n\n')}\n`);
}
