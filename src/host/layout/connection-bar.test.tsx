import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import '../../test-support/texts';
import { ConnectionBar } from './connection-bar';

it('tells the loss and the return, each with what it means (SHELL-2.3-13)', () => {
  vi.useFakeTimers();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(<ConnectionBar />);
  const bar = screen.getByRole('status');
  expect(bar.textContent).toBe('');
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(bar.textContent).toMatch(/^Sem conexão\. ./);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(bar.textContent).toMatch(/^Conexão reestabelecida\. ./);
  act(() => void vi.advanceTimersByTime(5000));
  expect(bar.textContent).toBe('');
  vi.useRealTimers();
});
