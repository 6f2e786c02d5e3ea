import type { Preferences } from '@balcao/contract/session';
import { api } from './api';
import { markUnsaved } from './unsaved';

const WAIT = 5000;
let waiting: { timer: ReturnType<typeof setTimeout>; value: Preferences } | undefined;

const save = async (value: Preferences) => {
  try {
    await api('PUT /profile/preferences', { body: value });
    if (!waiting) markUnsaved(false);
  } catch {
    // Theme and letter size stay as chosen in this browser, marked as unsaved: the next visit sends them again.
  }
};

/** Saves theme and letter size 5 s after the last change (SHELL-4.1-14). */
export function savePreferencesLater(value: Preferences): void {
  clearTimeout(waiting?.timer);
  markUnsaved(true);
  const timer = setTimeout(() => {
    waiting = undefined;
    void save(value);
  }, WAIT);
  waiting = { timer, value };
}

/** Saves at once what still waits (logout, account switch). */
export async function flushPreferences(): Promise<void> {
  if (!waiting) return;
  const { timer, value } = waiting;
  waiting = undefined;
  clearTimeout(timer);
  await save(value);
}
