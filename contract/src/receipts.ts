import { Type, type Static } from 'typebox';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { Cents, Day, Id, idParams, Instant, listAnswer, listBody, Nullable, OneOf } from './core/shapes';
import { MONEY_STATES, MoneyOperation } from './money/operation';

export const permissions = ['pay-transfer:receipts'] as const;

/** An operation with what happened to it. */
export const Receipt = Type.Object({
  ...MoneyOperation.properties,
  payer: Type.Object({ name: Type.String(), document: Type.String(), account: Type.String() }),
  steps: Type.Array(Type.Object({ step: Type.String(), at: Instant, reason: Nullable(Type.String()) })),
});
export type Receipt = Static<typeof Receipt>;

/** Most receipts that are put together in one file. */
export const MOST_RECEIPTS = 50;
const chosen = Type.Object(
  { ids: Type.Array(Id, { minItems: 1, maxItems: MOST_RECEIPTS }) },
  { additionalProperties: false },
);

export const topics = defineTopics({ 'money-operations': ['pay-transfer:receipts'] });

export const calls = defineCalls({
  'POST /receipts/search': {
    summary: 'Outgoing operations of every kind, newest first, by name, document, protocol, state and day',
    read: true,
    permission: 'pay-transfer:receipts',
    body: listBody(['created_at', 'amount'], {
      text: Type.Optional(Type.String({ maxLength: 120 })),
      state: Type.Optional(OneOf(MONEY_STATES)),
      day: Type.Optional(
        Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) }, { additionalProperties: false }),
      ),
      value: Type.Optional(
        Type.Object({ min: Type.Optional(Cents), max: Type.Optional(Cents) }, { additionalProperties: false }),
      ),
    }),
    answer: listAnswer(MoneyOperation),
  },
  'GET /receipts/{id}': {
    summary: 'One operation and what happened to it',
    silent404: true,
    permission: 'pay-transfer:receipts',
    params: idParams,
    answer: Receipt,
  },
  'GET /receipts/{id}/pdf': {
    summary: 'The receipt as a paper',
    permission: 'pay-transfer:receipts',
    params: idParams,
    file: 'application/pdf',
  },
  'POST /receipts/pdf': {
    summary: 'Several receipts as one paper, a page each',
    read: true,
    permission: 'pay-transfer:receipts',
    body: chosen,
    file: 'application/pdf',
  },
  'POST /receipts/zip': {
    summary: 'Several receipts as a ZIP, a paper each',
    read: true,
    permission: 'pay-transfer:receipts',
    body: chosen,
    file: 'application/zip',
  },
  'POST /receipts/verify': {
    summary: 'What a receipt is of, for whoever holds its protocol',
    read: true,
    silent404: true,
    permission: 'public',
    perMinute: 20,
    body: Type.Object({ code: Type.String({ maxLength: 40 }) }, { additionalProperties: false }),
    answer: Type.Object({
      protocol: Type.String(),
      label: Type.String(),
      state: OneOf(MONEY_STATES),
      amount: Cents,
      returned: Cents,
      day: Day,
      at: Instant,
      payer: Type.String({ description: 'masked' }),
      payee: Type.String({ description: 'masked' }),
    }),
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
