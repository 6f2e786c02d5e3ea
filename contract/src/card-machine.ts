import { auditCalls } from './card-machine/audit-calls';
import { saleCalls } from './card-machine/sale-calls';
import { settingsCalls } from './card-machine/settings-calls';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';

export const permissions = ['card-machine:my-sales', 'card-machine:settings'] as const;
export const topics = defineTopics({ 'card-machine': permissions });

/** Card machines: what they sold, when it is paid, and how they are set (AREAS-1-6). */
export const calls = defineCalls({ ...saleCalls, ...settingsCalls, ...auditCalls });

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
declare module './notifications' {
  interface NotificationKinds {
    'card-machine': 'url';
  }
}
