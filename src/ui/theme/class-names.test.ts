import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../..');

it('no class is drawn by two files: the second would change, or hide, what the first draws', () => {
  const drawn = new Map<string, Set<string>>();
  for (const file of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css')))
    for (const [, name] of readFileSync(join(SOURCE, file), 'utf8').matchAll(/^\.([a-z][\w-]*)(?: \{|,$)/gm))
      drawn.set(name!, (drawn.get(name!) ?? new Set()).add(file));
  expect(drawn.size).toBeGreaterThan(100);
  expect([...drawn].filter(([, files]) => files.size > 1).map(([name, files]) => [name, ...files])).toEqual([]);
});
