import { useNotification } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { useAction, useInvalidateCalls } from '../../../data/use-call';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { NEW_PLAN, PlanFields, planOf, type PlanValues } from './plan-fields';

/** Adds a plan, over the list. */
export default function CreatePlan() {
  const { t } = useTranslation('subscriptions');
  const { run } = useAction('POST /plan', { quiet: true });
  const again = useInvalidateCalls();
  const { open } = useNotification();
  return (
    <ActionDrawer<PlanValues>
      title={t('plan.create.title')}
      submit={t('plan.create.submit')}
      initial={NEW_PLAN}
      onSubmit={async (values) => {
        await run({ body: planOf(values) });
        await again('GET /plans');
        open?.({ type: 'success', message: t('plan.create.done') });
      }}
    >
      <PlanFields />
    </ActionDrawer>
  );
}
