import { constants, createDecipheriv, privateDecrypt } from 'node:crypto';

const TAG_BYTES = 16;
const [KEY_BYTES, IV_BYTES] = [32, 12];

/**
 * The text of a compact JWE (RFC 7516) of RSA-OAEP-256 and A256GCM, encrypted to the private key's public one; null where it is not one.
 * @param privateKey PEM
 */
export function decryptJwe(privateKey: string, jwe: string): string | null {
  try {
    const [head, key, iv, text, tag, ...rest] = jwe.split('.');
    if (!head || !key || !iv || !text || !tag || rest.length) return null;
    const { alg, enc } = JSON.parse(bytesOf(head).toString('utf8')) as { alg?: unknown; enc?: unknown };
    if (alg !== 'RSA-OAEP-256' || enc !== 'A256GCM') return null;
    const padding = constants.RSA_PKCS1_OAEP_PADDING;
    const secret = privateDecrypt({ key: privateKey, padding, oaepHash: 'sha256' }, bytesOf(key));
    if (secret.length !== KEY_BYTES || bytesOf(iv).length !== IV_BYTES || bytesOf(tag).length !== TAG_BYTES)
      return null;
    const decipher = createDecipheriv('aes-256-gcm', secret, bytesOf(iv), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(head, 'ascii'));
    decipher.setAuthTag(bytesOf(tag));
    return Buffer.concat([decipher.update(bytesOf(text)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

const bytesOf = (part: string): Buffer => Buffer.from(part, 'base64url');
