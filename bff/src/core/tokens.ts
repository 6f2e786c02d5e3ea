import { createHash, createHmac, randomBytes } from 'node:crypto';

/** An opaque 256-bit token; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

let key = 'development only';

/** Sets the key of every token's hash, once at start, before any token is read or made (`data-key.ts`). */
export function keyTokens(secret: string | undefined): void {
  if (secret) key = secret;
}

/** The hash that is stored of a token: without the key, a row of the database gives no access. */
export const hashToken = (token: string): string => createHmac('sha256', key).update(token).digest('base64url');

/** One text for equal values whatever the order of their keys: what an idempotency key is bound to. */
export function stableHash(value: unknown): string {
  return createHash('sha256').update(stable(value)).digest('base64url');
}

function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`;
  if (value && typeof value === 'object')
    return `{${Object.entries(value)
      .filter(([, v]) => v !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, v]) => `${JSON.stringify(k)}:${stable(v)}`)
      .join(',')}}`;
  return JSON.stringify(value) ?? 'null';
}
