import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSearchKey } from './search-key';

function Page({ modal = false }) {
  useSearchKey();
  return (
    <main id="main">
      <input aria-label="nome" />
      <input type="search" aria-label="busca" />
      {modal && <div role="dialog" aria-modal="true" />}
    </main>
  );
}
const focused = () => document.activeElement?.getAttribute('aria-label');

test("'/' puts the cursor into the search, and is a letter where something is typed", () => {
  const { rerender } = render(<Page />);
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(false);
  expect(focused()).toBe('busca');
  screen.getByLabelText('nome').focus();
  expect(fireEvent.keyDown(screen.getByLabelText('nome'), { key: '/' })).toBe(true);
  expect(focused()).toBe('nome');
  screen.getByLabelText('nome').blur();
  rerender(<Page modal />);
  fireEvent.keyDown(document.body, { key: '/' });
  expect(focused()).not.toBe('busca');
});
