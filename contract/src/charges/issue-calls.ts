import { Type } from 'typebox';
import { BilletDefaults } from '../billing-settings';
import { defineCalls } from '../core/call';
import { Cents, Day, Id, idParams, listAnswer, listBody, Nullable, OneOf } from '../core/shapes';
import { BilletInput, Recipient } from './billet-input';
import { ChargeIds } from './charge';

/** Calls of issuing: recipients, conditions, issuing, its result, and reissuing a billet. */
export const issueCalls = defineCalls({
  'GET /charges/recipients': {
    summary: 'Customers to choose from while issuing: name and document only',
    permission: 'receive:do-charge',
    query: Type.Object({
      text: Type.Optional(Type.String({ maxLength: 120 })),
      ids: Type.Optional(Type.String({ pattern: '^\\d{1,15}(,\\d{1,15}){0,99}$' })),
    }),
    answer: Type.Array(Recipient),
  },
  'POST /charges/recipients': {
    summary: 'The customers of those ids, or the first thousand of a group, by name: many to be charged at once',
    permission: 'receive:do-charge',
    read: true,
    body: Type.Object(
      { ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 1000 })), group: Type.Optional(Id) },
      { additionalProperties: false },
    ),
    answer: Type.Array(Recipient),
  },
  'GET /charges/conditions': {
    summary: 'What issuing costs and allows today',
    permission: 'receive:do-charge',
    answer: Type.Object({
      fee: Cents,
      minimum: Cents,
      minimumForFines: Cents,
      today: Day,
      holidays: Type.Array(Type.Object({ date: Day, name: Type.String() })),
      defaults: Type.Object(
        { ...BilletDefaults.properties, send_email: Type.Boolean() },
        { description: 'what a billet has where its issuer does not say' },
      ),
    }),
  },
  'GET /charges/conditions/last': {
    summary: 'The conditions of the billet issued last, to be used again; none before the first',
    permission: 'receive:do-charge',
    answer: Type.Object({
      terms: Nullable(
        Type.Object({
          fine: Type.Integer({ description: 'percent × 100' }),
          interest: Type.Integer({ description: 'thousandths of a percent a day' }),
          write_off_days: Type.Integer(),
          send_email: Type.Boolean(),
          is_bolix: Type.Boolean(),
          message: Type.String(),
        }),
      ),
    }),
  },
  'POST /charges/{type}': {
    summary: 'Issue charges, one for each customer: to one at once, to several as a task',
    permission: 'receive:do-charge',
    idempotent: true,
    audit: 'charge.issue',
    params: Type.Object({ type: OneOf(['banking_billet']) }),
    body: BilletInput,
    answer: Type.Object({
      uuid: Type.String(),
      ids: Type.Array(Id, { description: 'issued at once: to one customer' }),
      failed: Type.Integer(),
      task: Nullable(Id),
    }),
  },
  'POST /charge/{id}/reissue': {
    summary: 'Issue a billet that is over again, with a new due date',
    permission: 'receive:do-charge',
    idempotent: true,
    audit: 'charge.reissue',
    params: idParams,
    body: Type.Object({ expire_at: Day }, { additionalProperties: false }),
    answer: Type.Object({ id: Id }),
  },
  'POST /charges/all': {
    summary: 'Charges by ids: what was just issued (AREAS-7-charges-8)',
    read: true,
    permission: ['receive:do-charge', 'receive:management:billets'],
    body: listBody(['id', 'value', 'expireAt', 'customerName'] as const, { ids: ChargeIds }),
    answer: listAnswer(
      Type.Object({
        id: Id,
        carnetId: Nullable(Id),
        value: Cents,
        expireAt: Day,
        customerName: Type.String(),
        paymentMethod: OneOf(['bankingBillet', 'carnet', 'creditCard']),
        subscriptionId: Nullable(Id),
        totalParcels: Nullable(Type.Integer()),
      }),
    ),
  },
});
