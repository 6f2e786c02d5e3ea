import type { ApiCertificate } from '@balcao/contract/developer';
import { MOST_CERTIFICATES } from '@balcao/contract/developer';

const DAY = 86_400_000;

/** Days in which the secret before a new one is still accepted, so that running integrations can be changed. */
export const OVERLAP_DAYS = 7;
/** Life of a client certificate. */
export const CERTIFICATE_DAYS = 365;
/** Days before a certificate's end on which its users are told. */
const NOTICES = [1, 7, 30];

export const oldUntil = (now: Date): Date => new Date(now.getTime() + OVERLAP_DAYS * DAY);

/** Whether a secret's hash is one that is accepted now. */
export const isSecret = (
  hash: string,
  { secret_hash, old_hash, old_until }: { secret_hash: string; old_hash: string | null; old_until: Date | null },
  now: Date,
): boolean => hash === secret_hash || (hash === old_hash && old_until !== null && now < old_until);

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
