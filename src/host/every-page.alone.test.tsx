import { expect, it } from 'vitest';
import { GIVEN } from '../test-support/given-records';
import { shownOn } from '../test-support/shown-page';
import { walkedPages } from '../test-support/walked-page';

it('pages are found', () => expect(process.env['WALKED'] ?? walkedPages.length > 300).toBeTruthy());

it.each(walkedPages.map((page) => [page.path, page] as const))(
  'the page %s shows what it is answered, offers what its record allows and sends what is filled in',
  async (path, page) => expect(await shownOn(page, GIVEN[path])).toMatchSnapshot(),
);
