import { Type, type Static } from 'typebox';
import { Billet, Card, charged, Customer } from '../charges/service';

/** A card that pays a subscription: its payer is told of every charge, so the e-mail address is required. */
const SubscriptionCard = Type.Object(
  {
    ...Card.properties,
    customer: Type.Object(
      { ...Customer.properties, email: Type.String({ minLength: 1, maxLength: 255 }) },
      { additionalProperties: true },
    ),
    trial_days: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 365, description: 'days until the first charge; none: charged at once' }),
    ),
  },
  { additionalProperties: true },
);
export type ApiSubscriptionCard = Static<typeof SubscriptionCard>;

/** How a subscription is paid (public-api-schemas.json, DefineSubscriptionPayMethod). */
const Payment = Type.Object(
  { banking_billet: Type.Optional(Billet), credit_card: Type.Optional(SubscriptionCard) },
  { minProperties: 1, maxProperties: 1, additionalProperties: false },
);
export type ApiSubscriptionPayment = Static<typeof Payment>;

export const PAY_BODY = Type.Object({ payment: Payment });
export const ONE_STEP_BODY = Type.Object({ ...charged, payment: Payment }, { additionalProperties: true });
