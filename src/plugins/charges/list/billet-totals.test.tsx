import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import charges from '../../../../locales/pt-BR/charges.json';
import { giveTexts } from '../../../test-support/drawn-part';
import '../../../test-support/texts';
import type { CallError } from '../../../data/use-call';
import { BilletTotals } from './billet-totals';
import type { Totals } from './billet-filter';

giveTexts({ charges });

const status = (of: string, translated_status: string, count: number, value: number) =>
  ({ status: of, translated_status, count, value }) as Totals['byStatus'][number];
const data = {
  total: { count: 5, value: 50_000 },
  byStatus: [status('waiting', 'Aguardando', 3, 30_000), status('paid', 'Pago', 2, 20_000)],
} as unknown as Totals;
const failure = { status: 500, message: 'Ops, ocorreu um erro.' } as unknown as CallError;
const totals = (given: object) => ({ data: undefined, error: null, retry: () => undefined, ...given });

test("the sum over a filter by status is the filter's, never what the bulk bar calls chosen; a chip is its switch", () => {
  const setFilter = vi.fn();
  const { rerender } = render(<BilletTotals table={{ body: {}, setFilter }} totals={totals({ data })} />);
  const chips = () => screen.getAllByRole('button').map((one) => one.textContent);
  expect(chips()[0]).toMatch(/^Todos5R\$.500,00$/);
  fireEvent.click(screen.getByRole('button', { name: /^Pago/ }));
  expect(setFilter).toHaveBeenCalledExactlyOnceWith('status', ['paid']);
  rerender(<BilletTotals table={{ body: { status: ['paid'] }, setFilter }} totals={totals({ data })} />);
  expect(chips()[0]).toMatch(/^No filtro2R\$.200,00$/);
  expect(chips().join(' ')).not.toMatch(/selecionad/i);
  expect(screen.getByRole('button', { name: /^Pago/ }).getAttribute('aria-pressed')).toBe('true');
});

test('one failure is told once: where the list says it, the totals are silent; alone, they say so and try again', () => {
  const retry = vi.fn();
  const failed = totals({ error: failure, retry });
  const setFilter = vi.fn();
  const { rerender } = render(<BilletTotals table={{ body: {}, setFilter, error: failure }} totals={failed} />);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<BilletTotals table={{ body: {}, setFilter, error: null }} totals={failed} />);
  expect(screen.getByRole('alert').textContent).toContain('Não conseguimos somar estes boletos.');
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(retry).toHaveBeenCalledOnce();
});
