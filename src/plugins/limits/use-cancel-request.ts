import { useTranslation } from 'react-i18next';
import { useAction, useInvalidateCalls } from '../../data/use-call';

/** Cancels a requested increase; a refusal is shown as a toast. */
export function useCancelRequest() {
  const { t } = useTranslation('limits');
  const again = useInvalidateCalls();
  const { run, isRunning } = useAction('POST /account/limit-requests/{id}/cancel', {
    invalidates: ['limit-requests'],
    success: t('pending.cancelled'),
  });
  const cancel = (id: number) =>
    run({ params: { id } }).then(
      () => again('GET /account/transactions/limits'),
      () => undefined,
    );
  return { cancel, isRunning };
}
