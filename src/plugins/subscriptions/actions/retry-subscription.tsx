import { useNotification } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../data/use-call';
import { TOUCHED } from '../parts/touched';
import { SubscriptionDrawer } from './subscription-drawer';

/** Tries again to make a charge that failed. */
export default function RetrySubscription() {
  const { t } = useTranslation('subscriptions');
  const { run } = useAction('POST /subscription/{id}/retry', { invalidates: TOUCHED, quiet: true });
  const { open } = useNotification();
  return (
    <SubscriptionDrawer
      action="retry"
      onSubmit={async ({ id, card }) => {
        const { failure, charge } = await run({ params: { id } });
        if (failure) throw new Error(t('retry.failed', { reason: failure }));
        open?.({ type: 'success', message: t(card && charge ? 'retry.doneCard' : 'retry.done') });
      }}
    >
      {({ failure, card, status }) => (
        <>
          <p>{t('retry.text', { reason: failure })}</p>
          {card && status === 'canceled' && <p>{t('retry.reactivates')}</p>}
        </>
      )}
    </SubscriptionDrawer>
  );
}
