import { expect, it } from 'vitest';
import { detailFaults } from '../test-support/walked-detail';
import { walkedPages } from '../test-support/opened-page';

const details = walkedPages.filter(({ as, path }) => as !== 'drawer' && path.includes(':'));

it('pages of one record are found', () => expect(process.env['WALKED'] ?? details.length > 40).toBeTruthy());

it.each(details.map((page) => [page.path, page] as const))(
  'the page %s offers who may see it nothing that they may not do',
  async (_, page) => expect(await detailFaults(page)).toEqual([]),
);
