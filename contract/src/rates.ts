import { Type, type Static } from 'typebox';
import { defineCalls, type Ids, type TypedCalls } from './core/call';
import { Cents, Day, Nullable, OneOf } from './core/shapes';

export const permissions = ['settings:account-rates', 'settings:receipt-simulator'] as const;

/** Days after a card sale in which it is released; at 30 each instalment comes in its own month. */
export const RELEASE_DAYS = [2, 14, 30] as const;
export const ReleaseDays = Type.Unsafe<(typeof RELEASE_DAYS)[number]>({ type: 'integer', enum: [...RELEASE_DAYS] });
export const MOST_INSTALMENTS = 12;
export const RECEIPT_METHODS = ['pix', 'billet', 'card'] as const;

const Percent = Type.Integer({ minimum: 0, maximum: 10_000, description: 'percent × 100: 349 is 3,49%' });
const ExecutionDays = Type.Integer({ minimum: 0, maximum: 30, description: 'business days' });

/** AREAS-3-rates-1: the bank's fees, and when the net amount is credited. Amounts in integer cents. */
export const Rates = Type.Object({
  transfers: Type.Object({
    thirdPartyTransferCost: Cents,
    minValueNoChargeTransferCost: Cents,
    belowMinTransferCost: Cents,
    scheduledTransfer: Cents,
    transferExecutionDays: ExecutionDays,
  }),
  charges: Type.Object({
    billet: Type.Object({ fee: Cents, executionDays: ExecutionDays }),
    carnet: Type.Object({ fee: Cents, executionDays: ExecutionDays }),
    pix: Type.Object({ percent: Percent, executionDays: ExecutionDays }),
  }),
  card: Type.Array(
    Type.Object({
      release: ReleaseDays,
      bands: Type.Array(Type.Object({ from: Type.Integer(), to: Type.Integer(), percent: Percent, fixed: Cents }), {
        description: 'by number of instalments, both included',
      }),
    }),
  ),
  cardDefaults: Type.Object({
    release: ReleaseDays,
    maxInstalments: Type.Integer({ minimum: 1, maximum: MOST_INSTALMENTS }),
  }),
});
export type Rates = Static<typeof Rates>;

/** One way to be paid the amount simulated. */
export const ReceiptOption = Type.Object({
  method: OneOf(RECEIPT_METHODS),
  instalments: Type.Integer({ minimum: 1, maximum: MOST_INSTALMENTS }),
  release: Nullable(ReleaseDays),
  fee: Cents,
  net: Cents,
  receipts: Type.Array(Type.Object({ day: Day, value: Cents }), { description: 'net amounts; they add up to net' }),
});
export type ReceiptOption = Static<typeof ReceiptOption>;

export const calls = defineCalls({
  'GET /rates': {
    summary: 'What the bank charges the account, and in how many days it pays',
    permission: ['settings:account-rates', 'settings:receipt-simulator', 'settings:billing-settings:credit-card'],
    answer: Rates,
  },
  'POST /rates': {
    summary: 'What of an amount paid today is received, when, by method and instalments',
    read: true,
    permission: 'settings:receipt-simulator',
    body: Type.Object(
      {
        value: Type.Integer({
          minimum: 500,
          maximum: 9_999_999_999,
          description: 'what the payer pays, integer cents',
        }),
        release: Type.Optional(ReleaseDays),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({ today: Day, options: Type.Array(ReceiptOption) }),
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
}
