import { Type, type Static } from 'typebox';
import { Address, Cents, Day, Id, Instant, Nullable, OneOf } from '../core/shapes';
import { Tag } from '../tags';
import { Repass } from './billet-input';

/** domain.md 1; labels come from the server as translated_status (AREAS-4-charges-1). */
export const CHARGE_STATUS = [
  'new',
  'waiting',
  'identified',
  'approved',
  'paid',
  'unpaid',
  'refunded',
  'contested',
  'canceled',
  'settled',
  'link',
  'expired',
] as const;
export type ChargeStatus = (typeof CHARGE_STATUS)[number];

/** Ids of the charges of an action. */
export const ChargeIds = Type.Array(Id, { minItems: 1, maxItems: 1000 });

/** What charges come from; each kind has its own list. */
export const CHARGE_KINDS = ['banking_billet', 'carnet', 'subscription', 'credit_card', 'link'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** Actions that a charge may allow. Its `actions` are decided by the server, for the portal's buttons; the calls check again. */
export const CHARGE_ACTIONS = [
  'cancel',
  'file',
  'unfile',
  'manual-payment',
  'expire-at',
  'resend-email',
  'reissue',
] as const;
export type ChargeAction = (typeof CHARGE_ACTIONS)[number];

/** AREAS-3-charge-1. Values in integer cents. */
const row = {
  id: Id,
  status: OneOf(CHARGE_STATUS),
  translated_status: Type.String(),
  value: Cents,
  expire_at: Day,
  paid_at: Nullable(Instant),
  paid_value: Nullable(Cents),
  created_at: Instant,
  updated_at: Instant,
  filed: Type.Boolean(),
  payment_method: Nullable(
    OneOf(['banking_billet', 'credit_card', 'pix'], { description: 'null where the payer is still to choose' }),
  ),
  barcode: Nullable(Type.String({ description: 'typed line, 47 digits' })),
  url: Nullable(Type.String({ description: 'path of the PDF' })),
  customer_cpf: Nullable(Type.String({ description: 'CPF or CNPJ, unformatted' })),
  customer_email: Nullable(Type.String()),
  customer_phone_number: Nullable(Type.String()),
  customer_corporate_name: Nullable(Type.String()),
  customer_reference_name: Nullable(Type.String()),
  carnet_id: Nullable(Id),
  subscription_id: Nullable(Id),
  order_id: Nullable(Type.String()),
  notification_url: Nullable(Type.String()),
  tags: Type.Array(Tag),
};

export const Charge = Type.Object({ ...row, actions: Type.Array(OneOf(CHARGE_ACTIONS)) });
export type Charge = Static<typeof Charge>;

/** AREAS-3-charge-3. */
export const ChargePayment = Type.Object({
  payment_method: row.payment_method,
  discount: Cents,
  total: Cents,
  base_key: Nullable(Type.String({ description: 'our number, as printed' })),
  collection_key: Nullable(Type.String({ description: 'barcode, 44 digits' })),
  banking_billet: Nullable(
    Type.Object({ expire_at: Day, barcode: Type.String({ description: 'typed line, 47 digits' }), url: Type.String() }),
  ),
  pix_copy_paste: Nullable(Type.String({ description: 'BR Code, on a bolix' })),
  conditional_discount_value: Nullable(Cents),
  conditional_discount_type: Nullable(OneOf(['currency', 'percentage'])),
  conditional_discount_date: Nullable(Day),
});

const AmountLine = Type.Object({
  kind: OneOf(['value', 'discount', 'fine', 'interest']),
  amount: Cents,
  days: Nullable(Type.Integer()),
});

/** The amount due today, line by line: the charge's value, less the discount for paying early, plus fine and interest. */
export const AmountDue = Type.Object({ total: Cents, lines: Type.Array(AmountLine) });

/** AREAS-3-charge-2. */
export const ChargeDetail = Type.Object({
  ...row,
  actions: Type.Array(OneOf(CHARGE_ACTIONS)),
  charge_items: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      amount: Type.Integer(),
      value: Cents,
      repasses: Type.Array(Repass),
    }),
  ),
  charge_histories: Type.Array(
    Type.Object({
      id: Id,
      charge_id: Id,
      agent: OneOf(['user', 'system', 'rail']),
      action: Type.String(),
      message: Type.String({ description: 'pt-BR' }),
      user: Nullable(Type.String()),
      created_at: Instant,
    }),
  ),
  charge_shippings: Type.Array(Type.Object({ value: Cents })),
  charge_payment: ChargePayment,
  customer: Nullable(
    Type.Object({
      id: Nullable(Id),
      deleted: Type.Boolean({ description: 'whether there is no such customer any more' }),
      name: Type.String(),
      document: Type.String(),
      email: Nullable(Type.String()),
      phone: Nullable(Type.String()),
      address: Nullable(Address),
    }),
  ),
  receivers: Type.Array(
    Type.Object({
      name: Type.String(),
      account_code: Type.String(),
      value: Type.Integer({ ...Cents, description: 'agreed; of a charge paid as issued' }),
      paid: Type.Integer({ ...Cents, description: 'what they got of what was paid' }),
    }),
  ),
  has_marketplace: Type.Boolean(),
  note: Nullable(Type.String()),
  message: Nullable(Type.String()),
  fine: Type.Integer({ description: 'percent × 100' }),
  interest: Type.Integer({ description: 'thousandths of a percent a day' }),
  write_off_days: Type.Integer(),
  fee: Type.Integer({ ...Cents, description: 'taken of a payment that is worth more; what was taken is received.fee' }),
  received: Type.Object(
    {
      count: Type.Integer(),
      value: Cents,
      fee: Type.Integer({ ...Cents, description: 'taken of them' }),
      credited: Type.Integer({
        ...Cents,
        description: 'what of them the account got, before what went on to receivers; 0 while that is still to come',
      }),
      due: Nullable(
        Type.Integer({
          ...Cents,
          description: 'on the day of the first; null where none came, or it was marked as paid before',
        }),
      ),
      lines: Type.Array(AmountLine, { description: 'what is due was made of; empty where that is null' }),
      daysLate: Type.Integer({ description: 'of the first payment; 0 where it came in time' }),
      settledBefore: Type.Boolean({ description: 'it was marked as paid before it was' }),
    },
    { description: 'payments of it that came in; more than one where it was paid again' },
  ),
  amount_due: Nullable(AmountDue),
  send_email: Type.Boolean({ description: 'whether it was e-mailed when it was issued' }),
  reissued_as: Nullable(Id),
  reissued_open: Type.Boolean({ description: 'the charge it was issued again as can still be paid' }),
});
export type ChargeDetail = Static<typeof ChargeDetail>;
