import { expect, it } from 'vitest';
import { GIVEN } from '../test-support/given-records';
import { walkedPages } from '../test-support/opened-page';
import { buttonFaults } from '../test-support/walked-buttons';

/** What may be otherwise than elsewhere. */
const OTHERWISE: Readonly<Record<string, string[]>> = {
  // leads to the card, which is there for whoever may have it
  '/cartoes/multiplo/ativacao/oferta-seguro': [
    "offers 'Agora não' to who may not do it",
    "'Contratar seguro' asks nothing again",
  ],
  // the customers are asked again, by another part of the contract
  '/receber/clientes/unir': ["'Unir 0 clientes' asks nothing again"],
};

const pages = walkedPages.filter(({ redirects }) => !redirects);

it('pages are found', () => expect(process.env['WALKED'] ?? pages.length > 300).toBeTruthy());

it.each(pages.map((page) => [page.path, page] as const))(
  'the buttons and switches of %s are their viewer’s, tell refusals, do it once and ask again what they changed',
  async (path, page) =>
    expect((await buttonFaults(page, GIVEN[path])).filter((fault) => !OTHERWISE[path]?.includes(fault))).toEqual([]),
);
