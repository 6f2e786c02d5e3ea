import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lean } from './lean';

interface Hooks {
  transform: (code: string, id: string) => { code: string } | undefined;
  buildEnd: (this: { error: (message: string) => never }) => void;
}
const build = () => lean() as unknown as Hooks;
const end = (hooks: Hooks) =>
  hooks.buildEnd.call({
    error: (message) => {
      throw new Error(message);
    },
  });

describe('what is left out of the libraries', () => {
  it('is left out of the file it is in', () => {
    const id = join(import.meta.dirname, '../node_modules/rc-table/es/Body/MeasureCell.js');
    const hooks = build();
    expect(hooks.transform(readFileSync(id, 'utf8'), id)!.code).not.toContain('title ||');
    expect(() => end(hooks)).not.toThrow('no second head');
  });
  it('ends the build where it is not there any more', () => {
    const hooks = build();
    hooks.transform('changed', '/x/rc-table/es/Body/MeasureCell.js');
    expect(() => end(hooks)).toThrow('no second head');
  });
});
