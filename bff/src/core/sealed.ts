import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';

let key: Buffer | null = null;
let secret = 'development only';

/** Sets the key under which values at rest are sealed (BALCAO_SECRET), once at start. */
export function keySeals(given: string | undefined): void {
  if (given) secret = given;
  key = null;
}

const keyOf = (): Buffer => (key ??= scryptSync(secret, 'balcao-seal', 32));

/** Encrypts a text for the database: AES-256-GCM, as base64url of nonce, tag and text. */
export function seal(text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws Error where the text was sealed under another key, or changed */
export function unseal(sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
