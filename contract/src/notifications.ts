import { Type, type Static } from 'typebox';
import { defineCalls, type Ids, type TypedCalls } from './core/call';
import { Id, Instant } from './core/shapes';

export const permissions = [] as const;

/** SHELL-3-30: what a notification may point at. */
export const NotificationParams = Type.Partial(
  Type.Object({
    protocol: Type.String(),
    contractId: Type.String(),
    portability: Type.String(),
    ticketId: Type.String(),
    url: Type.String(),
    capaURL: Type.String(),
    cobrancasURL: Type.String(),
    subscriptionId: Type.Integer(),
    chargeId: Type.Integer(),
    carnetId: Type.Integer(),
    creditId: Type.Integer(),
    product: Type.String(),
    platform: Type.String(),
    destinationType: Type.String(),
    keyType: Type.String(),
    successIds: Type.Array(Type.Integer()),
    errorIds: Type.Array(Type.Integer()),
    batchUUID: Type.String(),
  }),
);
export type NotificationParams = Static<typeof NotificationParams>;

/** Kinds of notification, each with the param that holds its target; declared by the area that sends them. */
// eslint-disable-next-line typescript/no-empty-object-type -- filled by the areas
export interface NotificationKinds {}

/** SHELL-3-29. */
export const Notification = Type.Object({
  id: Id,
  type: Type.String(),
  content: Type.String(),
  read: Type.Boolean(),
  created_at: Instant,
  params: NotificationParams,
});
export type Notification = Static<typeof Notification>;

export const NotificationPreferences = Type.Object({ mail: Type.Boolean() }, { additionalProperties: false });

const version = Type.Optional(Type.Literal('v3'));

export const calls = defineCalls({
  'GET /gns-notifications': {
    summary: 'Notifications of the user on the current account, newest first (SHELL-7.4-7)',
    permission: 'session',
    silent404: true,
    query: Type.Object({
      page: Type.Integer({ minimum: 0, maximum: 10_000, default: 0 }),
      limit: Type.Integer({ minimum: 1, maximum: 100, default: 15 }),
      version,
    }),
    answer: Type.Object({ items: Type.Array(Notification), hasNext: Type.Boolean(), hasUnread: Type.Boolean() }),
  },
  'GET /gns-notifications/count': {
    summary: 'Unread ones; also in the header x-has-unread (SHELL-7.4-8)',
    permission: 'session',
    silent404: true,
    query: Type.Object({ version }),
    answer: Type.Object({ unread: Type.Integer() }),
  },
  'PATCH /gns-notifications/{id}/read': {
    summary: 'Mark one read',
    permission: 'session',
    silent404: true,
    params: Type.Object({ id: Id }),
  },
  'PATCH /gns-notifications/read': { summary: 'Mark all read', permission: 'session', silent404: true },
  'GET /gns-notifications/preferences': {
    summary: 'Whether the person wants an e-mail with each notification of this account',
    permission: 'session',
    silent404: true,
    answer: NotificationPreferences,
  },
  'PUT /gns-notifications/preferences': {
    summary: 'Ask for an e-mail with each notification of this account, or for none',
    permission: 'session',
    silent404: true,
    body: NotificationPreferences,
    answer: NotificationPreferences,
  },
  'DELETE /gns-notifications': { summary: 'Clear the list', permission: 'session', silent404: true },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends Ids<['notifications']> {}
}
