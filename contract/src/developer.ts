import { Type, type Static } from 'typebox';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { Day, Id, idParams, Instant, listAnswer, listBody, Nullable, OneOf } from './core/shapes';
import { signedBody } from './core/signing';
import { API_SCOPE_IDS } from './shared/api-scopes';

export const permissions = [
  'api:introduction',
  'api:applications',
  'api:my-certificates',
  'api:documentation',
] as const;
export const topics = defineTopics({ developer: ['api:applications', 'api:my-certificates'] });

const permission = 'api:applications';
const certificates = 'api:my-certificates';

/** `fortunus` is the environment of older integrations (domain.md 5). */
export const API_ENVIRONMENTS = ['fortunus', 'production', 'homologation'] as const;
/** Environments whose APIs ask for a client certificate. */
export const CERTIFIED_ENVIRONMENTS = ['production', 'homologation'] as const;
export const MOST_CERTIFICATES = 5;

const environment = OneOf(API_ENVIRONMENTS);
const name = Type.String({ minLength: 1, maxLength: 60 });
const scopes = Type.Array(OneOf(API_SCOPE_IDS), { minItems: 1, maxItems: API_SCOPE_IDS.length, uniqueItems: true });

export const ApiApplication = Type.Object({
  id: Id,
  name: Type.String(),
  scopes: Type.Array(Type.String()),
  created_at: Instant,
  credentials: Type.Array(
    Type.Object({
      environment,
      client_id: Type.String(),
      created_at: Instant,
      old_until: Nullable(Type.String({ description: 'instant until which the secret before this one is accepted' })),
    }),
  ),
});
export type ApiApplication = Static<typeof ApiApplication>;

/** A secret, shown this once. */
const Secret = Type.Object({ environment, client_id: Type.String(), client_secret: Type.String() });

export const ApiCertificate = Type.Object({
  id: Id,
  environment: OneOf(CERTIFIED_ENVIRONMENTS),
  name: Type.String(),
  serial: Type.String(),
  fingerprint: Type.String({ description: 'SHA-256, hexadecimal' }),
  state: OneOf(['active', 'expired', 'revoked']),
  created_at: Instant,
  expires_at: Instant,
});
export type ApiCertificate = Static<typeof ApiCertificate>;

export const API_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export const API_OUTCOMES = ['success', 'refused', 'failed'] as const;

/** A request that came to the public API, kept for a day. */
export const ApiRequest = Type.Object({
  id: Id,
  application: Nullable(Type.String()),
  environment: Nullable(environment),
  at: Instant,
  method: Type.String(),
  endpoint: Type.String(),
  path: Type.String(),
  status: Type.Integer(),
  ms: Type.Integer(),
  reason: Nullable(Type.String({ description: 'pt-BR: why it was refused' })),
});
export type ApiRequest = Static<typeof ApiRequest>;

/** What a connection's certificate may lack. */
export const HANDSHAKE_FAULTS = [
  'none-sent',
  'untrusted',
  'unknown',
  'other-environment',
  'revoked',
  'expired',
  'other-token',
] as const;

/** With what certificate an application came, and what it lacked. */
export const ApiHandshake = Type.Object({
  id: Id,
  environment,
  at: Instant,
  fault: Nullable(OneOf(HANDSHAKE_FAULTS)),
  fingerprint: Nullable(Type.String({ description: 'SHA-256, hexadecimal; null: none came' })),
  certificate: Nullable(Type.String({ description: 'its name, where it is of the account' })),
});
export type ApiHandshake = Static<typeof ApiHandshake>;

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;

/** A webhook delivery: what was sent to a receiver's server, and how that answered. */
export const WebhookDelivery = Type.Object({
  id: Id,
  topic: Type.String(),
  subject: Type.String(),
  url: Type.String(),
  state: OneOf(DELIVERY_STATES),
  tries: Type.Integer(),
  created_at: Instant,
  last_at: Nullable(Type.String({ description: 'instant of the last try' })),
  next_at: Nullable(Type.String({ description: 'instant of the next try' })),
  last_status: Nullable(Type.Integer()),
  last_error: Nullable(Type.String({ description: 'pt-BR: why there was no answer' })),
});
export type WebhookDelivery = Static<typeof WebhookDelivery>;

/** Things of the world outside that may be made to happen in homologation. */
export const API_EVENTS = ['paid', 'refunded', 'contested', 'key-claimed'] as const;
export type ApiEvent = (typeof API_EVENTS)[number];

const certified = OneOf(CERTIFIED_ENVIRONMENTS);
const WebhookSecret = Type.Object({
  environment: certified,
  secret: Type.String(),
  old_until: Nullable(Type.String({ description: 'instant until which the secret before this one signs too' })),
});

export const calls = defineCalls({
  'GET /account/api-keys': {
    summary: 'Identifiers of the account’s applications, for integrations (gap S L242)',
    permission,
    answer: Type.Object({
      account_code: Type.String({ description: 'what others name the account by, as in a split' }),
      items: Type.Array(Type.Object({ application: Type.String(), environment, client_id: Type.String() })),
    }),
  },
  'POST /api/applications/search': {
    summary: 'Applications, the newest first',
    permission,
    read: true,
    body: listBody(['created_at', 'name'], { text: Type.Optional(Type.String({ maxLength: 60 })) }),
    answer: listAnswer(ApiApplication),
  },
  'POST /api/applications': {
    summary: 'Create an application; its secrets are shown this once',
    permission,
    audit: 'api.application.create',
    body: Type.Object({ name, scopes }, { additionalProperties: false }),
    answer: Type.Object({ application: ApiApplication, secrets: Type.Array(Secret) }),
  },
  'GET /api/applications/{id}': {
    summary: 'One application',
    permission,
    silent404: true,
    params: idParams,
    answer: ApiApplication,
  },
  'PUT /api/applications/{id}': {
    summary: 'Change name and scopes of an application',
    permission,
    silent404: true,
    audit: 'api.application.update',
    params: idParams,
    body: Type.Object({ name, scopes }, { additionalProperties: false }),
    answer: ApiApplication,
  },
  'DELETE /api/applications/{id}': {
    summary: 'Remove an application: its credentials and tokens are refused at once',
    permission,
    silent404: true,
    audit: 'api.application.remove',
    params: idParams,
    signed: { summary: 'Excluir aplicação da API', bind: [{ path: 'params.id', label: 'Aplicação' }] },
    body: signedBody({}),
  },
  'PUT /api/applications/{id}/secret': {
    summary: 'A new secret, shown this once; the old one is accepted for some days',
    permission,
    silent404: true,
    audit: 'api.secret',
    params: idParams,
    signed: {
      summary: 'Trocar chave da aplicação',
      bind: [
        { path: 'params.id', label: 'Aplicação' },
        { path: 'body.environment', label: 'Ambiente' },
      ],
    },
    body: signedBody({ environment }),
    answer: Type.Object({ ...Secret.properties, old_until: Instant }),
  },
  'POST /api/applications/{id}/activity': {
    summary: 'What an application asked for, by day and endpoint (AREAS-3-api-area-1)',
    permission,
    read: true,
    silent404: true,
    params: idParams,
    body: Type.Object(
      {
        dateFrom: Type.Optional(Day),
        dateTo: Type.Optional(Day),
        status: Type.Optional(OneOf(API_OUTCOMES)),
        endpoints: Type.Optional(Type.Array(Type.String({ maxLength: 120 }), { maxItems: 50 })),
        query: Type.Optional(Type.String({ maxLength: 120, description: 'part of an endpoint' })),
        environment: Type.Optional(environment),
        page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
        size: Type.Optional(Type.Unsafe<15 | 25 | 50 | 100>({ type: 'integer', enum: [15, 25, 50, 100], default: 15 })),
      },
      { additionalProperties: false },
    ),
    answer: listAnswer(
      Type.Object({
        id: Id,
        day: Day,
        endpoint: Type.String(),
        environment,
        success: Type.Integer(),
        refused: Type.Integer(),
        failed: Type.Integer(),
      }),
    ),
  },
  'GET /api/applications/{id}/quota': {
    summary: 'How much of its daily quota an application has used',
    permission,
    silent404: true,
    params: idParams,
    answer: Type.Object({
      items: Type.Array(
        Type.Object({ environment, endpoint: Type.String(), used: Type.Integer(), limit: Type.Integer() }),
      ),
    }),
  },
  'POST /api/requests/search': {
    summary: 'Requests of the last day, the newest first (AREAS-3-api-area-2)',
    permission,
    read: true,
    body: listBody(['at'], {
      application: Type.Optional(Id),
      environment: Type.Optional(environment),
      begin: Type.Optional(Instant),
      end: Type.Optional(Instant),
      method: Type.Optional(OneOf(API_METHODS)),
      status: Type.Optional(OneOf(API_OUTCOMES)),
      text: Type.Optional(Type.String({ maxLength: 120, description: 'part of a path' })),
    }),
    answer: listAnswer(ApiRequest),
  },
  'GET /api/applications/{id}/handshakes': {
    summary: 'The certificates an application came with lately, and what they lacked',
    permission,
    silent404: true,
    params: idParams,
    answer: Type.Object({ items: Type.Array(ApiHandshake) }),
  },
  'POST /api/applications/{id}/try': {
    summary: 'Call an endpoint of the public API in homologation, as the application',
    permission,
    // what it changes is the public API's, in transactions of its own
    read: true,
    silent404: true,
    perMinute: 60,
    params: idParams,
    body: Type.Object(
      {
        api: OneOf(['cobrancas', 'pix', 'pagamento-de-contas', 'extratos']),
        method: OneOf(API_METHODS),
        path: Type.String({ pattern: '^/[!-~]*$', maxLength: 500, description: 'with its query' }),
        body: Type.Optional(Type.String({ maxLength: 20_000, description: 'JSON' })),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({ status: Type.Integer(), ms: Type.Integer(), body: Type.String() }),
  },
  'GET /api/address': {
    summary: 'Where the public API answers in homologation',
    permission: 'api:introduction',
    answer: Type.Object({
      pix: Nullable(Type.String({ description: 'null: it is not served' })),
      isOwn: Type.Boolean({ description: 'its certificate is of the installation’s own authority' }),
    }),
  },
  'GET /api/endpoints': {
    summary: 'Endpoints of the public API, with a body to begin with',
    permission,
    answer: Type.Object({
      items: Type.Array(
        Type.Object({
          api: Type.String(),
          method: Type.String(),
          path: Type.String(),
          summary: Type.String(),
          scope: Type.String(),
          sample: Nullable(Type.String({ description: 'JSON' })),
        }),
      ),
    }),
  },
  'POST /api/events': {
    summary: 'Have something happen in homologation: a charge is paid, a Pix comes back',
    permission,
    audit: 'api.event',
    body: Type.Object(
      { event: OneOf(API_EVENTS), subject: Type.String({ minLength: 1, maxLength: 90 }) },
      { additionalProperties: false },
    ),
  },
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
  'POST /api/certificates/search': {
    summary: 'Client certificates, the newest first',
    permission: certificates,
    read: true,
    body: listBody(['created_at'], { environment: Type.Optional(OneOf(CERTIFIED_ENVIRONMENTS)) }),
    answer: listAnswer(ApiCertificate),
  },
  'POST /api/certificates': {
    summary: 'Create a client certificate; its private key is in this answer alone',
    permission: certificates,
    audit: 'api.certificate.create',
    body: Type.Object({ environment: OneOf(CERTIFIED_ENVIRONMENTS), name }, { additionalProperties: false }),
    answer: Type.Object({
      certificate: ApiCertificate,
      p12: Type.String({ description: 'PKCS #12 without password, base64' }),
      pem: Type.String({ description: 'certificate and private key' }),
    }),
  },
  'PUT /api/certificates/{id}/revoke': {
    summary: 'Revoke a certificate: it is refused at once',
    permission: certificates,
    silent404: true,
    audit: 'api.certificate.revoke',
    params: idParams,
    signed: { summary: 'Revogar certificado da API', bind: [{ path: 'params.id', label: 'Certificado' }] },
    body: signedBody({}),
    answer: ApiCertificate,
  },
});

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
