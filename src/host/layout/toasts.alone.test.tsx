import { readFileSync } from 'node:fs';
import { act, render } from '@testing-library/react';
import { App } from 'antd';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TOASTS } from '../toasts';

const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };

beforeEach(() => {
  const style = document.createElement('style');
  style.textContent = readFileSync('src/host/layout/bottom-bar.css', 'utf8');
  document.head.append(style);
});
afterEach(() => happyDOM.setViewport({ width: 1024 }));

function Toast() {
  const { notification } = App.useApp();
  return <button type="button" onClick={() => notification.success({ message: 'Limite alterado' })} />;
}

/** Space under the toasts, beside their distance from the edge. */
async function clearance(width: number): Promise<string> {
  happyDOM.setViewport({ width });
  const { container } = render(
    <App notification={TOASTS}>
      <Toast />
    </App>,
  );
  await act(async () => container.querySelector('button')!.click());
  const [toasts, ...others] = [...document.querySelectorAll('.ant-notification')];
  expect([toasts?.textContent, others]).toEqual(['Limite alterado', []]);
  return getComputedStyle(toasts!).marginBottom;
}

it.each([
  ['clear of the bottom bar and the button above it on a phone', 360, true],
  ['at the edge of a wide screen, which has no bar', 1366, false],
])('toasts stand %s', async (_, width, isClear) => expect((await clearance(width)).includes('64px')).toBe(isClear));
