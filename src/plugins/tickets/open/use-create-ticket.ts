import { useNotification } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../data/session';
import { useAction, type CallError } from '../../../data/use-call';

export interface TicketValues {
  subject: string;
  message: string;
}

/**
 * Returns a function that opens a ticket in the name of the signed-in person (SHELL-3-22), and shows the outcome as a toast (SHELL-8-22,
 * 8-23). It resolves to the ticket's id, undefined if none was created. @throws CallError with errors at 'subject' or 'message'
 */
export function useCreateTicket() {
  const { t } = useTranslation('tickets');
  const { session } = useSession();
  const { open } = useNotification();
  const { run } = useAction('POST /ticket', { invalidates: ['tickets'], success: t('open.done'), quiet: true });
  const { user, currentAccount } = session;
  const who = {
    passkey: currentAccount.passkey,
    email: user.email,
    phone: currentAccount.account.phone,
    name: user.name,
  };
  return async (values: TicketValues): Promise<number | undefined> => {
    try {
      return (await run({ body: { ...who, ...values } })).output.id;
    } catch (error) {
      const { errors = {}, handled } = error as CallError;
      if ('subject' in errors || 'message' in errors) throw error;
      if (!handled) open?.({ type: 'error', message: t('open.failed') });
      return undefined;
    }
  };
}
