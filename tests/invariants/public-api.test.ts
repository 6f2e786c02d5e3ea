import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openEmptyBank, type EmptyBank, type Member } from '../../bff/test/harness';
import { endpoints, openApi, paramsOf, thingsOf, type ApiWorld, type Listed, type Things } from '../support/api-world';
import { valid } from '../support/schema-arbitrary';

/**
 * The matrix over the public API: every endpoint, found by its folder, × every client that must be refused. A new endpoint is covered by
 * itself. Refusals are in the API's own shape and in the log of the application they are of.
 */
let bank: EmptyBank;
let api: ApiWorld;
let who: Member;
let mine: Awaited<ReturnType<ApiWorld['client']>>;
beforeAll(async () => {
  bank = await openEmptyBank();
  api = await openApi(bank);
  who = await bank.openAccount();
  mine = await api.client(who);
});
afterAll(async () => {
  await api.close();
  await bank.close();
});

const sample = ({ endpoint: { body } }: Listed) =>
  body ? fc.sample(valid(body as object), { numRuns: 1, seed: 11 })[0] : undefined;

type Asked = Parameters<ApiWorld['ask']>[1];
interface Refusal {
  asked: Asked;
  status: number;
  word: string;
  owner?: Member;
}

/** Each is refused, in the shape of a refused sign-in, and in the log of its application with the reason that was answered. */
async function refused(one: Listed, refusals: readonly Refusal[]) {
  await bank.store.execute('delete from api_requests', []);
  const logged: string[] = [];
  for (const { asked, status, word, owner = who } of refusals) {
    const reply = await api.ask(one, { ...asked, body: sample(one) });
    expect([reply.status, reply.json.error, Object.keys(reply.json)], JSON.stringify(asked)).toEqual([
      status,
      word,
      ['error', 'error_description'],
    ]);
    logged.push(`${owner.accountId} ${status} ${reply.json.error_description}`);
  }
  await vi.waitFor(
    async () => {
      const { rows } = await bank.store.execute('select account_id, status, reason from api_requests', []);
      const found = rows.map((row: { account_id: number; status: number; reason: string }) =>
        Object.values(row).join(' '),
      );
      expect(found.toSorted()).toEqual(logged.toSorted());
    },
    { interval: 5, timeout: 5000 },
  );
}

const named = endpoints.map((one) => [one.name, one] as const);

it('the catalogue holds the endpoints of both APIs', () => {
  expect(new Set(endpoints.map(({ api: { name } }) => name)).size).toBeGreaterThanOrEqual(2);
  expect(endpoints.length).toBeGreaterThan(60);
});

describe.each(named)('%s', (_, one) => {
  const fingerprint = () => mine.fingerprint;

  it('is refused without a token, and with one that nobody has', async () => {
    for (const token of [undefined, 'a'.repeat(43)]) {
      const reply = await api.ask(one, { ...(token ? { token } : {}), fingerprint: fingerprint(), body: sample(one) });
      expect([reply.status, reply.json.error]).toEqual([401, 'invalid_token']);
    }
  });

  it('refuses, and logs, each client that must not call it', async () => {
    const { token, fingerprint } = mine;
    const host = `${one.api.host}-h.banco.example`;
    await refused(one, [
      { asked: { token: narrow, fingerprint }, status: 403, word: 'insufficient_scope' },
      { asked: { token, fingerprint, host }, status: 401, word: 'invalid_token' },
      { asked: { token, fingerprint: otherCertificate }, status: 401, word: 'invalid_token' },
      { asked: { token, fingerprint: null }, status: 401, word: 'invalid_client' },
      { asked: { token: expired, fingerprint }, status: 401, word: 'invalid_token' },
      { asked: revoked, status: 401, word: 'invalid_client' },
      ...lost().map(([owner, { token: theirs, fingerprint: mark }, status, word]) => ({
        asked: { token: theirs, fingerprint: mark },
        status,
        word,
        owner,
      })),
    ]);
  });

  it('refuses a token of an application that was removed', async () => {
    const reply = await api.ask(one, { token: removed, fingerprint: fingerprint(), body: sample(one) });
    expect([reply.status, reply.json.error]).toEqual([401, 'invalid_token']);
  });
});

type Known = Awaited<ReturnType<ApiWorld['client']>>;
let otherCertificate: string;
let narrow: string;
let expired: string;
let revoked: Known;
let removed: string;
let closedOne: [Member, Known];
let grantless: [Member, Known];
let gone: [Member, Known];
const lost = (): [Member, Known, number, string][] => [
  [...closedOne, 401, 'invalid_token'],
  [...grantless, 403, 'insufficient_scope'],
  [...gone, 401, 'invalid_token'],
];
beforeAll(async () => {
  otherCertificate = (await api.certificate(who)).fingerprint;
  narrow = await mine.tokenOf(['no.such.scope']);
  expired = await mine.tokenOf(undefined, -1);
  revoked = await api.client(who);
  await bank.store.execute('update api_certificates set revoked_at = now() where id = $1', [revoked.certificateId]);
  const application = await api.client(who);
  removed = application.token;
  await bank.store.execute('update api_applications set removed_at = now() where id = $1', [application.applicationId]);
  const of = async (change: string): Promise<[Member, Known]> => {
    const owner = await bank.openAccount();
    const client = await api.client(owner);
    await bank.store.execute(change, [owner.accountId]);
    return [owner, client];
  };
  closedOne = await of('update accounts set is_shutdown = true where id = $1');
  grantless = await of(`update memberships set role = 'subuser', grants = '{}' where account_id = $1`);
  gone = await of('delete from memberships where account_id = $1');
});

/** What names nothing of an account: a lot is made by an id of the caller's choice (lots.test.ts), a bar code is everybody's. */
const OF_NO_ACCOUNT = new Set([
  'PUT /pix/v2/lotecobv/:id',
  'GET /pagamento-de-contas/v1/codBarras/:codBarras',
  'POST /pagamento-de-contas/v1/codBarras/:codBarras',
]);

describe('what is another account’s', () => {
  let theirs: Things;
  beforeAll(async () => {
    const other = await bank.openAccount();
    theirs = await thingsOf(bank, api, await api.client(other));
  });

  const withParams = named.filter(([name, { endpoint }]) => endpoint.path.includes(':') && !OF_NO_ACCOUNT.has(name));
  it.each(withParams)('%s answers as for what is not there', async (_, one) => {
    const asked = { token: mine.token, fingerprint: mine.fingerprint, body: sample(one) };
    const reply = await api.ask(one, { ...asked, params: paramsOf(one, theirs) });
    const missing = await api.ask(one, { ...asked, params: paramsOf(one, absentLike(theirs)) });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply).toEqual(missing);
    const shape = one.endpoint.problem
      ? ['type', 'title', 'status', 'detail']
      : one.api.name === 'cobrancas'
        ? ['code', 'error', 'error_description']
        : ['nome', 'mensagem'];
    expect(Object.keys(reply.json)).toEqual(expect.arrayContaining(shape));
  });
});

/** Things as those, which nobody has. */
const absentLike = (things: Things): Things =>
  Object.fromEntries(
    Object.entries(things).map(([name, value]) => [
      name,
      /^\d+$/.test(value)
        ? String(Number(value) + 900_000_000)
        : value.replace(/[0-9a-z]/g, (c) => (c === '0' ? '1' : '0')),
    ]),
  ) as Things;
