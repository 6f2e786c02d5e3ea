import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createNotificationProvider } from './notification';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('SHELL-9-4: a toast that comes up under a resting pointer is told that it is there, and waits', () => {
  const notice = document.createElement('div');
  notice.className = 'ant-notification-notice';
  document.body.append(notice);
  const rested = vi.fn();
  document.body.addEventListener('mouseover', rested);
  const at = vi.fn(() => notice as Element);
  document.elementFromPoint = at;
  window.dispatchEvent(new MouseEvent('pointermove', { clientX: 30, clientY: 40 }));
  const toasts = { error: vi.fn(), success: vi.fn(), destroy: vi.fn() };
  const { open } = createNotificationProvider(toasts as never);
  open({ type: 'success', message: 'Boleto cancelado' } as never);
  vi.advanceTimersByTime(400);
  expect(at).toHaveBeenCalledWith(30, 40);
  expect(rested).toHaveBeenCalledOnce();
  expect(toasts.success.mock.calls[0]![0]).toMatchObject({ duration: 5 });
});
