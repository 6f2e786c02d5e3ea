import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable, OneOf } from '../core/shapes';

/** `fortunus` is the environment of older integrations (domain.md 5). */
export const API_ENVIRONMENTS = ['fortunus', 'production', 'homologation'] as const;
/** Environments whose APIs ask for a client certificate. */
export const CERTIFIED_ENVIRONMENTS = ['production', 'homologation'] as const;
export const MOST_CERTIFICATES = 5;

export const environment = OneOf(API_ENVIRONMENTS);
export const certified = OneOf(CERTIFIED_ENVIRONMENTS);

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

export const ApiCertificate = Type.Object({
  id: Id,
  environment: certified,
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
