import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FitProbe, useFits, widthOf } from './use-fits';

const media = vi.hoisted(() => ({ small: false }));
vi.mock('../page/use-is-phone', () => ({ useIsPhone: () => false, useIsSmall: () => media.small }));

let list: ReturnType<typeof render>;
let measure: () => void;
vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(callback: () => void) {
      measure = callback;
    }
    observe() {}
    disconnect() {}
  },
);
afterEach(() => void (document.documentElement.style.fontSize = ''));

const COLUMNS = [
  { key: 'name', title: 'Nome', render: () => null },
  { key: 'value', title: 'Valor', width: 600, render: () => null },
  { key: 'email', title: 'E-mail', width: 400, optional: true, render: () => null },
];

function List() {
  const { box, fits } = useFits();
  return (
    <section ref={box}>
      <FitProbe columns={COLUMNS} />
      {fits ? 'table' : 'cards'}
    </section>
  );
}

/** 'table' or 'cards', as the list is shown. @param box its width @param window width @param letters root font size; all in px */
function shown(box: number, window: number, letters = 16) {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: box });
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, value: 832 * (letters / 16) });
  media.small = window < 1200;
  document.documentElement.style.fontSize = `${letters}px`;
  list.rerender(<List />);
  act(() => measure());
  return screen.getByText(/table|cards/).lastChild!.textContent;
}

test('a list turns into cards before a column is lost: at 200 % zoom, in large letters, not for columns asked for beside the first', () => {
  list = render(<List />);
  expect(widthOf(COLUMNS.slice(0, 2))).toBe('52rem');
  // without ticks and menus
  expect(widthOf(COLUMNS.slice(0, 2), 0)).toBe('46rem');
  expect(document.querySelector<HTMLElement>('.fit-probe > i')!.style.width).toBe('52rem');
  expect(shown(1068, 1366)).toBe('table');
  expect(shown(569, 683)).toBe('cards');
  expect(shown(910, 1024)).toBe('table');
  expect(shown(1068, 1366, 25.6)).toBe('cards');
  expect(shown(800, 1280)).toBe('table');
});
