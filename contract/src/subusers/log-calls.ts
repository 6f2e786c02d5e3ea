import { Type, type Static } from 'typebox';
import { defineCalls } from '../core/call';
import { Day, Id, idParams, Instant, listAnswer, listBody, Nullable, OneOf, pageQuery } from '../core/shapes';

/** A line of the action log: who did what, when, from where, and what changed. */
export const ActionLine = Type.Object({
  id: Id,
  at: Instant,
  user: Nullable(Type.String({ description: 'name; null: the bank itself' })),
  action: Type.String(),
  what: Type.String({ description: 'pt-BR' }),
  about: Nullable(Type.String({ description: 'whom or what it was done to' })),
  operation: Nullable(
    Type.Integer({ description: 'the operation that it made, where it moved money; its receipt is its page' }),
  ),
  changes: Type.Array(Type.Object({ what: Type.String(), before: Type.String(), after: Type.String() })),
  ip: Type.String(),
});
export type ActionLine = Static<typeof ActionLine>;

const logFilters = {
  person: Type.Optional(Id),
  action: Type.Optional(Type.String({ pattern: '^[\\w.-]{1,60}$' })),
  period: Type.Optional(
    Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) }, { additionalProperties: false }),
  ),
};

export const logCalls = defineCalls({
  'GET /subuser/{id}/logs': {
    summary: 'What a sub-user did, newest first',
    permission: 'settings:subuser:actions',
    silent404: true,
    params: idParams,
    query: pageQuery,
    answer: listAnswer(ActionLine),
  },
  'POST /account-logs/search': {
    summary: 'What was done on the account, newest first',
    permission: 'settings:subuser:actions',
    read: true,
    body: listBody(['at'] as const, logFilters),
    answer: listAnswer(ActionLine),
  },
  'POST /account-logs/export': {
    summary: 'The log of a filter as a file: answers the task that makes it',
    permission: 'settings:subuser:actions',
    idempotent: true,
    audit: 'account-log.export',
    body: Type.Object({ format: OneOf(['csv', 'xlsx']), ...logFilters }, { additionalProperties: false }),
    answer: Type.Object({ task: Id }),
  },
});
