import { timingSafeEqual } from 'node:crypto';
import { MOST_CERTIFICATES, type ApiCertificate, type ApiHandshake } from '@balcao/contract/developer';

const DAY = 86_400_000;

/** Days in which the secret before a new one is still accepted, so that running integrations can be changed. */
export const OVERLAP_DAYS = 7;
/** Life of a client certificate. */
export const CERTIFICATE_DAYS = 365;
/**
 * A certificate's serial number of random bytes, hexadecimal: positive, and without a first byte of zero, which OpenSSL refuses as illegal
 * padding where the next byte does not need it.
 */
export const serialOf = ([first = 0, ...rest]: Iterable<number>): string =>
  Buffer.from([(first & 0x7f) | 0x40, ...rest]).toString('hex');

/** Days before a certificate's end on which its users are told. */
const NOTICES = [1, 7, 30];

export const oldUntil = (now: Date): Date => new Date(now.getTime() + OVERLAP_DAYS * DAY);

/** Hashes of a credential's secrets. */
export interface Secrets {
  secret_hash: string;
  old_hash: string | null;
  old_until: Date | null;
}

/** What a hash is compared with where the id is nobody's: as long as a true one, and the hash of nothing. */
const NOBODY: Secrets = { secret_hash: '-'.repeat(43), old_hash: null, old_until: null };

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Whether a secret's hash is one that is accepted now. Nobody's is compared too: the work does not tell which ids exist. */
export function isSecret(hash: string, secrets: Secrets | undefined, now: Date): boolean {
  const { secret_hash, old_hash, old_until } = secrets ?? NOBODY;
  const isNow = isSame(hash, secret_hash);
  const isOld = isSame(hash, old_hash ?? NOBODY.secret_hash);
  return secrets !== undefined && (isNow || (isOld && old_until !== null && now < old_until));
}

export const stateOf = (
  { revoked_at, expires_at }: { revoked_at: Date | null; expires_at: Date },
  now: Date,
): ApiCertificate['state'] => (revoked_at ? 'revoked' : expires_at <= now ? 'expired' : 'active');

/** Why no further certificate can be made, pt-BR; null where it can. @param live how many are active in the environment */
export const refuseCertificate = (live: number): string | null =>
  live < MOST_CERTIFICATES
    ? null
    : `Cada ambiente tem até ${MOST_CERTIFICATES} certificados ativos. Revogue um para criar outro.`;

/** The notice that is due for a certificate: its days; null where none is. @param told the notice before */
export function noticeOf(expiresAt: Date, now: Date, told: number | null): number | null {
  const left = (expiresAt.getTime() - now.getTime()) / DAY;
  const due = NOTICES.find((days) => left <= days) ?? null;
  return left > 0 && due !== null && (told === null || due < told) ? due : null;
}

/** Requests an application may make of an endpoint a day (domain-next.md 1). */
export const limitOf = (endpoint: string): number => (endpoint.includes('/notification') ? 30_000 : 15_000);

/** What an answer counts as. */
export const outcomeOf = (status: number): 'success' | 'refused' | 'failed' =>
  status < 400 ? 'success' : status < 500 ? 'refused' : 'failed';

/** Of a day's quota, the part from which the application's people are told (domain-next.md 1). */
const WARNED_AT = 0.8;
export const isNearQuota = (endpoint: string, used: number): boolean => used >= limitOf(endpoint) * WARNED_AT;

/** What is on record of a certificate that came with a connection. */
export interface KnownCertificate {
  account_id: number;
  environment: ApiCertificate['environment'];
  revoked_at: Date | null;
  expires_at: Date;
}

/** What a connection's certificate lacked for an application; null where it will do. */
export function handshakeFault(
  { fingerprint, isTrusted }: { fingerprint: string | null; isTrusted: boolean },
  known: KnownCertificate | undefined,
  { ownerId, environment, now }: { ownerId: number; environment: string; now: Date },
): ApiHandshake['fault'] {
  if (!fingerprint) return 'none-sent';
  if (known?.account_id !== ownerId) return known || isTrusted ? 'unknown' : 'untrusted';
  if (known.environment !== environment) return 'other-environment';
  const state = stateOf(known, now);
  return state !== 'active' ? state : isTrusted ? null : 'untrusted';
}

/** pt-BR: what an application is answered. */
export const HANDSHAKE_WORDS: Record<NonNullable<ApiHandshake['fault']>, string> = {
  'none-sent': 'Nenhum certificado de cliente chegou: envie o .p12 da aplicação na conexão TLS (mTLS).',
  untrusted: 'O certificado apresentado não foi emitido por este banco, ou veio sem a chave privada dele.',
  unknown: 'O certificado apresentado não é de nenhuma conta desta aplicação.',
  'other-environment': 'O certificado apresentado é de outro ambiente.',
  revoked: 'O certificado apresentado foi revogado.',
  expired: 'O certificado apresentado venceu.',
  'other-token': 'O token foi pedido com outro certificado.',
};

/** CPF, CNPJ, phones with their country and e-mail addresses, as they stand in a path. A txid or an endToEndId is longer than they are. */
const PERSONAL = /(?<![A-Za-z0-9])(?:%2B|\+)?\d{11,14}(?![A-Za-z0-9])|[^/?&=]+(?:@|%40)[^/?&]+/gi;

/** The path and query of a request as its log shows them: without a person's numbers, e-mail or the token of a notification. */
export const scrubPath = (path: string): string =>
  path.replace(PERSONAL, '***').replace(/(\/notification\/)[^/?]+/, '$1***');
