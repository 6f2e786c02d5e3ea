import { useNotification } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { useAction, useCall, useInvalidateCalls } from '../../../data/use-call';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { useIdParam } from '../../../ui/page/routing';

/** Deletes a plan that nothing was charged by and nobody has (domain.md 1). */
export default function RemovePlan() {
  const { t } = useTranslation('subscriptions');
  const id = useIdParam();
  const { data: plan, error } = useCall('GET /plan/{id}', { params: { id: id ?? 0 } }, { enabled: id !== undefined });
  const { run } = useAction('DELETE /plan/{id}', { quiet: true });
  const again = useInvalidateCalls();
  const { open } = useNotification();
  if (!id || (error && !plan)) return null;
  const off =
    plan && plan.charges > 0
      ? t('plan.remove.charged', { count: plan.charges })
      : plan && plan.subscriptions > 0
        ? t('plan.remove.used', { count: plan.subscriptions })
        : undefined;
  return (
    <ActionDrawer
      title={t('plan.remove.title')}
      submit={t('plan.remove.submit')}
      danger
      submitOff={off}
      isLoading={!plan}
      onSubmit={async () => {
        await run({ params: { id } });
        await again('GET /plans');
        open?.({ type: 'success', message: t('plan.remove.done') });
      }}
    >
      <p>
        <strong>{plan?.name}</strong>
      </p>
      {off ? <p role="alert">{off}</p> : <p className="soft">{t('plan.remove.text')}</p>}
    </ActionDrawer>
  );
}
