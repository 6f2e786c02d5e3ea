import type { ApiName } from '@balcao/contract/shared/api-scopes';
import type { PermissionId } from '@balcao/contract/core/registry';
import type { TSchema } from 'typebox';
import type { Ctx } from './area';

/** What an endpoint of the public API is asked: texts of path and query, and the checked body. */
export interface ApiInput {
  params: Record<string, string>;
  query: Record<string, string | undefined>;
  body: unknown;
  headers: Record<string, string | string[] | undefined>;
}

export interface ApiAnswer {
  status?: number;
  body: unknown;
  /** Media type of a body that is a file's text; JSON where absent. */
  type?: string;
}

/** One endpoint of the public API, on the same services as the portal's calls. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** '/v2/cob/:txid'. */
  path: string;
  summary: string;
  scope: string;
  /** Its errors are the Pix API's `Problema`, of this resource of its ('Rec'); without it, they are as elsewhere in the API. */
  problem?: string;
  /** What the person in whose name the application acts must be allowed. */
  permission: PermissionId;
  body?: TSchema;
  /** Name of the action in the audit log; for what changes something. */
  audit?: string;
  /** It changes something, so it runs in a transaction. */
  write?: true;
  /** Asks the world outside before the transaction begins; `ctx` has none. */
  before?: (ctx: Ctx, input: ApiInput) => Promise<void>;
  handle: (ctx: Ctx, input: ApiInput) => Promise<ApiAnswer>;
  /** Asks the world outside once the transaction is committed, and completes the answer; `ctx` has none. Again at a repeated request. */
  after?: (ctx: Ctx, input: ApiInput, answer: ApiAnswer) => Promise<ApiAnswer>;
}

/** Endpoints of an area in one of the bank's APIs: the default export of its public-api.ts, found by its folder. */
export interface PublicApi {
  api: ApiName;
  endpoints: readonly Endpoint[];
}

export const definePublicApi = (api: PublicApi): PublicApi => api;
