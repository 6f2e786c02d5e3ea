import { expect, it } from 'vitest';
import { definePlugin } from './define-plugin';

const page = { path: '/x', title: 'shell:retry', load: () => Promise.reject(new Error('not loaded')) } as const;

it('a page without a permission has its plugin’s; one that says its own keeps it', () => {
  const { pages } = definePlugin({
    id: 'x',
    permission: 'home',
    pages: [page, { ...page, path: '/y', permission: 'statement:releases' }],
  });
  expect(pages!.map(({ path, permission }) => [path, permission])).toEqual([
    ['/x', 'home'],
    ['/y', 'statement:releases'],
  ]);
});
