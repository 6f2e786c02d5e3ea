import { useTranslation } from 'react-i18next';
import type { Plan } from '@balcao/contract/subscriptions-plans';
import { useRecord } from '../../../data/use-record';
import { useWrites } from '../../../data/use-writes';
import { subscriptionPlans } from '../../../resources/subscription-plans';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { useIdParam } from '../../../ui/page/routing';

/** The drawer that deletes a plan without subscriptions and charges (domain.md 1). */
export default function RemovePlan() {
  const id = useIdParam();
  const { record: plan, error } = useRecord(subscriptionPlans, id);
  return !id || (error && !plan) ? null : <Removal id={id} plan={plan} />;
}

/** A component of its own, so that deleting does not render the one that reads the plan, which would fetch it again. */
function Removal({ id, plan }: { id: number; plan: Plan | undefined }) {
  const { t } = useTranslation('subscriptions');
  const { remove } = useWrites(subscriptionPlans, { success: t('plan.remove.done'), quiet: true });
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
      onSubmit={() => remove(id)}
    >
      <p>
        <strong>{plan?.name}</strong>
      </p>
      {off ? <p role="alert">{off}</p> : <p className="soft">{t('plan.remove.text')}</p>}
    </ActionDrawer>
  );
}
