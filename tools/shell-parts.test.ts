import { expect, it } from 'vitest';
import { importKey } from './shell-parts';

it.each([
  "() => __vite_ssr_dynamic_import__('/src/plugins/a/list.tsx')",
  '() => import("/src/plugins/a/list.tsx?x=1")',
])('%s', (source) => {
  const load = Object.assign(() => undefined, { toString: () => source });
  expect(importKey(load)).toBe('src/plugins/a/list.tsx');
});
