import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('the tables of docs/specification name the files that cite each rule, and have every rule that is cited', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'specification.mjs'), '--check'], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});
