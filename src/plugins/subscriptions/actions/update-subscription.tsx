import { useNotification } from '@refinedev/core';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { SubscriptionDetail } from '@balcao/contract/subscriptions';
import { useAction } from '../../../data/use-call';
import { useConditions } from '../../../kits/charging/terms/use-conditions';
import { DiscountField } from '../../../kits/charging/items/discount-field';
import { DateField } from '../../../ui/form/date-field';
import { MoneyField } from '../../../ui/form/fields';
import { PercentField } from '../../../ui/form/percent-field';
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
  /** Value of the shipping, integer cents. */
  shipping?: number;
  discount: { type: 'currency' | 'percentage'; value?: number };
  /** Percent × 100. */
  fine?: number;
  /** Thousandths of a percent a day. */
  interest?: number;
}

const startOf = (one: SubscriptionDetail): Partial<Values> => ({
  plan_id: one.plan_id,
  next_due: one.next_expire_at ?? '',
  items: one.items.map(({ name, amount, value, repasses = [] }) => ({ name, amount, value, repasses })),
  message: one.message ?? '',
  shipping: one.shipping,
  discount: { type: 'currency', value: one.discount },
  fine: one.fine,
  interest: one.interest,
});

/** Shipping, discount, fine and interest, as far as they were changed. */
function changedOf(held: Partial<Values>, { shipping = 0, discount, fine = 0, interest = 0 }: Values) {
  const { type, value = 0 } = discount;
  return {
    ...(shipping === held.shipping ? {} : { shipping }),
    ...(type === 'currency' && value === held.discount?.value ? {} : { discount: { type, value } }),
    ...(fine === held.fine ? {} : { fine }),
    ...(interest === held.interest ? {} : { interest }),
  };
}

/**
 * Changes plan, items, next due date, message, shipping, discount, fine and interest, from the next charge on (AREAS-4-charges-4). Only
 * changed values are sent.
 */
export default function UpdateSubscription() {
  const { t } = useTranslation('subscriptions');
  const { run } = useAction('PUT /subscriptions', { invalidates: TOUCHED, quiet: true });
  const { open } = useNotification();
  const { data: conditions } = useConditions();
  const save = async (one: SubscriptionDetail, values: Values) => {
    const { plan_id, next_due, items, message = '' } = values;
    const held = startOf(one);
    const asked = itemsOf(items);
    await run({
      body: {
        id: one.id,
        ...(plan_id === held.plan_id ? {} : { plan_id }),
        ...(next_due === held.next_due ? {} : { next_due }),
        ...(JSON.stringify(asked) === JSON.stringify(itemsOf(held.items ?? [])) ? {} : { items: asked }),
        ...(message.trim() === held.message ? {} : { message: message.trim() }),
        ...changedOf(held, values),
      },
    });
    open?.({ type: 'success', message: t('update.done') });
  };
  return (
    <SubscriptionDrawer<Values> action="update" initial={startOf} onSubmit={save}>
      {({ next_expire_at, card }) => (
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
          <Form.Item name="shipping" label={t('update.shipping')}>
            <MoneyField placeholder="0,00" />
          </Form.Item>
          <DiscountField
            field="discount"
            label={t('update.discount')}
            typeLabel={t('update.discountType')}
            rules={[]}
          />
          {!card && (
            <div className="fields-two">
              <Form.Item name="fine" label={t('update.fine')}>
                <PercentField placeholder="0,00" />
              </Form.Item>
              <Form.Item name="interest" label={t('update.interest')}>
                <PercentField decimals={3} placeholder="0,000" />
              </Form.Item>
            </div>
          )}
          <Form.Item name="message" label={t('fact.message')} extra={t('update.messageHint')}>
            <Input.TextArea rows={3} maxLength={403} />
          </Form.Item>
        </>
      )}
    </SubscriptionDrawer>
  );
}
