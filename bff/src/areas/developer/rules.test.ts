import { describe, expect, it } from 'vitest';
import {
  handshakeFault,
  isNearQuota,
  isSecret,
  limitOf,
  noticeOf,
  oldUntil,
  outcomeOf,
  refuseCertificate,
  scrubPath,
  serialOf,
  stateOf,
} from './rules';
import { isOverPace, newPace } from './listener/pace';
import { untilMidnight } from './listener/usage';

const now = new Date('2026-11-26T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const DAY = 86_400_000;

describe('the secret of an application', () => {
  const credential = { secret_hash: 'new', old_hash: 'old', old_until: oldUntil(now) };
  it.each<[string, Partial<typeof credential> | { old_until: null }, Date, boolean]>([
    ['new', {}, now, true],
    ['old', {}, now, true],
    ['old', {}, later(7 * DAY - 1), true],
    ['old', {}, later(7 * DAY), false],
    ['old', { old_until: null }, now, false],
    ['other', {}, now, false],
  ])('%s with %o at %o is accepted: %s', (hash, more, at, accepted) =>
    expect(isSecret(hash, { ...credential, ...more }, at)).toBe(accepted),
  );
});

it('no hash is the secret of nobody, whose comparison is the same work', () => {
  for (const hash of ['', '-'.repeat(43), 'other']) expect(isSecret(hash, undefined, now)).toBe(false);
});

it.each([
  [[0, 0, 1], '400001'],
  [[0x7f, 0x80], '7f80'],
  [[0x80, 0], '4000'],
  [[0xff, 0xff], '7fff'],
])('random bytes %j make the serial number %s, which no reader takes as padded or negative', (bytes, serial) =>
  expect(serialOf(bytes)).toBe(serial),
);

describe('what a certificate lacks', () => {
  const known = { account_id: 1, environment: 'production', revoked_at: null, expires_at: later(DAY) } as const;
  const came = { fingerprint: 'f', isTrusted: true };
  it.each<[string, Partial<typeof came> | { fingerprint: null }, object | undefined, string | null]>([
    ['of the application’s account', {}, {}, null],
    ['none', { fingerprint: null }, {}, 'none-sent'],
    ['not of this bank', { isTrusted: false }, undefined, 'untrusted'],
    ['without its key', { isTrusted: false }, {}, 'untrusted'],
    ['of this bank that is on no record', {}, undefined, 'unknown'],
    ['of another account', {}, { account_id: 2 }, 'unknown'],
    ['of another environment', {}, { environment: 'homologation' }, 'other-environment'],
    ['that was revoked', {}, { revoked_at: now }, 'revoked'],
    ['that has expired, which TLS does not trust', { isTrusted: false }, { expires_at: now }, 'expired'],
  ])('one %s', (_, presented, more, fault) => {
    const row = more && { ...known, ...more };
    const asks = { ownerId: 1, environment: 'production', now };
    expect(handshakeFault({ ...came, ...presented }, row, asks)).toBe(fault);
  });
});

it.each([
  ['POST /v1/charge', 11_999, false],
  ['POST /v1/charge', 12_000, true],
  ['GET /v1/notification/:token', 23_999, false],
  ['GET /v1/notification/:token', 24_000, true],
])('%s after %d requests is near its quota: %s', (endpoint, used, isNear) =>
  expect(isNearQuota(endpoint, used)).toBe(isNear),
);

it.each([
  [null, later(1), 'active'],
  [null, now, 'expired'],
  [now, later(DAY), 'revoked'],
  [now, now, 'revoked'],
] as const)('a certificate revoked at %o that ends at %o is %s', (revoked_at, expires_at, state) =>
  expect(stateOf({ revoked_at, expires_at }, now)).toBe(state),
);

it.each([
  [0, true],
  [4, true],
  [5, false],
])('with %d live certificates another can be made: %s', (live, can) =>
  expect(refuseCertificate(live) === null).toBe(can),
);

it.each([
  [31 * DAY, null, null],
  [30 * DAY, null, 30],
  [30 * DAY, 30, null],
  [8 * DAY, 30, null],
  [7 * DAY, 30, 7],
  [7 * DAY, 7, null],
  [DAY, 7, 1],
  [DAY, null, 1],
  [1, 1, null],
  [0, null, null],
  [-1, null, null],
])('%d ms before its end, told of %s, the notice is %s', (left, told, days) =>
  expect(noticeOf(later(left), now, told)).toBe(days),
);

it.each([
  [200, 'success'],
  [399, 'success'],
  [400, 'refused'],
  [499, 'refused'],
  [500, 'failed'],
])('%d is a %s', (status, outcome) => expect(outcomeOf(status)).toBe(outcome));

it.each([
  ['GET /v1/notification/:token', 30_000],
  ['POST /v1/charge', 15_000],
])('%s may be asked %d times a day', (endpoint, limit) => expect(limitOf(endpoint)).toBe(limit));

it.each([
  ['2026-11-26T02:59:59Z', 1],
  ['2026-11-26T03:00:00Z', 86_400],
  ['2026-11-26T12:00:00Z', 54_000],
])('at %s the day’s quota begins anew in %d seconds', (at, seconds) =>
  expect(untilMidnight(new Date(at))).toBe(seconds),
);

describe('requests of a second (domain-next.md 1)', () => {
  it('are counted for each caller, up to the limit, and anew in the next second', () => {
    const pace = newPace();
    const ask = (who: string, at: number) => isOverPace(pace, who, 2, at);
    expect([ask('a', 1000), ask('a', 1500), ask('a', 1999), ask('b', 1999), ask('a', 2000)]).toEqual([
      false,
      false,
      true,
      false,
      false,
    ]);
  });
});

describe('the path of a request in the log (AREAS-2-partnership-and-api-4)', () => {
  it.each([
    ['a CPF that is asked for', '/v2/cob?cpf=98765432100&status=ATIVA', '/v2/cob?cpf=***&status=ATIVA'],
    ['a CNPJ', '/v2/cob?cnpj=11222333000181', '/v2/cob?cnpj=***'],
    ['a key that is a phone', '/v2/webhook/%2B5511987654321', '/v2/webhook/***'],
    ['a key that is an e-mail', '/v2/webhook/ana%40exemplo.com.br?x=1', '/v2/webhook/***?x=1'],
    ['the token of a notification', '/v1/notification/0f3c-77?x=1', '/v1/notification/***?x=1'],
  ])('does not tell %s', (_, path, shown) => {
    expect(scrubPath(path)).toBe(shown);
  });
  it.each([
    '/v2/cob/12345678901234567890123456',
    '/v2/pix/E09089356202611281200API00000001',
    '/v1/charge/1234567890/billet',
    '/v2/webhook/71cdf9ba-c695-4e3c-b010-abb521a3f1be',
  ])('tells the rest: %s', (path) => {
    expect(scrubPath(path)).toBe(path);
  });
});
