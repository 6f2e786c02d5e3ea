import { Type, type Static } from 'typebox';
import { defineCalls, type Ids, type TypedCalls } from './core/call';
import { Cents, Day, Id, idParams, Instant, listAnswer, listBody, OneOf } from './core/shapes';
import { TaskStarted } from './tasks';

export const permissions = ['receive:automations:confirmation-files'] as const;

const permission = 'receive:automations:confirmation-files';

/** The payments confirmed on one São Paulo day. */
export const ConfirmationFile = Type.Object({
  id: Id,
  name: Type.String(),
  day: Day,
  payments: Type.Integer(),
  value: Cents,
  created_at: Instant,
});
export type ConfirmationFile = Static<typeof ConfirmationFile>;

const filters = {
  day: Type.Optional(
    Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) }, { additionalProperties: false }),
  ),
};

export const calls = defineCalls({
  'POST /confirmation-files/search': {
    summary: 'Files of confirmed payments, the last day first (AREAS-2-receive-14)',
    permission,
    read: true,
    body: listBody(['day', 'payments', 'value'] as const, filters),
    answer: listAnswer(ConfirmationFile),
  },
  'POST /confirmation-files/totals': {
    summary: 'What the whole filter adds up to',
    permission,
    read: true,
    body: Type.Object(filters, { additionalProperties: false }),
    answer: Type.Object({ count: Type.Integer(), payments: Type.Integer(), value: Cents }),
  },
  'POST /confirmation-files/export': {
    summary: 'Put the list of the whole filter into a spreadsheet',
    permission,
    idempotent: true,
    audit: 'confirmation-file.export',
    body: Type.Object({ format: OneOf(['xlsx', 'csv']), ...filters }, { additionalProperties: false }),
    answer: TaskStarted,
  },
  'GET /confirmation-file/{id}/file': {
    summary: 'The file: one line a payment, then what they add up to',
    permission,
    params: idParams,
    file: 'text/csv',
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
}
