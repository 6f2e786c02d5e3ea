import { defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { applicationCalls } from './developer/application-calls';
import { certificateCalls } from './developer/certificate-calls';
import { consoleCalls } from './developer/console-calls';
import { requestCalls } from './developer/request-calls';
import { webhookCalls } from './developer/webhook-calls';

export * from './developer/shapes';

export const permissions = [
  'api:introduction',
  'api:applications',
  'api:my-certificates',
  'api:documentation',
] as const;
export const topics = defineTopics({ developer: ['api:applications', 'api:my-certificates'] });

/** Applications of the public API, and what their makers need. */
export const calls = {
  ...applicationCalls,
  ...requestCalls,
  ...consoleCalls,
  ...webhookCalls,
  ...certificateCalls,
};

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
declare module './notifications' {
  interface NotificationKinds {
    'api-certificate': 'url';
    'api-quota': 'url';
  }
}
