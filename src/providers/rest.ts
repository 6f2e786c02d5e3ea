import dataProvider from '@refinedev/simple-rest';
import { BASE, plainRequest } from './api';

type HttpClient = NonNullable<Parameters<typeof dataProvider>[1]>;
interface Config {
  data?: unknown;
  headers?: Record<string, string>;
}

const ask = (method: string, url: string, body?: unknown, headers?: Config['headers']) => {
  const idempotencyKey = headers?.['idempotency-key'];
  return plainRequest(method, url, { ...(body ? { body } : {}), ...(idempotencyKey ? { idempotencyKey } : {}) });
};
const reads = (method: string) => (url: string, config?: Config) => ask(method, url, config?.data, config?.headers);
const writes = (method: string) => (url: string, body: unknown, config?: Config) =>
  ask(method, url, body, config?.headers);

/** Refine's own REST provider over our fetch, headers and errors; its axios is left out of the build (tools/lean.ts). */
export const rest = dataProvider(BASE, {
  get: reads('GET'),
  delete: reads('DELETE'),
  post: writes('POST'),
  put: writes('PUT'),
  patch: writes('PATCH'),
} as unknown as HttpClient);
