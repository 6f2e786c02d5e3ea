import { Alert, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Plan } from '@balcao/contract/subscriptions-plans';
import { useCall } from '../../../data/use-call';
import { useRecord } from '../../../data/use-record';
import { useWrites } from '../../../data/use-writes';
import { subscriptionPlans } from '../../../resources/subscription-plans';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { useIdParam } from '../../../ui/page/routing';
import { TOUCHED } from '../parts/touched';
import { fits, PlanFields, planOf, type PlanValues } from './plan-fields';

/** The drawer that changes a plan, showing first what that does to its subscriptions. */
export default function EditPlan() {
  const { t } = useTranslation('subscriptions');
  const id = useIdParam();
  const { record: plan, error } = useRecord(subscriptionPlans, id);
  const [form] = Form.useForm<PlanValues>();
  const { update } = useWrites(subscriptionPlans, { invalidates: TOUCHED, success: t('plan.edit.done'), quiet: true });
  if (!id || (error && !plan)) return null;
  return (
    <ActionDrawer<PlanValues>
      key={plan ? 'ready' : 'loading'}
      form={form}
      title={t('plan.edit.title')}
      submit={t('plan.edit.submit')}
      isLoading={!plan}
      {...(plan
        ? {
            initial: {
              name: plan.name,
              description: plan.description ?? '',
              interval: plan.interval,
              ends: plan.repeats !== null,
              repeats: plan.repeats ?? 12,
            },
          }
        : {})}
      onSubmit={(values) => update(id, planOf(values))}
    >
      {plan && (
        <>
          <PlanFields />
          <Form.Item noStyle dependencies={['interval', 'ends', 'repeats']}>
            {() => <Effects plan={plan} values={form.getFieldsValue(true) as PlanValues} />}
          </Form.Item>
        </>
      )}
    </ActionDrawer>
  );
}

/** Explains what a change does to the plan's subscriptions, and how many of them it ends. */
function Effects({ plan, values }: { plan: Plan; values: PlanValues }) {
  const { t } = useTranslation('subscriptions');
  const wanted = fits(values) ? planOf({ ...values, name: plan.name }) : undefined;
  const isChanged = wanted !== undefined && (wanted.interval !== plan.interval || wanted.repeats !== plan.repeats);
  const { data } = useCall(
    'POST /plan/{id}/effects',
    {
      params: { id: plan.id },
      body: { interval: wanted?.interval ?? plan.interval, repeats: wanted?.repeats ?? null },
    },
    { enabled: isChanged, topic: 'subscriptions' },
  );
  if (plan.subscriptions === 0) return null;
  const ending = isChanged && data ? data.ending : 0;
  return (
    <Alert
      type={ending > 0 ? 'warning' : 'info'}
      showIcon
      role="status"
      message={t('plan.effects.title', { count: plan.subscriptions })}
      description={
        <>
          <p>{t('plan.effects.rule')}</p>
          {ending > 0 && <p>{t('plan.effects.ending', { count: ending })}</p>}
        </>
      }
    />
  );
}
