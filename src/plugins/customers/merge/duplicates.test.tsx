import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../../locales/pt-BR/customers.json';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { bank, press } from '../../../test-support/signed-part';
import { askResourceAgain } from '../../../providers/query-client';
import { RoutingProvider } from '../../../ui/page/routing';
import Duplicates from './duplicates';

giveTexts({ customers: texts });

const SEARCH = 'POST customers/duplicates';
const routing = { pathOf: () => '/clientes', destinationOf: () => undefined, crumbs: [], parent: undefined };
const pair = (at: number) => ({
  same: ['email'],
  customers: [at, at + 1000].map((id) => ({ id, name: `Cliente ${id}`, document: '52998224725' })),
});

it('every group of customers alike can be reached; once those of the last page were merged, the page before is shown', async () => {
  let total = 51;
  bank.answers[SEARCH] = () => {
    const { page, size } = bank.asked.findLast(({ call }) => call === SEARCH)!.body as { page: number; size: number };
    const all = Array.from({ length: total }, (_, at) => pair(at + 1));
    const items = all.slice((page - 1) * size, page * size);
    // as the server counts: none where the page is past the end
    return Response.json({ items, total: items.length ? total : 0 });
  };
  drawPart(
    <RoutingProvider value={routing as never}>
      <Duplicates />
    </RoutingProvider>,
  );
  await screen.findByText('51 grupos de cadastros parecidos');
  await screen.findByText('Cliente 1');
  expect(screen.queryByText('Cliente 51')).toBeNull();
  await press('Próxima página');
  await screen.findByText('Cliente 51');
  expect(screen.queryByText('Cliente 1')).toBeNull();
  total = 50;
  await askResourceAgain('customers', new Date(Date.now() + 1));
  await screen.findByText('Cliente 1');
  await screen.findByText('50 grupos de cadastros parecidos');
});
