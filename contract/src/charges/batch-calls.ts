import { Type } from 'typebox';
import { defineCalls } from '../core/call';
import { Id, Nullable, OneOf, pageQuery } from '../core/shapes';
import { TaskStarted } from '../tasks';
import { BatchTerms, Recipient } from './billet-input';

const batchParams = Type.Object({ uuid: Type.String({ pattern: '^[0-9a-f-]{36}$' }) });

/** Billets, carnets or subscriptions issued to several customers at once: where they stand, and those that failed. */
export const batchCalls = defineCalls({
  'GET /charge/batch-errors/{uuid}': {
    summary: 'What of a batch could not be issued (AREAS-7-charges-7)',
    permission: 'receive:do-charge',
    params: batchParams,
    query: Type.Object(
      {
        ...pageQuery.properties,
        ids: Type.Optional(
          Type.String({ pattern: '^\\d{1,15}(,\\d{1,15}){0,99}$', description: 'of these customers alone' }),
        ),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({
      errors: Type.Array(
        Type.Object({
          customer: Type.Object({ ...Recipient.properties, id: Nullable(Id) }),
          errorMessage: Type.String(),
          correctable: Type.Boolean({ description: 'whether it fails by what is registered of the customer' }),
        }),
      ),
      total: Type.Integer(),
    }),
  },
  'GET /charge/batch/{uuid}': {
    summary: 'Where a batch stands: what was issued, how many wait and how many failed',
    silent404: true,
    permission: 'receive:do-charge',
    params: batchParams,
    answer: Type.Object({
      uuid: Type.String(),
      kind: OneOf(['billet', 'carnet', 'subscription'], { description: 'what it issues' }),
      task: Nullable(Id),
      pending: Type.Integer(),
      failed: Type.Integer(),
      ids: Type.Array(Id, { description: 'of what was issued, of its kind' }),
    }),
  },
  'GET /charge/batch/{uuid}/terms': {
    summary: 'What a batch of billets asked of each customer, to start another charge from',
    silent404: true,
    permission: 'receive:do-charge',
    params: batchParams,
    answer: BatchTerms,
  },
  'DELETE /charge/batch-errors/{uuid}/{customer}': {
    summary: 'Take a customer out of those who could not be charged: dealt with another way',
    permission: 'receive:do-charge',
    audit: 'charge.batch-drop',
    params: Type.Object({ ...batchParams.properties, customer: Id }),
  },
  'POST /charge/batch/{uuid}/retry': {
    summary: 'Issue again to customers of a batch that failed, as they are registered now',
    permission: 'receive:do-charge',
    idempotent: true,
    audit: 'charge.batch-retry',
    params: batchParams,
    body: Type.Object(
      {
        customers: Type.Optional(
          Type.Array(Id, { minItems: 1, maxItems: 1000, description: 'all that failed where absent' }),
        ),
      },
      { additionalProperties: false },
    ),
    answer: TaskStarted,
  },
});

/** The answer of issuing carnets or subscriptions: to a single customer at once, to several by a batch that a task issues. */
export const IssuedToEach = Type.Object({
  ids: Type.Array(Id),
  errors: Type.Array(Type.Object({ customer: Type.Object({ ...Recipient.properties }), errorMessage: Type.String() })),
  batch: Nullable(Type.Object({ uuid: Type.String(), task: Id })),
});
