import { useTranslation } from 'react-i18next';
import { useWrites } from '../../../data/use-writes';
import { subscriptionPlans } from '../../../resources/subscription-plans';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { NEW_PLAN, PlanFields, planOf, type PlanValues } from './plan-fields';

/** The drawer over the list that adds a plan. */
export default function CreatePlan() {
  const { t } = useTranslation('subscriptions');
  const { create } = useWrites(subscriptionPlans, { success: t('plan.create.done'), quiet: true });
  return (
    <ActionDrawer<PlanValues>
      title={t('plan.create.title')}
      submit={t('plan.create.submit')}
      initial={NEW_PLAN}
      onSubmit={(values) => create(planOf(values))}
    >
      <PlanFields />
    </ActionDrawer>
  );
}
