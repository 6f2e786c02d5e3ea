import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API_SCOPES } from '@balcao/contract/shared/api-scopes';
import type { Services } from '../../../core/area';
import { Problem } from '../../../core/problem';
import { ofHost, type BankApi } from './apis';
import { issueToken, proveCertificate, proveClient, type Client } from './clients';
import { heldOf } from './held';
import { presentedBy } from './presented';

/** Refuses an application at the host of another environment. @throws Problem 401 */
export function refuseOtherEnvironment(request: FastifyRequest, { environment }: Client, code: string): void {
  const host = ofHost(request.headers.host);
  if (host && host.isHomologation !== (environment === 'homologation'))
    throw new Problem(401, code, 'Estas credenciais são de outro ambiente.');
}

/** Scopes of an API that an application has. @throws Problem 403 where it has none of several */
function scopesOf({ name }: BankApi, client: Client): string[] {
  const all = API_SCOPES.filter(({ api }) => api === name).map(({ id }) => id);
  const had = all.filter((id) => client.scopes.includes(id));
  if (all.length && !had.length) throw new Problem(403, 'insufficient_scope', 'A aplicação não tem escopos desta API.');
  return had;
}

/** Tokens of an API (domain-next.md 1). */
export function serveSignIn(room: FastifyInstance, api: BankApi, { store: { db }, config }: Services): void {
  room.post(api.signIn, async (request, reply) => {
    const facts = heldOf(request);
    facts.isSignIn = true;
    const client = await proveClient(db, request.headers.authorization, facts);
    refuseOtherEnvironment(request, client, 'invalid_client');
    if (api.isCertified && client.environment === 'fortunus')
      throw new Problem(401, 'invalid_client', 'O ambiente Fortunus usa só a API de Cobranças.');
    const presented = presentedBy(request, config.BALCAO_API_FINGERPRINT_HEADER);
    if (api.isCertified) await proveCertificate(db, client, presented, facts);
    const scopes = scopesOf(api, client);
    const { token, expiresAt } = await issueToken(db, client, {
      scopes,
      fingerprint: api.isCertified ? presented.fingerprint : null,
      seconds: api.seconds,
    });
    return reply.header('cache-control', 'no-store').send({
      access_token: token,
      token_type: 'Bearer',
      expires_in: api.seconds,
      ...(api.isCertified
        ? { scope: scopes.join(' ') }
        : { expire_at: String(expiresAt.getTime()), refresh_token: token }),
    });
  });
}
