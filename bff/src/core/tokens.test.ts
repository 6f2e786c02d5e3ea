import { expect, it } from 'vitest';
import { hashToken, keyTokens, newToken } from './tokens';

it('a token is 256 bits, and its hash is worth nothing under another key', () => {
  const token = newToken();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const before = hashToken(token);
  expect(hashToken(token)).toBe(before);
  keyTokens(undefined);
  expect(hashToken(token)).toBe(before);
  keyTokens('another key of at least 32 letters');
  expect(hashToken(token)).not.toBe(before);
});
