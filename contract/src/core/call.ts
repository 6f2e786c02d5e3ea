import type { Static, TSchema } from 'typebox';
import type { PermissionId } from './registry';
import type { Signed } from './signing';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call of the BFF: all that the guard, the types, the documentation and the generated checks need to know. */
export interface CallSpec {
  /** One line for the OpenAPI document. */
  summary: string;
  /**
   * Who may call it. `public`: anyone. `session`: any signed-in user, also of a shut-down or blocked account.
   * Else a permission id that must be enabled on the current account; of several, any one.
   */
  permission: 'public' | 'session' | PermissionId | readonly [PermissionId, ...PermissionId[]];
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /**
   * The body is one file, sent as application/octet-stream; a picture, of a receipt too, may be the part `avatar` of multipart/form-data
   * instead, as the portal sends it (SHELL-3-36). The kind decides how it is read, before the call's transaction begins.
   */
  upload?: 'spreadsheet' | 'image' | 'receipt' | 'cnab';
  /** JSON answer, or the media type of a file. Absent: 204. */
  answer?: TSchema;
  file?: string;
  /** Written to the audit log with this action name. */
  audit?: string;
  /** A write that must carry `idempotency-key`; its answer is stored and repeated. */
  idempotent?: true;
  /**
   * A write that the person signs; its body is made by `signedBody`, unless it was approved before. The guard refuses it unsigned, with another body than was signed,
   * signed twice or too late (docs/adr/0012).
   */
  signed?: Signed;
  /** A POST that only reads (a list with a filter body). */
  read?: true;
  /**
   * A read that depends only on the account, the day and its input, and reads watched tables only (`watch_changes` in a migration): its
   * answer is cached as long as nothing of the account changes (docs/adr/0008).
   */
  cached?: true;
  /** Most calls a minute of one person, or of one address where the call is public; more get 429. */
  perMinute?: number;
  /** Its 404 does not raise the communication-failure screen (SHELL-8-3). */
  silent404?: true;
  /** Also allowed while a registration update blocks the account: calls that end the block, and help (SHELL-2.3-11). */
  whileBlocked?: true;
  /**
   * Answered on a host of its own where the installation sets one: without the session's cookie, for whom the one-time `token` of its body
   * was given to.
   */
  apart?: true;
  /** Does not need `x-account-id`, as it does not act on an account (sign-in, account switch, logout). */
  anyAccount?: true;
}

export const defineCalls = <const T extends Record<`${Method} /${string}`, CallSpec>>(calls: T): T => calls;

type StaticOf<T> = T extends TSchema ? Static<T> : undefined;

/** The calls of an area as the handlers and the portal see them. */
export type TypedCalls<T> = {
  [K in keyof T]: {
    params: T[K] extends { params: infer S } ? StaticOf<S> : undefined;
    query: T[K] extends { query: infer S } ? StaticOf<S> : undefined;
    body: T[K] extends { upload: string } ? Blob : T[K] extends { body: infer S } ? StaticOf<S> : undefined;
    answer: T[K] extends { file: string } ? Blob : T[K] extends { answer: infer S } ? StaticOf<S> : undefined;
    idempotent: T[K] extends { idempotent: true } ? true : false;
    signed: T[K] extends { signed: { approvedBefore: true } } ? false : T[K] extends { signed: object } ? true : false;
    bindsNone: T[K] extends { signed: { bind: readonly [] } } ? true : false;
    upload: T[K] extends { upload: infer U } ? U : undefined;
  };
};

/** Permission ids or live topics of an area, as keys. */
export type Ids<T extends readonly string[]> = { [K in T[number]]: true };

/** Who hears each live topic of an area: anyone of the account, or those who hold one of the permissions. */
export const defineTopics = <const T extends Record<string, 'session' | readonly [PermissionId, ...PermissionId[]]>>(
  topics: T,
): T => topics;

/** The topics of an area, as keys. */
export type TypedTopics<T> = { [K in keyof T]: true };
