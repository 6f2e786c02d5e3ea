import { useNotification } from '@refinedev/core';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { SubscriptionDetail } from '@balcao/contract/subscriptions';
import { useAction } from '../../../data/use-call';
import { useConditions } from '../../../kits/charging/terms/use-conditions';
import { DateField } from '../../../ui/form/date-field';
import { rules } from '../../../ui/form/rules';
import { formatDay } from '../../../ui/text/format';
import { PlanField } from '../parts/plan-field';
import { TOUCHED } from '../parts/touched';
import { ItemLines, itemsOf, type ItemLine } from './item-lines';
import { SubscriptionDrawer } from './subscription-drawer';

interface Values {
  plan_id: number;
  next_due: string;
  items: ItemLine[];
  message?: string;
}

const startOf = (one: SubscriptionDetail): Partial<Values> => ({
  plan_id: one.plan_id,
  next_due: one.next_expire_at ?? '',
  items: one.items.map(({ name, amount, value }) => ({ name, amount, value })),
  message: one.message ?? '',
});

/** Plan, value, next due date and message, from the next charge on (AREAS-4-charges-4): what did not change is not asked for. */
export default function UpdateSubscription() {
  const { t } = useTranslation('subscriptions');
  const { run } = useAction('PUT /subscriptions', { invalidates: TOUCHED, quiet: true });
  const { open } = useNotification();
  const { data: conditions } = useConditions();
  const save = async (one: SubscriptionDetail, { plan_id, next_due, items, message = '' }: Values) => {
    const held = startOf(one);
    const asked = itemsOf(items);
    await run({
      body: {
        id: one.id,
        ...(plan_id === held.plan_id ? {} : { plan_id }),
        ...(next_due === held.next_due ? {} : { next_due }),
        ...(JSON.stringify(asked) === JSON.stringify(held.items) ? {} : { items: asked }),
        ...(message.trim() === held.message ? {} : { message: message.trim() }),
      },
    });
    open?.({ type: 'success', message: t('update.done') });
  };
  return (
    <SubscriptionDrawer<Values> action="update" initial={startOf} onSubmit={save}>
      {({ next_expire_at }) => (
        <>
          <p>{t('update.text', { day: formatDay(next_expire_at) })}</p>
          <Form.Item name="plan_id" label={t('column.plan')} extra={t('update.planHint')} rules={[rules.chosen()]}>
            <PlanField />
          </Form.Item>
          <Form.Item
            name="next_due"
            label={t('fact.next')}
            extra={t('update.dueHint')}
            rules={[rules.chosen(), rules.day()]}
          >
            <DateField {...(conditions ? { min: conditions.today } : {})} />
          </Form.Item>
          <ItemLines />
          <Form.Item name="message" label={t('fact.message')} extra={t('update.messageHint')}>
            <Input.TextArea rows={3} maxLength={403} />
          </Form.Item>
        </>
      )}
    </SubscriptionDrawer>
  );
}
