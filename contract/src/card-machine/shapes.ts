import { Type, type Static } from 'typebox';
import { Cents, Day, Id, Instant, Nullable, OneOf, SignedCents } from '../core/shapes';

export const MODALITIES = ['credit', 'debit', 'pix', 'voucher'] as const;
export const MACHINE_BRANDS = ['visa', 'mastercard', 'elo', 'cabal', 'alelo', 'vr'] as const;
/** One instalment, or several. */
export const OPERATION_TYPES = ['single', 'instalments'] as const;
export const SALE_STATES = ['approved', 'contested', 'reversed'] as const;
export const RECEIVABLE_STATES = ['expected', 'paid', 'cancelled'] as const;
export const CONTEST_STATES = ['open', 'answered', 'won', 'lost'] as const;
/** The summary leaves voucher, alelo and vr out (AREAS-3-card-machine-4, AREAS-9-13). */
export const SUMMARY_TYPES = ['credit', 'debit', 'pix'] as const;
export const SUMMARY_BRANDS = ['elo', 'cabal', 'visa', 'mastercard'] as const;
export const REPORT_FILES = ['csv', 'xlsx'] as const;

const Rate = Type.Integer({ description: 'hundredths of a percent' });
const brand = Nullable(OneOf(MACHINE_BRANDS));

export const CardMachine = Type.Object({
  id: Id,
  serial: Type.String(),
  model: Type.String(),
  name: Type.String(),
  max_parcels: Type.Integer({ description: 'most instalments of a sale on it' }),
  hasPin: Type.Boolean(),
  activated_at: Instant,
});
export type CardMachine = Static<typeof CardMachine>;

/** A sale is one row; what is received of it is a row an instalment. */
export const MachineSale = Type.Object({
  id: Id,
  sold_at: Instant,
  machine: Id,
  machineName: Type.String(),
  serial: Type.String(),
  modality: OneOf(MODALITIES),
  brand,
  operation_type: OneOf(OPERATION_TYPES),
  parcels: Type.Integer(),
  amount: Cents,
  fee: Type.Integer({ ...Cents, description: 'of the sale, without anticipation' }),
  anticipation_fee: Cents,
  net: SignedCents,
  state: OneOf(SALE_STATES),
  authorization: Type.String(),
  card: Nullable(Type.String({ description: 'last four digits' })),
});
export type MachineSale = Static<typeof MachineSale>;

export const MachineReceivable = Type.Object({
  id: Id,
  sale: Id,
  sold_at: Instant,
  parcel: Type.Integer(),
  parcels: Type.Integer(),
  modality: OneOf(MODALITIES),
  brand,
  gross: Cents,
  fee: Type.Integer({ ...Cents, description: 'with what anticipation costs' }),
  net: SignedCents,
  expected_pay_day: Day,
  state: OneOf(RECEIVABLE_STATES),
  paid_at: Nullable(Instant),
  payout: Nullable(Id),
});
export type MachineReceivable = Static<typeof MachineReceivable>;

export const MachineContest = Type.Object({
  id: Id,
  sale: Id,
  sold_at: Instant,
  brand,
  card: Nullable(Type.String()),
  amount: Cents,
  reason: Type.String({ description: 'pt-BR' }),
  opened_at: Instant,
  deadline: Type.String({ ...Day, description: 'last day of an answer; after it the contest is lost' }),
  state: OneOf(CONTEST_STATES),
  defence: Nullable(Type.String()),
  answered_at: Nullable(Instant),
  ended_at: Nullable(Instant),
  owed: Type.Integer({ ...Cents, description: 'still to be taken from the balance of a contest that is lost' }),
});
export type MachineContest = Static<typeof MachineContest>;

/** What the acquirer paid at once: of one modality and brand, on one day. */
export const MachinePayout = Type.Object({
  id: Id,
  day: Day,
  modality: OneOf(MODALITIES),
  brand,
  count: Type.Integer({ description: 'instalments in it' }),
  gross: Cents,
  fee: Cents,
  net: SignedCents,
  paid_at: Instant,
  protocol: Type.String(),
});
export type MachinePayout = Static<typeof MachinePayout>;

/** A plan: what a sale costs, and in how many days all its instalments are paid. */
export const MachinePlan = Type.Object({
  anticipation_due_days: Type.Integer({ description: '0: none, each instalment is paid in its own month' }),
  anticipation_rate: Type.Integer({ description: 'a month, in hundredths of a percent' }),
  rates: Type.Array(
    Type.Object({
      modality: OneOf(MODALITIES),
      brands: Type.Array(OneOf(MACHINE_BRANDS), { description: 'empty: whatever the brand' }),
      from: Type.Integer({ description: 'instalments' }),
      to: Type.Integer(),
      rate: Rate,
    }),
  ),
});
export type MachinePlan = Static<typeof MachinePlan>;

export const FeeFault = Type.Object({
  id: Id,
  sold_at: Instant,
  modality: OneOf(MODALITIES),
  brand,
  parcels: Type.Integer(),
  amount: Cents,
  anticipation_due_days: Type.Integer({ description: 'of the plan in force when it was sold' }),
  charged: Cents,
  agreed: Cents,
  difference: Type.Integer({ ...SignedCents, description: 'charged too much; negative: too little' }),
  ticket: Nullable(Id),
});
export type FeeFault = Static<typeof FeeFault>;

/** Words with commas between them, as an address lists them. */
const ListOf = (values: readonly string[]) => {
  const one = `(${values.join('|')})`;
  return Type.String({ pattern: `^${one}(,${one})*$`, maxLength: 200, description: values.join(', ') });
};

/** Filters of sales by their names of the specification (AREAS-3-card-machine-1). */
export const SaleQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 120, description: 'machine, authorisation or end of the card' })),
  startDate: Type.Optional(Day),
  endDate: Type.Optional(Day),
  modalities: Type.Optional(ListOf(MODALITIES)),
  brands: Type.Optional(ListOf(MACHINE_BRANDS)),
  operationTypes: Type.Optional(ListOf(OPERATION_TYPES)),
  serialNumbers: Type.Optional(Type.String({ maxLength: 1000, description: 'with commas' })),
});
export type SaleQuery = Static<typeof SaleQuery>;
const Period = Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) }, { additionalProperties: false });

/** The same filters of the portal's grid. */
export const saleFilters = {
  text: Type.Optional(Type.String({ maxLength: 120, description: 'machine, authorisation or end of the card' })),
  sold: Type.Optional(Period),
  modalities: Type.Optional(Type.Array(OneOf(MODALITIES), { maxItems: 4 })),
  brands: Type.Optional(Type.Array(OneOf(MACHINE_BRANDS), { maxItems: 6 })),
  operationTypes: Type.Optional(Type.Array(OneOf(OPERATION_TYPES), { maxItems: 2 })),
  machines: Type.Optional(Type.Array(Id, { maxItems: 100 })),
  state: Type.Optional(OneOf(SALE_STATES)),
};

export const receivableFilters = {
  text: Type.Optional(Type.String({ maxLength: 120 })),
  paid: Type.Optional(Period),
  modalities: Type.Optional(Type.Array(OneOf(MODALITIES), { maxItems: 4 })),
  brands: Type.Optional(Type.Array(OneOf(MACHINE_BRANDS), { maxItems: 6 })),
  operationTypes: Type.Optional(Type.Array(OneOf(OPERATION_TYPES), { maxItems: 2 })),
  machines: Type.Optional(Type.Array(Id, { maxItems: 100 })),
  state: Type.Optional(OneOf(RECEIVABLE_STATES)),
  sale: Type.Optional(Id),
  payout: Type.Optional(Id),
};
