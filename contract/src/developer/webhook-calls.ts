import { Type } from 'typebox';
import { defineCalls } from '../core/call';
import { idParams, listAnswer, listBody, Nullable, OneOf } from '../core/shapes';
import { signedBody } from '../core/signing';
import { certified, DELIVERY_STATES, WebhookDelivery } from './shapes';

const permission = 'api:applications';

const WebhookSecret = Type.Object({
  environment: certified,
  secret: Type.String(),
  old_until: Nullable(Type.String({ description: 'instant until which the secret before this one signs too' })),
});

/** What webhooks were told, and the secrets by which receivers check it. */
export const webhookCalls = defineCalls({
  'POST /api/webhooks/search': {
    summary: 'What webhooks were told, the newest first',
    permission,
    read: true,
    body: listBody(['created_at'], {
      environment: Type.Optional(certified),
      state: Type.Optional(OneOf(DELIVERY_STATES)),
      text: Type.Optional(Type.String({ maxLength: 120, description: 'part of an address or of what is told of' })),
    }),
    answer: listAnswer(WebhookDelivery),
  },
  'GET /api/webhooks/{id}': {
    summary: 'What a webhook was told, and what it answered',
    permission,
    silent404: true,
    params: idParams,
    answer: Type.Object({
      ...WebhookDelivery.properties,
      environment: certified,
      content_type: Type.String(),
      body: Type.String(),
      last_answer: Nullable(Type.String({ description: 'its beginning' })),
    }),
  },
  'POST /api/webhooks/{id}/resend': {
    summary: 'Tell a webhook again, now',
    permission,
    silent404: true,
    audit: 'api.webhook.resend-one',
    params: idParams,
  },
  'GET /api/webhook-secrets': {
    summary: 'Secrets by which receivers check what webhooks tell (Standard Webhooks)',
    permission,
    answer: Type.Object({ items: Type.Array(WebhookSecret) }),
  },
  'PUT /api/webhook-secrets': {
    summary: 'A new secret; the old one signs beside it for some days',
    permission,
    audit: 'api.webhook.secret',
    signed: { summary: 'Trocar segredo dos webhooks', bind: [{ path: 'body.environment', label: 'Ambiente' }] },
    body: signedBody({ environment: certified }),
    answer: WebhookSecret,
  },
});
