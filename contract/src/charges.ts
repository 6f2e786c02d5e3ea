import { Type } from 'typebox';
import { actionCalls } from './charges/action-calls';
import { batchCalls } from './charges/batch-calls';
import { CHARGE_KINDS, ChargeDetail, ChargeIds } from './charges/charge';
import { ANY_CHARGE, CHARGE_COUNTERS } from './shared/charge-permissions';
import { issueCalls } from './charges/issue-calls';
import { listCalls } from './charges/list-calls';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { Id, idParams, OneOf } from './core/shapes';
import { TaskStarted } from './tasks';

export * from './charges/billet-input';
export * from './charges/charge';
export * from './charges/filter';

export const permissions = ['receive:do-charge', 'receive:new-emit', 'receive:management:billets'] as const;

export const topics = defineTopics({
  // each change reaches those who may see its kind (`chargeAudience`)
  charges: [...ANY_CHARGE, ...CHARGE_COUNTERS],
});

/** One billet, whole or on paper. */
const oneCalls = defineCalls({
  'GET /charges/{id}': {
    summary: 'One charge, whole',
    silent404: true,
    permission: ANY_CHARGE,
    params: idParams,
    answer: ChargeDetail,
  },
  'GET /charges/{id}/pdf': {
    summary: 'The billet on paper',
    permission: ANY_CHARGE,
    params: idParams,
    file: 'application/pdf',
  },
  'POST /charges/pdf': {
    summary: 'Put the billets of those ids on paper, one page each by name; answers the task that makes the file',
    permission: 'receive:management:billets',
    idempotent: true,
    audit: 'charge.print',
    body: Type.Object({ ids: ChargeIds }, { additionalProperties: false }),
    answer: TaskStarted,
  },
  'GET /charges/type/{id}': {
    summary: 'Which kind of charge an id is, for links that only know the id',
    permission: [...ANY_CHARGE, 'receive:do-charge'],
    params: idParams,
    answer: Type.Object({ id: Id, type: OneOf(CHARGE_KINDS) }),
  },
  'POST /charge/{id}/note': {
    summary: 'Set the note',
    permission: 'receive:management:billets',
    audit: 'charge.note',
    params: idParams,
    body: Type.Object({ note: Type.String({ maxLength: 500 }) }, { additionalProperties: false }),
  },
});

export const calls = { ...listCalls, ...oneCalls, ...issueCalls, ...batchCalls, ...actionCalls };

declare module './notifications' {
  interface NotificationKinds {
    'billet-paid': 'chargeId';
    'billet-batch': 'batchUUID';
  }
}

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
