import type { Answer, Body } from '@balcao/contract/core/registry';
import type { Ctx, Services } from '../../../core/area';
import { findApplication } from '../applications';
import { APIS } from '../listener/apis';
import { clientOf, endToken, issueToken } from '../listener/clients';
import { buildPublicApi, endpointsOf } from '../listener/serve';
import { openWorld } from '../listener/world';
import { sampleOf } from '../../../core/sample-of';

/** Endpoints of the public API, and what a body of theirs needs. */
export const listEndpoints = (): Answer<'GET /api/endpoints'> => ({
  items: APIS.flatMap(({ name: api }) =>
    endpointsOf(api).map(({ method, path, summary, scope, body }) => ({
      api,
      method,
      path,
      summary,
      scope,
      sample: body ? JSON.stringify(sampleOf(body), null, 2) : null,
    })),
  ),
});

/** The public API within this process, for calls from the portal: judged and logged as those of its listener. */
const within = new WeakMap<Services, ReturnType<typeof buildPublicApi>>();
function apiOf(services: Services) {
  const app = within.get(services) ?? buildPublicApi(services, null);
  within.set(services, app);
  return app;
}

/** Life of the token by which the portal calls in an application's place. */
const SECONDS = 60;

/** Calls an endpoint in homologation as an application does. @throws Problem 404 */
export async function tryCall(
  ctx: Ctx,
  id: number,
  { api, method, path, body }: Body<'POST /api/applications/{id}/try'>,
): Promise<Answer<'POST /api/applications/{id}/try'>> {
  const { scopes } = await findApplication(ctx.db, ctx.accountId, id);
  await openWorld(ctx.db, ctx.accountId);
  const client = await clientOf(ctx.db, ctx.accountId, id, 'homologation');
  const { token } = await issueToken(ctx.db, client, { scopes, fingerprint: null, seconds: SECONDS });
  const begun = performance.now();
  const reply = await apiOf(ctx.services).inject({
    method,
    url: `/${api}${path}`,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { payload: body } : {}),
  });
  await endToken(ctx.db, token);
  return { status: reply.statusCode, ms: Math.round(performance.now() - begun), body: reply.payload };
}
