import { useNotification } from '@refinedev/core';
import type { CallError } from '../../../data/use-call';

/** Toasts of success and failure, five seconds each; failures that the shell has shown are not repeated. */
export function useToast() {
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
