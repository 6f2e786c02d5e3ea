import { createHmac } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { rootCertificates } from 'node:tls';
import type { Services } from '../../../core/area';
import { connectionWords } from '../../../core/connection-words';
import { resolvePublic } from '../../../core/public-address';
import { authorityPem, issueCertificate } from '../authority';

/** Milliseconds that a receiver has to answer (domain-next.md 1). */
const ANSWER_MS = 60_000;
/** A receiver's answer is read no further than this. */
const MOST_READ = 65_536;
/** Characters of the answer that are stored. */
const MOST_KEPT = 2000;

/** The bank's own client certificate, by which receivers know it; one for the life of a process. */
const identities = new WeakMap<Services, Promise<{ pem: string; ca: string }>>();
function identityOf(services: Services): Promise<{ pem: string; ca: string }> {
  const identity =
    identities.get(services) ??
    services.store.transaction(async (trx) => ({
      pem: (await issueCertificate(trx, 'Balcão webhooks', 'webhooks', new Date())).pem,
      ca: await authorityPem(trx),
    }));
  identities.set(services, identity);
  identity.catch(() => identities.delete(services));
  return identity;
}

/** Headers by which a receiver proves where a message comes from (Standard Webhooks 1.0), signed with each secret that is valid now. */
export function signatureOf(secrets: readonly string[], id: string, body: string, at: Date): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const marks = secrets.map((secret) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': marks.join(' ') };
}

export interface Post {
  url: string;
  body: string;
  headers: Record<string, string>;
  /** Whether the bank shows its client certificate. */
  isKnown: boolean;
  answerMs?: number;
}

export interface Posted {
  status: number;
  /** The beginning of the answer's body. */
  answer: string;
}

/**
 * Posts a body to somebody's server. Redirects are not followed; the address is resolved here and connected to as
 * it was judged. @throws Error, pt-BR, where there was no answer
 */
export async function post(
  services: Services,
  { url, body, headers, isKnown, answerMs = ANSWER_MS }: Post,
): Promise<Posted> {
  const { protocol, hostname } = new URL(url);
  const { address, family } = await resolvePublic(hostname, services.config.BALCAO_WEBHOOK_NETWORKS);
  const isSecure = protocol === 'https:';
  const identity = isSecure ? await identityOf(services) : null;
  return new Promise((resolve, reject) => {
    const request = (isSecure ? requestHttps : requestHttp)(
      url,
      {
        method: 'POST',
        agent: false,
        // resolved once: what was judged is what is connected to
        lookup: (_host, options, done) =>
          (options as { all?: boolean }).all
            ? (done as (error: null, found: object[]) => void)(null, [{ address, family }])
            : done(null, address, family),
        headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'Balcao-Webhooks/1.0' },
        signal: AbortSignal.timeout(answerMs),
        ...(identity ? { ca: [...rootCertificates, identity.ca] } : {}),
        ...(identity && isKnown ? { cert: identity.pem, key: identity.pem } : {}),
      },
      (reply) => {
        let [read, text] = [0, ''];
        const end = () => resolve({ status: reply.statusCode ?? 0, answer: text.slice(0, MOST_KEPT) });
        reply.setEncoding('utf8');
        reply.on('data', (part: string) => {
          read += part.length;
          if (text.length < MOST_KEPT) text += part;
          if (read > MOST_READ) reply.destroy();
        });
        // an answer that breaks off was an answer
        reply.on('error', end);
        reply.on('close', end);
      },
    );
    request.on('error', (error) => reject(new Error(wordsOf(error))));
    request.end(body);
  });
}

const wordsOf = (error: NodeJS.ErrnoException): string =>
  connectionWords(error) ??
  (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY/.test(error.code ?? '')
    ? `Falha de TLS: ${error.code}.`
    : 'A conexão falhou.');
