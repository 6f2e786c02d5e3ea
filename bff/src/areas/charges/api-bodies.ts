import { Type, type Static } from 'typebox';
import type { BilletInput } from '@balcao/contract/charges';
import { WHOLE_PERCENT } from '@balcao/contract/shared/charge-amounts';
import { MOST_PAYEES } from '@balcao/contract/shared/split';
import { notFound, refuseFields } from '../../core/problem';
import { urlFault } from '../developer/service';
import { itemsOf, marketplaceFaults, shippingFaults } from './api-item-rules';

export const Text = (most: number) => Type.String({ minLength: 1, maxLength: most });
const Cents = Type.Integer({ minimum: 0, maximum: 999_999_999_999, description: 'integer cents' });
export const DayText = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'yyyy-mm-dd' });

export const Customer = Type.Object(
  {
    name: Type.Optional(Text(255)),
    cpf: Type.Optional(Text(14)),
    email: Type.Optional(Text(255)),
    phone_number: Type.Optional(Text(20)),
    juridical_person: Type.Optional(Type.Object({ corporate_name: Text(255), cnpj: Text(18) })),
  },
  { additionalProperties: true },
);
export type ApiCustomer = Static<typeof Customer>;

const MetadataShape = Type.Object({ custom_id: Type.Optional(Text(60)), notification_url: Type.Optional(Text(255)) });
export type Metadata = Static<typeof MetadataShape>;

const share = (most: number, description: string) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum: most, description }));
/** Who else gets a part of an item when it is paid. */
const Marketplace = Type.Object(
  {
    mode: Type.Optional(Type.Integer({ minimum: 1, maximum: 2, description: '1: who charges bears the fee' })),
    repasses: Type.Optional(
      Type.Array(
        Type.Object(
          {
            payee_code: Text(40),
            percentage: share(WHOLE_PERCENT, 'percent × 100'),
            fixed: share(999_999_999_999, 'integer cents'),
          },
          { additionalProperties: false },
        ),
        { maxItems: MOST_PAYEES },
      ),
    ),
  },
  { additionalProperties: false },
);

/** What is charged, in every body that begins a charge. */
export const charged = {
  items: Type.Array(
    Type.Object({
      name: Text(255),
      value: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'integer cents a unit' }),
      amount: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })),
      marketplace: Type.Optional(Marketplace),
    }),
    { minItems: 1, maxItems: 100 },
  ),
  shippings: Type.Optional(
    Type.Array(Type.Object({ name: Text(255), value: Cents, payee_code: Type.Optional(Text(40)) }), { maxItems: 20 }),
  ),
  metadata: Type.Optional(MetadataShape),
};

const kindOfDiscount = Type.Unsafe<'percentage' | 'currency'>({ type: 'string', enum: ['percentage', 'currency'] });
const amount = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
export const ConditionalDiscount = Type.Object({ type: kindOfDiscount, value: amount, until_date: DayText });

/** Terms that billets, carnets and subscriptions have alike. */
export const terms = {
  message: Type.Optional(Type.String({ maxLength: 1000 })),
  discount: Type.Optional(Type.Object({ type: kindOfDiscount, value: amount })),
  conditional_discount: Type.Optional(ConditionalDiscount),
  configurations: Type.Optional(
    Type.Object({
      days_to_write_off: Type.Optional(Type.Integer({ minimum: 0, maximum: 120 })),
      fine: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000, description: 'percent × 100' })),
      interest: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 330, description: 'thousandths of a percent a day' }),
      ),
    }),
  ),
};
export const Billet = Type.Object({ customer: Customer, expire_at: DayText, ...terms }, { additionalProperties: true });

const BillingAddress = Type.Object(
  {
    street: Text(120),
    number: Type.Union([Text(20), Type.Integer({ minimum: 0, maximum: 999_999 })]),
    neighborhood: Text(80),
    zipcode: Type.String({ pattern: '^\\d{8}$' }),
    city: Text(80),
    state: Type.String({ pattern: '^[A-Z]{2}$' }),
    complement: Type.Optional(Type.Union([Type.String({ maxLength: 60 }), Type.Null()])),
  },
  { additionalProperties: false },
);

export const Card = Type.Object(
  {
    customer: Customer,
    payment_token: Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'that the payer’s browser got for the card',
    }),
    installments: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
    billing_address: Type.Optional(BillingAddress),
    discount: terms.discount,
    message: terms.message,
  },
  { additionalProperties: true },
);
export type ApiCard = Static<typeof Card>;

/** How a charge is paid: by billet, or by a card that is charged at once. */
const Payment = Type.Object(
  { banking_billet: Type.Optional(Billet), credit_card: Type.Optional(Card) },
  { minProperties: 1, maxProperties: 1, additionalProperties: false },
);
export type ApiPayment = Static<typeof Payment>;

/** The body that makes a charge and says how it is paid (public-api-schemas.json, CreateOneStepCharge). */
export const ONE_STEP_BODY = Type.Object({ ...charged, payment: Payment }, { additionalProperties: true });
export const DRAFT_BODY = Type.Object(charged, { additionalProperties: true });
export const PAY_BODY = Type.Object({ payment: Payment });
export const CARD_BODY = Type.Object({ payment: Type.Object({ credit_card: Card }) });
export const DUE_BODY = Type.Object({ expire_at: DayText });
export const RESEND_BODY = Type.Object({ email: Text(255) });
export const METADATA_BODY = Type.Object(MetadataShape.properties, { minProperties: 1 });
export const HISTORY_BODY = Type.Object({ description: Text(255) });

const Charged = Type.Object(charged);
const Terms = Type.Object(terms);
export type ApiCharged = Static<typeof Charged>;

/** What is charged, and for whom it is, as the services take it. @throws Problem 422 at the notification's address */
export function chargedOf({ items, shippings = [], metadata }: ApiCharged) {
  refuseNotification(metadata?.notification_url, 'metadata.notification_url');
  refuseFields([...marketplaceFaults(items), ...shippingFaults(shippings)]);
  const shipping = shippings.reduce((sum, { value }) => sum + value, 0);
  return {
    items: itemsOf(items),
    ...(shipping ? { shipping } : {}),
    ...(metadata?.custom_id ? { order_id: metadata.custom_id } : {}),
    ...(metadata?.notification_url ? { notification_url: metadata.notification_url } : {}),
  };
}

export function refuseNotification(url: string | undefined, field: string): void {
  const fault = url ? urlFault(url, { isSecure: true }) : null;
  if (fault) refuseFields([{ field, message: fault }]);
}

export function termsOf({ message, discount, conditional_discount, configurations = {} }: Static<typeof Terms>) {
  const { days_to_write_off: days, fine, interest } = configurations;
  return {
    ...(discount ? { discount } : {}),
    ...(conditional_discount ? { conditional_discount } : {}),
    ...(message ? { message } : {}),
    ...(fine === undefined ? {} : { fine }),
    ...(interest === undefined ? {} : { interest }),
    ...(days === undefined ? {} : { write_off_days: days }),
  } satisfies Partial<BilletInput>;
}

/** @throws Problem 404 where the text is no id */
export function readId(text: string | undefined): number {
  if (!/^[1-9]\d{0,14}$/.test(text ?? '')) throw notFound();
  return Number(text);
}

/** An instant as the charges API writes it: '2026-11-26 12:00:00'. */
export const momentOf = (at: Date | string): string =>
  (typeof at === 'string' ? at : at.toISOString()).slice(0, 19).replace('T', ' ');
