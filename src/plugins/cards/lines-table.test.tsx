import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CardLine } from '@balcao/contract/cards/shapes';
import texts from '../../../locales/pt-BR/cards.json';
import { drawPart, giveTexts } from '../../test-support/drawn-part';
import { LinesTable } from './lines-table';

giveTexts({ cards: texts });

const line = (id: number, receipt: CardLine['receipt']): CardLine => ({
  id,
  kind: 'purchase',
  description: `Loja ${id}`,
  amount: 100,
  day: '2026-11-20',
  period: '2026-12',
  card: 9,
  lastDigits: '4321',
  purchase: id,
  receipt,
  installment: null,
});

it("a line of a supplier's card opens its receipt or says that it is missing; another line has none", () => {
  const lines = [line(1, 'sent'), line(2, 'missing'), line(3, null)];
  const view = { can: () => ({ can: false }) };
  drawPart(
    <LinesTable
      label="x"
      lines={lines}
      total={3}
      pages={{ page: 1, pageSize: 15, setPage: () => undefined, setPageSize: () => undefined }}
      empty=""
    />,
    { view },
  );
  const rowOf = (id: number) => screen.getByText(`Loja ${id}`, { exact: false }).closest('tr')!;
  expect(rowOf(1).querySelector('button')?.textContent).toBe(texts.receipt.title);
  expect(rowOf(2).textContent).toContain(texts.receipt.missingAt);
  expect(rowOf(3).textContent).not.toContain(texts.receipt.title);
});
