import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import '../../test-support/texts';
import { TableFooter } from './table-footer';

const table = (part: object) => ({ total: 0, page: 1, pageSize: 15, setPage: vi.fn(), setPageSize: vi.fn(), ...part });

it.each([
  [0, 'Total de 0 itens'],
  [1, 'Total de 1 item'],
  [2, 'Total de 2 itens'],
  [1992, 'Total de 1.992 itens'],
])('total %i', (total, text) => {
  render(<TableFooter table={table({ total })} />);
  expect(screen.getByRole('status').textContent).toBe(text);
});

it('a list whose counting stopped says so, and its pages go on', () => {
  render(<TableFooter table={table({ total: 2500, isLowerBound: true, page: 25, pageSize: 100 })} />);
  expect(screen.getByRole('status').textContent).toBe('Mais de 2.500 itens');
  expect(screen.getByRole('button', { name: 'Próxima página' })).toHaveProperty('disabled', false);
  expect(screen.getByText('Página 25')).toBeTruthy();
});

it('offers 15, 25, 50 and 100 rows and turns pages between the first and the last', () => {
  const held = table({ total: 31, page: 2 });
  render(<TableFooter table={held} />);
  expect(screen.getAllByRole('option').map((o) => o.textContent)).toEqual(['15', '25', '50', '100']);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '50' } });
  expect(held.setPageSize).toHaveBeenCalledWith(50);
  fireEvent.click(screen.getByRole('button', { name: 'Próxima página' }));
  expect(held.setPage).toHaveBeenCalledWith(3);
  expect(screen.getByText('2 de 3')).toBeTruthy();
});

it.each([
  [false, 1],
  [true, 0],
])('the page of a list that is a part of a page (%s) is turned with %d scrolls to the top', (isPart, times) => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(<TableFooter table={table({ total: 31, page: 1 })} isPart={isPart} />);
  fireEvent.click(screen.getByRole('button', { name: 'Próxima página' }));
  expect(scrollTo).toHaveBeenCalledTimes(times);
  scrollTo.mockRestore();
});
