// The public API against the portal's own calls on the same services: codes of Pix made and read, by as many callers at once.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { addPayers, loginOf } from './money-data.mjs';
import { median } from './report.mjs';
import { connect, signIn } from './server.mjs';

export const CALLERS = 16;
/** Calls of each caller in a round: of those that make something, as many as the portal lets a person make in a minute allow. */
export const CALLS = { write: 10, read: 40 };
const WARM = 5;
const HEADER = 'x-client-fingerprint';

/** A port that nobody listens at. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Settings of a server whose public API is reached through a proxy that tells the client certificate. */
export const apiSettings = (port) => ({
  BALCAO_API_PORT: String(port),
  BALCAO_API_TLS: 'off',
  BALCAO_API_FINGERPRINT_HEADER: HEADER,
  BALCAO_API_PER_SECOND: '1000000',
});

/** A person of the portal and an application of the same account, with a key to be paid by. */
async function caller(database, server, apiUrl, { n, accountId, userId }) {
  const person = await signIn(server.url, loginOf(n));
  const { secrets } = (await person.post('/bff/api/applications', { name: 'Medida', scopes: SCOPES })).json;
  const { client_id, client_secret } = secrets.find(({ environment }) => environment === 'production');
  const fingerprint = randomBytes(32).toString('hex');
  await database.query(
    `insert into api_certificates (account_id, user_id, environment, name, serial, fingerprint, created_at, expires_at)
     values ($1, $2, 'production', 'Medida', $3, $3, now(), now() + interval '300 days')`,
    [accountId, userId, fingerprint],
  );
  const { send } = connect(apiUrl);
  const basic = Buffer.from(`${client_id}:${client_secret}`).toString('base64');
  const { access_token } = (
    await send(
      'POST',
      '/pix/oauth/token',
      { grant_type: 'client_credentials' },
      authorised(`Basic ${basic}`, fingerprint),
    )
  ).json;
  const headers = authorised(`Bearer ${access_token}`, fingerprint);
  const ask = (method, path, body) => send(method, `/pix${path}`, body, headers);
  const { chave } = (await ask('POST', '/v2/gn/evp')).json;
  const asked = { kind: 'dynamic', key: chave, amount: 100 };
  const made = (await ask('POST', '/v2/cob', cob(chave))).json.txid;
  const { id } = (await person.post('/bff/pix/qrcodes', asked)).json;
  return {
    'portal, made': () => person.post('/bff/pix/qrcodes', asked),
    'API, made': () => ask('POST', '/v2/cob', cob(chave)),
    'portal, read': () => person.send('GET', `/bff/pix/qrcodes/${id}`),
    'API, read': () => ask('GET', `/v2/cob/${made}`),
  };
}

const SCOPES = ['cob.write', 'cob.read', 'gn.pix.evp.write'];
const cob = (chave) => ({ valor: { original: '1.00' }, chave });
const authorised = (authorization, fingerprint) => ({ authorization, [HEADER]: fingerprint });

/** Calls a second by kind: medians of the rounds, kinds measured in turn. */
export async function measureApi(database, server, apiUrl, rounds) {
  const { people, payers } = await addPayers(database.query, CALLERS);
  const callers = [];
  for (const [at, accountId] of payers.entries())
    callers.push(await caller(database, server, apiUrl, { n: at + 1, accountId, userId: people[at] }));
  const rates = Object.fromEntries(Object.keys(callers[0]).map((name) => [name, []]));
  for (let round = -1; round < rounds; round++)
    for (const name of Object.keys(rates)) {
      const calls = round < 0 ? WARM - 1 : name.endsWith('made') ? CALLS.write : CALLS.read;
      const began = performance.now();
      await Promise.all(
        callers.map(async (one) => {
          for (let n = 0; n < calls; n++) await one[name]();
        }),
      );
      if (round >= 0) rates[name].push((CALLERS * calls * 1000) / (performance.now() - began));
    }
  return Object.fromEntries(Object.entries(rates).map(([name, all]) => [name, median(all)]));
}
