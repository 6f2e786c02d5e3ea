import type { KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import { api, bank, basic, grant, openApiForTests } from '../../../../test/public-api';
import { APIS } from './apis';
import { proveClient } from './clients';

openApiForTests({ tls: ['localhost'] });

describe('signing in', () => {
  it('costs an id that nobody has the same queries as a wrong secret, and is answered alike', async () => {
    const { production } = await api.application(await bank.openAccount());
    let queries = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const db = bank.store.db.withPlugin(counting);
    const attempt = async (id: string) => {
      queries = 0;
      const refusal = await proveClient(db, basic(id, 'wrong'), {}).catch((error: unknown) => error);
      return { queries, refusal };
    };
    const [known, unknown] = [await attempt(production.client_id), await attempt('Client_Id_of_nobody')];
    expect(known).toEqual(unknown);
    expect(known.queries).toBe(1);
  });

  it('to each API with a certificate brings a bearer token, and without one is refused', async () => {
    const who = await bank.openAccount();
    const { production } = await api.application(who);
    const by = await api.certificate(who);
    for (const { name, signIn, seconds } of APIS.filter(({ isCertified }) => isCertified)) {
      const path = `/${name}${signIn}`;
      const { json } = await api.signIn(production, by, path);
      expect(json, name).toMatchObject({ token_type: 'Bearer', expires_in: seconds });
      expect((await api.signIn(production, undefined, path)).json, name).toMatchObject({ error: 'invalid_client' });
    }
  });

  it('at the host of another environment is refused, by its Host alone', async () => {
    const who = await bank.openAccount();
    const { production } = await api.application(who);
    const by = await api.certificate(who);
    const at = (host: string) =>
      api.send({
        method: 'POST',
        path: '/oauth/token',
        by,
        headers: { host, authorization: basic(production.client_id, production.client_secret) },
        body: grant,
      });
    expect((await at('pix.banco.example')).status).toBe(200);
    expect((await at('pix-h.banco.example')).json).toMatchObject({
      error: 'invalid_client',
      error_description: 'Estas credenciais são de outro ambiente.',
    });
  });
});
