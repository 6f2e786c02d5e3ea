import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import investments from '../../../locales/pt-BR/investments.json';
import { drawPart, giveTexts } from '../../test-support/drawn-part';
import { bank } from '../../test-support/signed-part';
import { RoutingProvider } from '../../ui/page/routing';
import HistoryList from './history-list';

giveTexts({ investments });

const pathOf = (name: string, params?: { id: number }) => `/${name}/${params?.id ?? ''}`;
const routing = { pathOf: pathOf as never, destinationOf: () => undefined, crumbs: [], parent: undefined };

it('what was redeemed leads to its investment', async () => {
  const sums = { gross: 1_000, net: 990, iof: 5, incomeTax: 5, yield: 10 };
  const at = '2026-11-20T12:00:00Z';
  const times = { created_at: at, settled_at: at, scheduled_for: '2026-11-20' };
  const row = { id: 41, investment: 7, name: 'CDB diário', state: 'settled', ...sums, ...times };
  bank.answers['POST investments/history'] = { items: [row], total: 1 };
  drawPart(
    <RoutingProvider value={routing}>
      <HistoryList />
    </RoutingProvider>,
  );
  const link = await screen.findByRole('link', { name: /CDB diário/ });
  expect(link.getAttribute('href')).toBe('/investments-detail/7');
});
