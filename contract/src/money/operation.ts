import { Type, type Static } from 'typebox';
import { Cents, Day, Id, Instant, Nullable, OneOf } from '../core/shapes';

/** States of money that leaves an account, in the order it passes them; the moves between them stand in bff/src/kits/money/states.ts. */
export const MONEY_STATES = ['scheduled', 'reserved', 'sent', 'settled', 'refused', 'returned', 'cancelled'] as const;
export type MoneyState = (typeof MONEY_STATES)[number];

/** Who is paid, and where. What a rail does not use is null. */
export const Counterpart = Type.Object(
  {
    name: Type.String({ maxLength: 140 }),
    document: Nullable(Type.String({ maxLength: 18, description: 'CPF or CNPJ, unformatted' })),
    bankCode: Nullable(Type.String({ maxLength: 8 })),
    bankName: Nullable(Type.String({ maxLength: 120 })),
    ispb: Nullable(Type.String({ maxLength: 8 })),
    branch: Nullable(Type.String({ maxLength: 10 })),
    account: Nullable(Type.String({ maxLength: 20 })),
    accountType: Nullable(Type.String({ maxLength: 20 })),
    pixKey: Nullable(Type.String({ maxLength: 77 })),
    code: Nullable(Type.String({ maxLength: 60, description: 'typed line of a bill, number of a phone …' })),
  },
  { additionalProperties: false },
);
export type Counterpart = Static<typeof Counterpart>;

/** What a review says before anything is signed. Integer cents. */
export const MoneyReview = Type.Object({
  kind: Type.String(),
  amount: Cents,
  fee: Cents,
  total: Type.Integer({ minimum: 0, description: 'integer cents: amount and fee' }),
  counterpart: Counterpart,
  date: Type.Object({
    day: Day,
    today: Type.Boolean(),
    from: Nullable(
      Type.String({
        description: 'HH:MM in São Paulo: on its day not before, as the limit of the night would refuse it',
      }),
    ),
    cutOff: Nullable(Type.String({ description: 'HH:MM in São Paulo' })),
    moved: Nullable(
      OneOf(['after-cut-off', 'no-business-day'], { description: 'why it is not the day that was wanted' }),
    ),
  }),
  available: Cents,
  limit: Nullable(
    Type.Object({
      product: Type.String({ description: 'whose limit it is, as the limits name it' }),
      period: OneOf(['transaction', 'day', 'night', 'month']),
      amount: Cents,
      left: Cents,
      until: Nullable(Instant),
    }),
  ),
  refusals: Type.Array(Type.Object({ code: Type.String(), field: Nullable(Type.String()), message: Type.String() }), {
    description: 'pt-BR; empty where it can be signed',
  }),
});
export type MoneyReview = Static<typeof MoneyReview>;

/** An outgoing operation as its account sees it. Integer cents. */
export const MoneyOperation = Type.Object({
  id: Id,
  kind: Type.String(),
  label: Type.String({ description: 'pt-BR name of its kind' }),
  protocol: Type.String(),
  state: OneOf(MONEY_STATES),
  amount: Cents,
  fee: Cents,
  returned: Cents,
  counterpart: Counterpart,
  description: Type.String(),
  scheduled_for: Day,
  series: Nullable(Type.String()),
  reason: Nullable(Type.String({ description: 'pt-BR: why it was refused, returned or cancelled' })),
  created_at: Instant,
  sent_at: Nullable(Instant),
  settled_at: Nullable(Instant),
  ended_at: Nullable(Instant),
});
export type MoneyOperation = Static<typeof MoneyOperation>;
