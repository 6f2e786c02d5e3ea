import { Type, type Static } from 'typebox';
import { defineCalls, type Ids, type TypedCalls } from './core/call';
import { Id, idParams, Instant, Nullable, OneOf } from './core/shapes';
import { Operation, signedBody } from './core/signing';

export const permissions = [] as const;

export const Device = Type.Object({
  id: Id,
  name: Type.String(),
  registeredAt: Instant,
  lastUsedAt: Nullable(Instant),
});
export type Device = Static<typeof Device>;

/** 302: approved (gap S L157: told in the body, a browser would follow the real one); 202: not answered; 403: refused; 408: too late. */
export const ApprovalStatus = Type.Object({
  status: Type.Unsafe<202 | 302 | 403 | 408>({ type: 'integer', enum: [202, 302, 403, 408] }),
});

/** Accepted where code is '2' or status 200 (SHELL-4.9-4); `errors` is what a card operation is refused with (SHELL-4.9-5). */
export const ApprovalFeedback = Type.Object({
  code: OneOf(['1', '2', '3', '4'], { description: '1 waiting, 2 approved, 3 refused, 4 expired' }),
  status: Type.Unsafe<200 | 202 | 403 | 408>({ type: 'integer', enum: [200, 202, 403, 408] }),
  message: Type.String(),
  errors: Type.Array(Type.Object({ message: Type.String() })),
});
export type ApprovalFeedback = Static<typeof ApprovalFeedback>;

const tokenParams = Type.Object({ token: Type.String({ pattern: '^[\\w-]{20,100}$' }) });

export const calls = defineCalls({
  'GET /secure-device': {
    summary: 'The trusted devices of the person, and whether one can approve on this account',
    permission: 'session',
    answer: Type.Object({ usable: Type.Boolean(), devices: Type.Array(Device) }),
  },
  'POST /secure-device/devices': {
    summary: 'Register a trusted device',
    permission: 'secure-device',
    idempotent: true,
    audit: 'device.register',
    signed: { summary: 'Cadastrar dispositivo de segurança', bind: [{ path: 'body.name', label: 'Dispositivo' }] },
    body: signedBody({ name: Type.String({ minLength: 2, maxLength: 40, pattern: '\\S' }) }),
    answer: Device,
  },
  'DELETE /secure-device/devices/{id}': {
    summary: 'Revoke a trusted device; what waits for an approval is refused',
    permission: 'session',
    audit: 'device.revoke',
    signed: { summary: 'Remover dispositivo de segurança', bind: [{ path: 'params.id', label: 'Dispositivo' }] },
    params: idParams,
    body: signedBody({}),
  },
  'POST /secure-device/authenticator/start': {
    summary: 'Show an operation on the trusted device; answers within five minutes or never (SHELL-4.9-3)',
    permission: 'secure-device',
    body: Operation,
    answer: Type.Object({
      id: Id,
      token: Type.String({ description: "the signed call's deviceToken, once approved" }),
      expiresAt: Instant,
    }),
  },
  'GET /transfer/status/{id}': {
    summary: 'Whether the device answered; asked every 5 s, 60 times at most (SHELL-4.9-1)',
    permission: 'secure-device',
    silent404: true,
    params: idParams,
    answer: ApprovalStatus,
  },
  'GET /transfer/feedbacks/{id}': {
    summary: 'What the device answered (default flow)',
    permission: 'secure-device',
    silent404: true,
    params: idParams,
    answer: ApprovalFeedback,
  },
  'GET /feedbacks/{id}': {
    summary: 'What the device answered (card flow)',
    permission: 'secure-device',
    silent404: true,
    params: idParams,
    answer: ApprovalFeedback,
  },
  'GET /secure-device/status/{token}': {
    summary: 'Whether the device answered, by the token of the approval',
    permission: 'secure-device',
    silent404: true,
    params: tokenParams,
    answer: ApprovalStatus,
  },
  'GET /secure-device/feedbacks/{token}': {
    summary: 'What the device answered, by the token of the approval',
    permission: 'secure-device',
    silent404: true,
    params: tokenParams,
    answer: ApprovalFeedback,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
}
