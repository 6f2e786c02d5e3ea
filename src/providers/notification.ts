import type { NotificationProvider } from '@refinedev/core';
import type { NotificationInstance } from 'antd/es/notification/interface';

/** Toast time in seconds (SHELL-9-4). */
const SECONDS = 5;

/** Toasts through antd. An error without text was already told by the shell. */
export const createNotificationProvider = (toasts: NotificationInstance): NotificationProvider => ({
  open({ key, message, description, type }) {
    const text = type === 'error' ? (description ?? message) : message;
    if (!text) return;
    toasts[type === 'error' ? 'error' : 'success']({
      // The same failure told by several calls of a page is one toast.
      key: type === 'error' ? text : (key ?? text),
      message: text,
      description: type === 'error' || description === message ? undefined : description,
      duration: SECONDS,
      placement: 'topRight',
      role: type === 'error' ? 'alert' : 'status',
    });
  },
  close: (key) => toasts.destroy(key),
});
