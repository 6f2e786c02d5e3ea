import { buildPublicApi } from '../src/areas/developer/listener/serve';
import type { EmptyBank, Member } from './harness';

/** The charges API without TLS. `client` signs in as an application of a person and answers what asks for a path below /v1. */
export function openChargesApi(bank: EmptyBank) {
  const api = buildPublicApi(bank.services, null);
  const client = async (who: Member) => {
    const { json } = await who.call('POST /api/applications', { body: { name: 'Loja', scopes: ['charge'] } });
    const { client_id, client_secret } = json.secrets.find(({ environment }) => environment === 'production')!;
    const authorization = `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`;
    const signedIn = await api.inject({
      method: 'POST',
      url: '/cobrancas/v1/authorize',
      headers: { authorization },
      payload: { grant_type: 'client_credentials' },
    });
    const headers = { authorization: `Bearer ${signedIn.json().access_token as string}` };
    return async (path: string) => {
      const reply = await api.inject({ url: `/cobrancas/v1${path}`, headers });
      return { status: reply.statusCode, json: reply.json() };
    };
  };
  return { client, close: () => api.close() };
}
