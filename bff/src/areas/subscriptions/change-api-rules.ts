import { Type, type Static } from 'typebox';
import { isEmail, isPhone, normalizePhone } from '../../core/documents';
import type { FieldErrors } from '../../kits/charging/issue-rules';
import { charged, itemsOf } from '../charges/service';
import type { Asked } from './change';
import type { SubscriptionRow } from './tables';

/** What an application changes of a subscription (public-api-schemas.json, UpdateSubscription). */
export const CHANGE_BODY = Type.Object(
  {
    plan_id: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
    customer: Type.Optional(
      Type.Object({
        email: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
        phone_number: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
      }),
    ),
    items: Type.Optional(charged.items),
    shippings: charged.shippings,
    payment_token: Type.Optional(
      Type.String({ minLength: 1, maxLength: 200, description: 'that the payer’s browser got for the card' }),
    ),
  },
  { minProperties: 1 },
);
export type ApiChange = Static<typeof CHANGE_BODY>;

/** Faults of the payer's data, at the fields of the API. */
export const payerFaults = ({ email, phone_number: phone }: NonNullable<ApiChange['customer']> = {}): FieldErrors => [
  ...(email === undefined || isEmail(email.trim())
    ? []
    : [{ field: 'customer.email', message: 'Informe um e-mail válido' }]),
  ...(phone === undefined || isPhone(phone)
    ? []
    : [{ field: 'customer.phone_number', message: 'Informe um telefone com DDD' }]),
];

/** The change as the portal asks for it; what is not named stays as it is. Null where at most the card changes. */
export function changeOf(id: number, { plan_id, customer = {}, items, shippings }: ApiChange): Asked | null {
  const { email, phone_number: phone } = customer;
  const change = {
    ...(plan_id === undefined ? {} : { plan_id }),
    ...(items ? { items: itemsOf(items) } : {}),
    ...(shippings ? { shipping: shippings.reduce((sum, { value }) => sum + value, 0) } : {}),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone: normalizePhone(phone) }),
  };
  return Object.keys(change).length ? { id, ...change } : null;
}

/** Why a subscription's card cannot be changed, pt-BR; null where it can. */
export const cardFault = ({ payment_method: method }: Pick<SubscriptionRow, 'payment_method'>): string | null =>
  method === 'credit_card' ? null : 'Esta assinatura é paga por boleto e não tem cartão.';
