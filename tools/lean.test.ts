import { describe, expect, it } from 'vitest';
import { lean } from './lean';

interface Hooks {
  resolveId: (source: string, importer: string) => string | undefined;
  load: (id: string) => string | undefined;
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
  it('is a whole module, where the library names it', () => {
    const hooks = build();
    const id = hooks.resolveId('./FilterDropdown', '/x/antd/es/table/hooks/useFilter/index.js');
    expect(hooks.load(id!)).toContain('() => null');
    expect(hooks.resolveId('./FilterDropdown', '/x/src/list.tsx')).toBeUndefined();
    expect(() => end(hooks)).not.toThrow('filters stand above the list');
  });
  it('ends the build where it is not there any more', () => {
    const hooks = build();
    hooks.resolveId('./another', '/x/antd/es/table/hooks/useFilter/index.js');
    expect(() => end(hooks)).toThrow('filters stand above the list');
  });
  it('does not miss parts of a library that nothing asks for', () => {
    expect(() => end(build())).not.toThrow();
  });
});
