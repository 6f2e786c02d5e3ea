import { Type, type Static } from 'typebox';
import { BilletInput } from '../charges/billet-input';
import { ChargeDetail } from '../charges/charge';
import { Cents, Day, Id, Instant, Nullable, OneOf } from '../core/shapes';
import { CARNET_PARCELS } from '../shared/carnet-limits';
import { Tag } from '../tags';

/** domain.md 1: unpaid where any parcel is overdue; finished where nothing is left to be paid. */
export const CARNET_STATUS = ['up_to_date', 'unpaid', 'finished'] as const;
export type CarnetStatus = (typeof CARNET_STATUS)[number];

/** What may be done with a carnet now; decided by the server. */
export const CARNET_ACTIONS = ['cancel', 'file', 'unfile', 'resend-email'] as const;
export type CarnetAction = (typeof CARNET_ACTIONS)[number];

const row = {
  id: Id,
  status: OneOf(CARNET_STATUS),
  translated_status: Type.String(),
  customer_name: Type.String(),
  customer_document: Type.String(),
  customer_email: Nullable(Type.String()),
  value: Type.Integer({ ...Cents, description: 'of all parcels' }),
  parcels: Type.Integer(),
  paid_parcels: Type.Integer({ description: 'paid, or marked as paid' }),
  overdue_parcels: Type.Integer(),
  open_value: Type.Integer({ ...Cents, description: 'of the parcels still to be paid' }),
  first_due: Day,
  next_due: Nullable(Day),
  filed: Type.Boolean(),
  created_at: Instant,
  tags: Type.Array(Tag),
  actions: Type.Array(OneOf(CARNET_ACTIONS)),
};

/** A carnet as the list shows it; values in integer cents. */
export const Carnet = Type.Object(row);
export type Carnet = Static<typeof Carnet>;

const Parcel = Type.Object({
  id: Id,
  number: Type.Integer({ description: 'from 1' }),
  status: ChargeDetail.properties.status,
  translated_status: Type.String(),
  value: Cents,
  expire_at: Day,
  paid_at: Nullable(Instant),
  paid_value: Nullable(Cents),
  actions: ChargeDetail.properties.actions,
});
export type Parcel = Static<typeof Parcel>;

export const CarnetDetail = Type.Object({
  ...row,
  customer: ChargeDetail.properties.customer,
  paid_value: Type.Integer({ ...Cents, description: 'what came in, or the value of what was marked as paid' }),
  message: Nullable(Type.String()),
  note: Nullable(Type.String()),
  fee: Type.Integer({ ...Cents, description: 'taken of each parcel when it is paid' }),
  items: Type.Array(Type.Object({ id: Id, name: Type.String(), amount: Type.Integer(), value: Cents })),
  parcel_list: Type.Array(Parcel),
  histories: Type.Array(
    Type.Object({
      id: Type.String(),
      parcel: Nullable(Type.Integer({ description: 'number of the parcel it is about' })),
      message: Type.String(),
      user: Nullable(Type.String()),
      created_at: Instant,
    }),
  ),
});
export type CarnetDetail = Static<typeof CarnetDetail>;

const { customers: _customers, send_email, ...terms } = BilletInput.properties;

/** AREAS-3-billing-emit-draft-1, the part of a carnet: `expire_at` is the first parcel's, the others follow month by month. */
export const CarnetInput = Type.Object(
  {
    customers: Type.Array(Id, { minItems: 1, maxItems: 1000 }),
    ...terms,
    send_email,
    repeats: Type.Integer({ ...CARNET_PARCELS, description: 'how many parcels' }),
    split_items: Type.Optional(
      Type.Boolean({ default: false, description: 'the value is divided over the parcels; else each costs it all' }),
    ),
  },
  { additionalProperties: false },
);
export type CarnetInput = Static<typeof CarnetInput>;
