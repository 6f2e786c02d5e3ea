import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface PlantedFault {
  what: string;
  file: string;
  from: string;
  tests: readonly string[];
}

const root = join(import.meta.dirname, '..');
const { plantedFaults } = (await import(join(root, 'tools/planted-faults.mjs'))) as { plantedFaults: PlantedFault[] };

it.each(plantedFaults)(
  'the planted fault can still be planted, and its tests are there: $what',
  ({ file, from, tests }) => {
    expect(readFileSync(join(root, file), 'utf8').split(from)).toHaveLength(2);
    const paths = tests.filter((path) => path.includes('/'));
    expect(paths).not.toEqual([]);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  },
);
