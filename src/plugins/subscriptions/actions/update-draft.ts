import type { Body } from '@balcao/contract/core/registry';
import type { SubscriptionDetail } from '@balcao/contract/subscriptions';
import { itemsOf, type ItemLine } from './item-lines';

type DiscountType = 'currency' | 'percentage';
type Asked = Body<'PUT /subscriptions'>;

/** The update's fields; cents, percent × 100, thousandths of a percent a day. */
export interface Values {
  plan_id: number;
  payment_method: SubscriptionDetail['payment_method'];
  next_due: string;
  items: ItemLine[];
  message?: string;
  shipping?: number;
  discount: { type: DiscountType; value?: number };
  conditional_discount: { type: DiscountType; value?: number; until_date?: string | null };
  fine?: number;
  interest?: number;
}

/** The fields as the subscription has them now. */
export const startOf = (one: SubscriptionDetail): Values => ({
  plan_id: one.plan_id,
  payment_method: one.payment_method,
  next_due: one.next_expire_at ?? '',
  items: one.items.map(({ name, amount, value, repasses = [] }) => ({ name, amount, value, repasses })),
  message: one.message ?? '',
  shipping: one.shipping,
  discount: { type: 'currency', value: one.discount },
  conditional_discount: one.conditional_discount
    ? {
        type: one.conditional_discount.type,
        value: one.conditional_discount.value,
        until_date: one.conditional_discount.until_date,
      }
    : { type: 'currency' },
  fine: one.fine,
  interest: one.interest,
});

/** The discount for paying early where it was changed: null where it was taken away. */
function earlyChange(held: Values, { conditional_discount: { type, value, until_date } }: Values) {
  const was = held.conditional_discount;
  if (!value || !until_date) return was.value ? { conditional_discount: null } : {};
  const isSame = type === was.type && value === was.value && until_date === was.until_date;
  return isSame ? {} : { conditional_discount: { type, value, until_date } };
}

/** What of a billet alone was changed; nothing where the charges are to be paid by card. */
function billetChange(held: Values, values: Values) {
  if (values.payment_method === 'credit_card') return {};
  const { fine = 0, interest = 0 } = values;
  return {
    ...(fine === held.fine ? {} : { fine }),
    ...(interest === held.interest ? {} : { interest }),
    ...earlyChange(held, values),
  };
}

/** What is sent: the fields that were changed. */
export function changeOf(one: SubscriptionDetail, values: Values): Asked {
  const held = startOf(one);
  const { plan_id, payment_method, next_due, message = '', shipping = 0, discount } = values;
  const items = itemsOf(values.items);
  const { type, value = 0 } = discount;
  return {
    id: one.id,
    ...(plan_id === held.plan_id ? {} : { plan_id }),
    ...(payment_method === held.payment_method ? {} : { payment_method }),
    ...(next_due === held.next_due ? {} : { next_due }),
    ...(JSON.stringify(items) === JSON.stringify(itemsOf(held.items)) ? {} : { items }),
    ...(message.trim() === held.message ? {} : { message: message.trim() }),
    ...(shipping === held.shipping ? {} : { shipping }),
    ...(type === 'currency' && value === held.discount.value ? {} : { discount: { type, value } }),
    ...billetChange(held, values),
  };
}
