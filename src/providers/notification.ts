import { CloseOutlined } from '@ant-design/icons';
import type { NotificationProvider } from '@refinedev/core';
import type { NotificationInstance } from 'antd/es/notification/interface';
import { createElement } from 'react';
import { i18n } from './i18n';

/** Toast time in seconds (SHELL-9-4). */
const SECONDS = 5;

/** The pointer's position, px. */
const pointer = { x: -1, y: -1 };
window.addEventListener('pointermove', ({ clientX, clientY }) => Object.assign(pointer, { x: clientX, y: clientY }), {
  passive: true,
});

/** antd keeps a toast open while the pointer is on it; this does the same for one that appears under a pointer that does not move. */
function holdUnderPointer(): void {
  setTimeout(() => {
    const under = document.elementFromPoint(pointer.x, pointer.y)?.closest('.ant-notification-notice');
    under?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  }, APPEARED);
}
/** Milliseconds after which a toast has finished its animation. */
const APPEARED = 400;

/** antd closes a toast by an anchor without address, named 'Close'; without a role a name of ours would not be heard (SHELL-0-1). */
const close = () => ({
  closeIcon: createElement(CloseOutlined, { className: 'ant-notification-notice-close-icon' }),
  'aria-label': i18n.t('shell:close'),
  role: 'button',
});

/** Toasts through antd. An error without text was already told by the shell. */
export const createNotificationProvider = (toasts: NotificationInstance): NotificationProvider => ({
  open({ key, message, description, type }) {
    const text = type === 'error' ? (description ?? message) : message;
    if (!text) return;
    toasts[type === 'error' ? 'error' : 'success']({
      // The same failure of several calls of a page is one toast.
      key: type === 'error' ? text : (key ?? text),
      message: text,
      description: type === 'error' || description === message ? undefined : description,
      duration: SECONDS,
      role: type === 'error' ? 'alert' : 'status',
      closable: close(),
    });
    holdUnderPointer();
  },
  close: (key) => toasts.destroy(key),
});
