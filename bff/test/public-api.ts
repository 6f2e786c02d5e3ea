import { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { API_SCOPE_IDS } from '@balcao/contract/shared/api-scopes';
import { issueServerCertificate } from '../src/areas/developer/authority';
import { buildPublicApi } from '../src/areas/developer/listener/serve';
import type { EmptyBank, Member } from './harness';

interface Sent {
  method?: string;
  path: string;
  pfx?: Buffer | undefined;
  headers?: Record<string, string>;
  body?: unknown;
}
interface Reply {
  status: number;
  headers: Record<string, unknown>;
  json: any;
}
type Environment = 'production' | 'homologation';

export const basic = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
export const grant = { grant_type: 'client_credentials' };

/** The listener of the public API over an empty bank, and what its callers need. */
export async function openPublicApi(bank: EmptyBank, names: readonly string[] = ['localhost']) {
  const tls = await bank.store.transaction((trx) => issueServerCertificate(trx, [...names], new Date()));
  const { ca } = tls;
  const api = buildPublicApi(bank.services, tls);
  await api.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.server.address() as AddressInfo;

  /** A request over TLS, with a client certificate or without. */
  const send = ({ method = 'GET', path, pfx, headers = {}, body }: Sent) =>
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
          ...(pfx ? { pfx, passphrase: '' } : {}),
          agent: false,
          headers: { ...headers, ...(text === undefined ? {} : { 'content-type': 'application/json' }) },
        },
        (reply) => {
          let all = '';
          reply.on('data', (part: Buffer) => (all += part.toString()));
          reply.on('end', () =>
            resolve({ status: reply.statusCode ?? 0, headers: reply.headers, json: all ? JSON.parse(all) : null }),
          );
        },
      );
      request.on('error', reject);
      request.end(text);
    });

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
  async function certificate(who: Member, environment: Environment = 'production') {
    const { json } = await who.call('POST /api/certificates', { body: { environment, name: 'Servidor' } });
    return { id: json.certificate.id, pfx: Buffer.from(json.p12, 'base64') };
  }
  const signIn = (secret: { client_id: string; client_secret: string }, pfx?: Buffer) =>
    send({
      method: 'POST',
      path: '/pix/oauth/token',
      pfx,
      headers: { authorization: basic(secret.client_id, secret.client_secret) },
      body: grant,
    });
  /** A client that is signed in to the Pix API. */
  async function client(who: Member, environment: Environment = 'production') {
    const app = await application(who);
    const { pfx } = await certificate(who, environment);
    const { json } = await signIn(app[environment], pfx);
    const headers = { authorization: `Bearer ${json.access_token as string}` };
    return {
      app,
      pfx,
      token: json,
      ask: (method: string, path: string, body?: unknown, more: Record<string, string> = {}) =>
        send({
          method,
          path: `/pix${path}`,
          pfx,
          headers: { ...headers, ...more },
          ...(body === undefined ? {} : { body }),
        }),
    };
  }
  /** A client that is signed in to the charges API. */
  async function charging(who: Member) {
    const { fortunus } = await application(who);
    const { json } = await send({
      method: 'POST',
      path: '/cobrancas/v1/authorize',
      headers: { authorization: basic(fortunus.client_id, fortunus.client_secret) },
      body: grant,
    });
    const headers = { authorization: `Bearer ${json.access_token as string}` };
    return (method: string, path: string, sent?: unknown, more: Record<string, string> = {}) =>
      send({
        method,
        path: `/cobrancas/v1${path}`,
        headers: { ...headers, ...more },
        ...(sent === undefined ? {} : { body: sent }),
      });
  }
  return { port, ca, send, application, certificate, signIn, client, charging, close: () => api.close() };
}
export type PublicApiTest = Awaited<ReturnType<typeof openPublicApi>>;
