import { Type, type Static } from 'typebox';
import { defineCalls, type Ids, type TypedCalls } from './core/call';
import { Day, Id, Instant, listAnswer, listBody, Nullable, OneOf } from './core/shapes';

export const permissions = ['settings:trust-centre'] as const;

/** Kinds of events about access to an account: sign-ins, devices, secrets, permissions, exports of data. */
export const ACCESS_KINDS = ['sign-in', 'device', 'secret', 'permission', 'export'] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];

/** An entry of the audit log that concerns the access. */
export const AccessEvent = Type.Object({
  id: Id,
  at: Instant,
  kind: OneOf(ACCESS_KINDS),
  what: Type.String({ description: 'pt-BR' }),
  about: Nullable(Type.String({ description: 'whom or what it was done to' })),
  user: Nullable(Type.String({ description: 'name; null: the bank itself' })),
  ip: Type.String(),
  changes: Type.Array(Type.Object({ what: Type.String(), before: Type.String(), after: Type.String() })),
  entry: Type.Integer({ description: "its place in the account's chain" }),
});
export type AccessEvent = Static<typeof AccessEvent>;

/** What goes out of the account by itself, again and again, until somebody ends it. */
export const DELIVERY_KINDS = [
  'accountant-pack',
  'report',
  'return-files',
  'return-server',
  'statement-files',
] as const;
export const Delivery = Type.Object({
  kind: OneOf(DELIVERY_KINDS),
  id: Id,
  what: Type.String({ description: 'pt-BR' }),
  to: Type.String({ description: 'e-mail, or user@host of a server' }),
  every: OneOf(['day', 'week', 'month']),
  by: Type.String({ description: 'who asked' }),
});
export type Delivery = Static<typeof Delivery>;

const filters = {
  kind: Type.Optional(OneOf(ACCESS_KINDS)),
  period: Type.Optional(
    Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) }, { additionalProperties: false }),
  ),
};

const permission = 'settings:trust-centre';

export const calls = defineCalls({
  'POST /trust-centre/search': {
    summary: 'What happened to the access to the account, newest first',
    permission,
    read: true,
    body: listBody(['at'] as const, filters),
    answer: listAnswer(AccessEvent),
  },
  'POST /trust-centre/totals': {
    summary: "How often in a period, by kind; and the end of the account's chain, to be noted down",
    permission,
    read: true,
    body: Type.Object({ period: filters.period }, { additionalProperties: false }),
    answer: Type.Object({
      kinds: Type.Array(Type.Object({ kind: OneOf(ACCESS_KINDS), count: Type.Integer() })),
      seal: Nullable(
        Type.Object({
          account: Id,
          entries: Type.Integer({ description: 'of the whole audit log' }),
          hash: Type.String({ description: 'of the last entry and all before it, hexadecimal' }),
        }),
      ),
    }),
  },
  'GET /trust-centre/deliveries': {
    summary: 'Standing deliveries of the account, whoever asked for them',
    permission,
    answer: Type.Object({ items: Type.Array(Delivery) }),
  },
  'DELETE /trust-centre/deliveries/{kind}/{id}': {
    summary: 'End a standing delivery; links that it sent open nothing any more',
    permission,
    silent404: true,
    audit: 'trust-centre.end-delivery',
    params: Type.Object({ kind: OneOf(DELIVERY_KINDS), id: Id }),
  },
  'POST /trust-centre/export': {
    summary: 'The events of a filter as a file: answers the task that makes it',
    permission,
    idempotent: true,
    audit: 'trust-centre.export',
    body: Type.Object({ format: OneOf(['csv', 'xlsx']), ...filters }, { additionalProperties: false }),
    answer: Type.Object({ task: Id }),
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
}
