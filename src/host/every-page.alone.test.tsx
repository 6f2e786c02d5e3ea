import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { GIVEN } from '../test-support/given-records';
import { shownOn } from '../test-support/shown-page';
import { walkedPages } from '../test-support/opened-page';

const FOLDER = join(import.meta.dirname, '__snapshots__/every-page');
const fileOf = (path: string) => `${path.slice(1).replaceAll('/', '.').replaceAll(':', '_') || 'index'}.txt`;

it('each file is of a page, and pages are found', () => {
  const files = walkedPages.map(({ path }) => fileOf(path));
  if (process.env['WALKED']) expect(files).not.toEqual([]);
  else expect(readdirSync(FOLDER).sort()).toEqual([...new Set(files)].sort());
});

it.each(walkedPages.map((page) => [page.path, page] as const))(
  'the page %s shows what it is answered, offers what its record allows and sends what is filled in',
  async (path, page) => {
    const lines = await shownOn(page, GIVEN[path]);
    await expect(lines).toMatchFileSnapshot(join(FOLDER, fileOf(path)));
  },
);
