import { Type } from 'typebox';
import { defineCalls, type Ids, type TypedCalls } from './core/call';
import { Cents, Day, idParams, listAnswer, listBody, Nullable, OneOf } from './core/shapes';
import { MoneyOperation } from './money/operation';
import { SCHEDULED_STATUS_NAMES } from './shared/scheduled-status';

export const permissions = ['pay-transfer:scheduled-payments'] as const;

const ScheduledPayment = Type.Object({
  ...MoneyOperation.properties,
  cannot_cancel: Nullable(Type.String({ description: 'pt-BR: why it is not cancelled here; null where it is' })),
});

export const calls = defineCalls({
  'POST /scheduled-payments/search': {
    summary: 'What waits for its day, of every kind, the nearest first; or what became of what waited',
    read: true,
    permission: 'pay-transfer:scheduled-payments',
    body: listBody(['scheduled_for', 'amount'], {
      text: Type.Optional(Type.String({ maxLength: 120 })),
      kind: Type.Optional(Type.String({ maxLength: 40, description: 'kind of operation' })),
      status: Type.Optional(OneOf(SCHEDULED_STATUS_NAMES, { description: 'absent: scheduled' })),
    }),
    answer: listAnswer(ScheduledPayment),
  },
  'GET /scheduled-payments/totals': {
    summary: 'What waits, added up: all of it, the next seven days, and what is missing for them',
    permission: 'pay-transfer:scheduled-payments',
    answer: Type.Object({
      count: Type.Integer(),
      amount: Cents,
      week: Type.Object({ count: Type.Integer(), amount: Cents }),
      next: Nullable(Day),
      missing: Type.Integer({
        minimum: 0,
        description: 'integer cents that the balance is short of the next seven days',
      }),
    }),
  },
  'GET /scheduled-payments/{id}': {
    summary: 'One operation that waits for its day',
    silent404: true,
    permission: 'pay-transfer:scheduled-payments',
    params: idParams,
    answer: ScheduledPayment,
  },
  'PUT /scheduled-payments/{id}/cancel': {
    summary: 'Call one off before its day; of a series nothing follows it',
    permission: 'pay-transfer:scheduled-payments',
    idempotent: true,
    audit: 'scheduled-payment.cancel',
    params: idParams,
    answer: ScheduledPayment,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
}
