/** A public key as get-encrypt-keys answers it. */
interface EncryptKey {
  kty: string;
  n: string;
  e: string;
}

const base64Url = (bytes: ArrayBuffer | Uint8Array): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

const TAG_BYTES = 16;

/** A PIN as compact JWE (RFC 7516) of RSA-OAEP-256 and A256GCM: only the issuer reads it. */
export async function encryptPin({ kty, n, e }: EncryptKey, pin: string): Promise<string> {
  const { subtle } = crypto;
  const head = base64Url(new TextEncoder().encode(JSON.stringify({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })));
  const to = await subtle.importKey('jwk', { kty, n, e }, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt']);
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt']);
  const additionalData = new TextEncoder().encode(head);
  const sealed = new Uint8Array(
    await subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData, tagLength: TAG_BYTES * 8 },
      key,
      new TextEncoder().encode(pin),
    ),
  );
  const wrapped = await subtle.encrypt({ name: 'RSA-OAEP' }, to, secret);
  return [
    head,
    base64Url(wrapped),
    base64Url(iv),
    base64Url(sealed.slice(0, -TAG_BYTES)),
    base64Url(sealed.slice(-TAG_BYTES)),
  ].join('.');
}
