import { Type } from 'typebox';
import { CHARGE_STATUS } from '../charges/charge';
import { Cents, Day, Id, OneOf } from '../core/shapes';
import { SUBSCRIPTION_STATUS } from './subscription';

const period = Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) }, { additionalProperties: false });
const amounts = Type.Object({ min: Type.Optional(Cents), max: Type.Optional(Cents) }, { additionalProperties: false });
const tags = Type.Optional(Type.Array(Id, { maxItems: 20, description: 'any of them' }));
const text = Type.Optional(Type.String({ maxLength: 120, description: 'customer, document, e-mail, plan or number' }));
/** What lists, totals and exports of subscriptions are filtered by. */
export const filters = {
  text,
  status: Type.Optional(Type.Array(OneOf(SUBSCRIPTION_STATUS), { maxItems: 4 })),
  attention: Type.Optional(OneOf(['failed', 'overdue'])),
  plans: Type.Optional(Type.Array(Id, { maxItems: 20 })),
  due: Type.Optional(period),
  issued: Type.Optional(period),
  value: Type.Optional(amounts),
  tags,
};
export const filterBody = Type.Object(filters, { additionalProperties: false });

export const SUBSCRIPTION_ORDER = ['id', 'customer_name', 'value', 'next_expire_at', 'created_at', 'status'] as const;

export const CHARGE_ORDER = ['id', 'customer_name', 'value', 'expire_at', 'created_at'] as const;
/** The same of the charges that subscriptions made. */
export const chargeFilters = {
  text,
  status: Type.Optional(Type.Array(OneOf(CHARGE_STATUS), { maxItems: 12 })),
  due: Type.Optional(period),
  issued: Type.Optional(period),
  value: Type.Optional(amounts),
  tags,
};
