import { useNotification } from '@refinedev/core';
import type { CallError } from '../../../data/use-call';

/** Toasts of what was done and of what failed, five seconds each; what the shell told already is not told again. */
export function useTell() {
  const { open } = useNotification();
  return {
    done: (message: string) => open?.({ type: 'success', message }),
    wrong: (message: string) => open?.({ type: 'error', message }),
    failed: (error: unknown, text?: string) => {
      const { handled, message } = error as CallError;
      if (!handled) open?.({ type: 'error', message: text ?? message });
    },
  };
}
