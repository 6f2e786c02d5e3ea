import { randomBytes } from 'node:crypto';
import { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { API_SCOPE_IDS, type ApiName } from '@balcao/contract/shared/api-scopes';
import { buildPublicApi, type Tls } from '../src/areas/developer/listener/serve';
import { bankNow } from '../src/core/clock';
import { serverCertificate } from './authority';
import { openEmptyBank, type EmptyBank, type Member } from './harness';

/** Where the proxy of a test tells the client certificate. */
const HEADER = 'x-client-fingerprint';
const DAY = 86_400_000;

/** A client certificate; `pfx` where the listener asks for it by TLS. */
export interface Certificate {
  id: number;
  fingerprint: string;
  pfx?: Buffer;
}
interface Sent {
  method?: string;
  path: string;
  by?: Certificate | undefined;
  headers?: Record<string, string>;
  body?: unknown;
}
interface Reply {
  status: number;
  headers: Record<string, unknown>;
  json: any;
}
type Environment = 'production' | 'homologation';
/** `tls`: by real handshakes, to a server of these names. Otherwise a proxy tells the client certificate, and no key has to be made. */
interface Options {
  tls?: readonly string[];
}

export const basic = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
export const grant = { grant_type: 'client_credentials' };

const replyOf = (status: number, headers: Record<string, unknown>, text: string): Reply => ({
  status,
  headers,
  json: !text ? null : String(headers['content-type']).includes('json') ? JSON.parse(text) : text,
});

/** Sends requests over TLS, with a client certificate or without. */
const overTls =
  (port: number, { ca }: Tls) =>
  ({ method = 'GET', path, by, headers = {}, body }: Sent) =>
    new Promise<Reply>((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const request = httpsRequest(
        {
          host: '127.0.0.1',
          servername: 'localhost',
          port,
          path,
          method,
          ca,
          ...(by ? { pfx: by.pfx, passphrase: '' } : {}),
          agent: false,
          headers: { ...headers, ...(text === undefined ? {} : { 'content-type': 'application/json' }) },
        },
        (reply) => {
          let all = '';
          reply.on('data', (part: Buffer) => (all += part.toString()));
          reply.on('end', () => resolve(replyOf(reply.statusCode ?? 0, reply.headers, all)));
        },
      );
      request.on('error', reject);
      request.end(text);
    });

/** Writes a certificate down that nobody has the key of. */
async function known(bank: EmptyBank, who: Member, environment: Environment): Promise<Certificate> {
  const fingerprint = randomBytes(32).toString('hex');
  const created_at = await bankNow(bank.store.db);
  const { id } = await bank.store.db
    .insertInto('api_certificates')
    .values({
      account_id: who.accountId,
      user_id: who.userId,
      environment,
      name: 'Servidor',
      serial: randomBytes(16).toString('hex'),
      fingerprint,
      created_at,
      expires_at: new Date(created_at.getTime() + 365 * DAY),
      revoked_at: null,
      told_days: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, fingerprint };
}

/** The listener of the public API over an empty bank, and what its callers need. */
export async function openPublicApi(bank: EmptyBank, { tls: names }: Options = {}) {
  const tls = names ? await serverCertificate(bank, names) : null;
  if (!tls) bank.services.config.BALCAO_API_FINGERPRINT_HEADER = HEADER;
  const api = buildPublicApi(bank.services, tls);
  await (tls ? api.listen({ port: 0, host: '127.0.0.1' }) : api.ready());
  const port = tls ? (api.server.address() as AddressInfo).port : 0;

  const send: (sent: Sent) => Promise<Reply> = tls
    ? overTls(port, tls)
    : async ({ method = 'GET', path, by, headers = {}, body }) => {
        const reply = await api.inject({
          method: method as 'GET',
          url: path,
          headers: { ...headers, ...(by ? { [HEADER]: by.fingerprint } : {}) },
          ...(body === undefined ? {} : { payload: body as object }),
        });
        return replyOf(reply.statusCode, reply.headers, reply.payload);
      };

  async function application(who: Member, scopes: readonly string[] = API_SCOPE_IDS) {
    const { json } = await who.call('POST /api/applications', { body: { name: 'Loja', scopes: [...scopes] } });
    const of = (environment: string) => json.secrets.find((one) => one.environment === environment)!;
    return {
      id: json.application.id,
      production: of('production'),
      homologation: of('homologation'),
      fortunus: of('fortunus'),
    };
  }
  async function certificate(who: Member, environment: Environment = 'production'): Promise<Certificate> {
    if (!tls) return known(bank, who, environment);
    const { json } = await who.call('POST /api/certificates', { body: { environment, name: 'Servidor' } });
    const { id, fingerprint } = json.certificate;
    return { id, fingerprint, pfx: Buffer.from(json.p12, 'base64') };
  }
  const signIn = (secret: { client_id: string; client_secret: string }, by?: Certificate, path = '/pix/oauth/token') =>
    send({
      method: 'POST',
      path,
      by,
      headers: { authorization: basic(secret.client_id, secret.client_secret) },
      body: grant,
    });
  const asking =
    (prefix: string, authorization: string, by?: Certificate) =>
    (method: string, path: string, body?: unknown, more: Record<string, string> = {}) =>
      send({ method, path: `${prefix}${path}`, by, headers: { authorization, ...more }, body });
  /** A client that is signed in to the Pix API. */
  async function client(who: Member, environment: Environment = 'production') {
    const app = await application(who);
    const by = await certificate(who, environment);
    const { json } = await signIn(app[environment], by);
    return { app, by, token: json, ask: asking('/pix', `Bearer ${json.access_token as string}`, by) };
  }
  /** A client that is signed in to the charges API. */
  async function charging(who: Member, environment: Environment | 'fortunus' = 'fortunus') {
    const app = await application(who);
    const { json } = await signIn(app[environment], undefined, '/cobrancas/v1/authorize');
    return asking('/cobrancas/v1', `Bearer ${json.access_token as string}`);
  }
  /** A client that is signed in to another API which asks for a certificate. */
  async function certified(who: Member, name: ApiName, environment: Environment = 'production') {
    const app = await application(who);
    const by = await certificate(who, environment);
    const { json } = await signIn(app[environment], by, `/${name}/v1/oauth/token`);
    return asking(`/${name}`, `Bearer ${json.access_token as string}`, by);
  }
  return {
    port,
    ca: tls?.ca,
    send,
    application,
    certificate,
    signIn,
    client,
    charging,
    certified,
    close: () => api.close(),
  };
}
export type PublicApiTest = Awaited<ReturnType<typeof openPublicApi>>;

export let bank: EmptyBank;
export let api: PublicApiTest;

/** Registers the set-up of a test file: one listener, over an empty bank of its own or that of `over`. Each file calls it. */
export function openApiForTests({ over, ...options }: Options & { over?: () => EmptyBank } = {}): void {
  beforeAll(async () => {
    bank = over?.() ?? (await openEmptyBank());
    api = await openPublicApi(bank, options);
  });
  afterAll(async () => {
    await api.close();
    if (!over) await bank.close();
  });
}
