import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { MoneyOperation, MoneyState } from '@balcao/contract/money/operation';
import texts from '../../../locales/pt-BR/money.json';
import { drawPart, giveTexts } from '../../test-support/drawn-part';
import { RoutingProvider, type RoutingView } from '../../ui/page/routing';
import { MoneyDone } from './money-done';

giveTexts({ money: texts });
afterEach(cleanup);

const routing = { pathOf: (name: string) => `/${name}`, crumbs: [] } as unknown as RoutingView;
const operation = (state: MoneyState) =>
  ({
    id: 7,
    label: 'Pix',
    state,
    amount: 100,
    counterpart: { name: 'Ana' },
    protocol: '1',
    scheduled_for: '2026-11-25',
  }) as MoneyOperation;

it.each([
  ['scheduled', 1],
  ['sent', 0],
] as const)('an operation that is %s leads to what is scheduled: %i link', (state, links) => {
  drawPart(
    <RoutingProvider value={routing}>
      <MoneyDone operation={operation(state)} />
    </RoutingProvider>,
  );
  expect(screen.queryAllByRole('link', { name: 'Ver agendados' })).toHaveLength(links);
});
