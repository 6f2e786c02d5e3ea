import { expect, it } from 'vitest';
import { encryptPin } from './encrypt-pin';

const bytesOf = (part: string) =>
  Uint8Array.from(atob(part.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
const { subtle } = crypto;

/** What the holder of the private key reads (RFC 7516: the tag follows the text, the head is authenticated too). */
async function decrypt(privateKey: CryptoKey, jwe: string): Promise<string> {
  const [head, key, iv, text, tag] = jwe.split('.') as [string, string, string, string, string];
  expect(JSON.parse(atob(head))).toEqual({ alg: 'RSA-OAEP-256', enc: 'A256GCM' });
  const raw = await subtle.decrypt({ name: 'RSA-OAEP' }, privateKey, bytesOf(key));
  const secret = await subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
  const additionalData = new TextEncoder().encode(head);
  const sealed = new Uint8Array([...bytesOf(text), ...bytesOf(tag)]);
  return new TextDecoder().decode(
    await subtle.decrypt({ name: 'AES-GCM', iv: bytesOf(iv), additionalData }, secret, sealed),
  );
}

it('a PIN is encrypted so that the holder of the key reads it, and differently each time (AREAS-7-cards-2)', async () => {
  const { publicKey, privateKey } = await subtle.generateKey(
    { name: 'RSA-OAEP', hash: 'SHA-256', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['encrypt', 'decrypt'],
  );
  const { kty, n, e } = await subtle.exportKey('jwk', publicKey);
  const key = { kty: kty!, n: n!, e: e! };
  const [first, second] = [await encryptPin(key, '7391'), await encryptPin(key, '7391')];
  expect([await decrypt(privateKey, first), await decrypt(privateKey, second)]).toEqual(['7391', '7391']);
  expect(first).not.toBe(second);
});
