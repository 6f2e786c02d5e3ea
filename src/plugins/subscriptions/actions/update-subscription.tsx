import { useNotification } from '@refinedev/core';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../data/use-call';
import { DiscountField } from '../../../kits/charging/items/discount-field';
import { useConditions } from '../../../kits/charging/terms/use-conditions';
import { DateField } from '../../../ui/form/date-field';
import { MoneyField } from '../../../ui/form/fields';
import { rules } from '../../../ui/form/rules';
import { formatDay } from '../../../ui/text/format';
import { PlanField } from '../parts/plan-field';
import { TOUCHED } from '../parts/touched';
import { BilletFields } from './billet-fields';
import { ItemLines } from './item-lines';
import { SubscriptionDrawer } from './subscription-drawer';
import { changeOf, startOf, type Values } from './update-draft';
import { ChoiceField } from '../../../ui/form/choice-field';
import { MoreFields } from '../../../ui/form/more-fields';

const METHODS = ['banking_billet', 'credit_card'] as const;

/** Changes plan, payment method, items, next due date and terms, from the next charge on (AREAS-4-charges-4). Only changes are sent. */
export default function UpdateSubscription() {
  const { t } = useTranslation('subscriptions');
  const { run } = useAction('PUT /subscriptions', { invalidates: TOUCHED, quiet: true });
  const { open } = useNotification();
  const { data: conditions } = useConditions();
  const from = conditions ? { min: conditions.today } : {};
  return (
    <SubscriptionDrawer<Values>
      action="update"
      initial={startOf}
      onSubmit={async (one, values) => {
        await run({ body: changeOf(one, values) });
        open?.({ type: 'success', message: t('update.done') });
      }}
    >
      {(one) => (
        <>
          <p>{t('update.text', { day: formatDay(one.next_expire_at) })}</p>
          <Form.Item
            name="plan_id"
            label={t('column.plan')}
            extra={
              <Once changed="plan_id" from={one.plan_id}>
                {t('update.planHint')}
              </Once>
            }
            rules={[rules.chosen()]}
          >
            <PlanField />
          </Form.Item>
          <Form.Item
            name="payment_method"
            required
            label={t('fact.method')}
            extra={
              <Once changed="payment_method" from={one.payment_method}>
                {t('update.methodHint')}
              </Once>
            }
          >
            <ChoiceField options={METHODS.map((method) => ({ value: method, label: t(`method.${method}`) }))} />
          </Form.Item>
          <Form.Item
            name="next_due"
            label={t('fact.next')}
            extra={
              <Once changed="next_due" from={startOf(one).next_due}>
                {t('update.dueHint')}
              </Once>
            }
            rules={[rules.chosen(), rules.day()]}
          >
            <DateField {...from} />
          </Form.Item>
          <ItemLines />
          <MoreFields title={t('update.more')} isOpen={hasMore(startOf(one))}>
            <Form.Item name="shipping" label={t('update.shipping')}>
              <MoneyField placeholder="0,00" />
            </Form.Item>
            <DiscountField
              field="discount"
              label={t('update.discount')}
              typeLabel={t('update.discountType')}
              rules={[]}
            />
            <BilletFields {...from} />
            <Form.Item name="message" label={t('fact.message')} extra={t('update.messageHint')}>
              <Input.TextArea rows={3} maxLength={403} />
            </Form.Item>
          </MoreFields>
        </>
      )}
    </SubscriptionDrawer>
  );
}

/** Whether the subscription has any of the terms that are folded else. */
const hasMore = ({ shipping, discount, fine, interest, conditional_discount: early, message }: Partial<Values>) =>
  Boolean(shipping || discount?.value || fine || interest || early?.value || message);

interface OnceProps {
  changed: 'plan_id' | 'payment_method' | 'next_due';
  from: unknown;
  children: string;
}

/** What a change of a field leads to, said once the field is changed. */
function Once({ changed, from, children }: OnceProps) {
  const now: unknown = Form.useWatch(changed);
  return now === undefined || now === from ? null : children;
}
