import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';

const keyFrom = (secret: string): Buffer => scryptSync(secret, 'balcao-seal', 32);

let key: Buffer | null = null;
let secret = 'development only';

/** Sets the key under which values at rest are sealed, once at start (`data-key.ts`). */
export function keySeals(given: string | undefined): void {
  if (given) secret = given;
  key = null;
}

const keyOf = (): Buffer => (key ??= keyFrom(secret));

function sealWith(under: Buffer, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', under, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

function unsealWith(under: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', under, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

/** Encrypts a text for the database: AES-256-GCM, as base64url of nonce, tag and text. */
export const seal = (text: string): string => sealWith(keyOf(), text);

/** @throws Error where the text was sealed under another key, or changed */
export const unseal = (sealed: string): string => unsealWith(keyOf(), sealed);

/** The same under a secret of its own. */
export const sealUnder = (own: string, text: string): string => sealWith(keyFrom(own), text);
export const unsealUnder = (own: string, sealed: string): string => unsealWith(keyFrom(own), sealed);
