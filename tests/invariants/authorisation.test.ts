import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, isWrite } from '../../bff/src/core/contract';
import { valid } from '../support/schema-arbitrary';
import { EXPECTED, type Expected } from '../support/sign-ins';
import { openTestBank, type Caller, type TestBank } from '../support/test-bank';

/**
 * The authorisation matrix: every call of the contract × every demo sign-in × own and foreign account.
 * It covers a new area by the area being in the contract (SHELL-2.1-2, SHELL-2.2-9, SHELL-6-3, SHELL-8-4).
 */
let bank: TestBank;
let reis: number;
let foreignIds: number[];
beforeAll(async () => {
  bank = await openTestBank();
  reis = (await bank.signIn('multicontas@balcao.demo')).accountId;
  foreignIds = await idsOfOthers(bank.store, reis);
});
afterAll(() => bank.close());

const calls = Object.entries(contract);
const sample = (key: string) => {
  const spec = contract[key]!;
  const [params, query, body] = [spec.params, spec.query, spec.body].map((schema) => fc.sample(valid(schema as object | undefined), { numRuns: 1, seed: 11 })[0]);
  return { params: params as Record<string, unknown>, query: query as Record<string, unknown>, body };
};

/** 'allowed', or the status and type of the refusal. */
function expected(who: Expected, permission: (typeof contract)[string]['permission']): string {
  if (permission === 'public' || permission === 'session' || who.may === 'everything') return 'allowed';
  if (who.may === 'shutdown' || who.may === 'registration-update') return `403 ${who.may}`;
  const granted = who.may === 'nothing' ? [] : who.may;
  return [permission].flat().some((id) => granted.includes(id)) ? 'allowed' : '403 permission';
}

async function outcome(call: Caller, key: string, headers: Record<string, string> = {}): Promise<string> {
  const reply = await call(key, { ...sample(key), headers });
  expect(reply.status, `${key} answered ${reply.status}`).toBeLessThan(500);
  if (reply.status === 401 && reply.json?.code === 'wrong-credentials') return 'allowed';
  if (reply.status === 401) return '401';
  if (reply.status === 403 && reply.json?.type) return `403 ${reply.json.type}`;
  if (reply.status === 403 && reply.json?.code !== 'inactive-account') return `403 ${reply.json?.code}`;
  if (reply.status === 409 && reply.json?.code === 'account-mismatch') return '409 account-mismatch';
  return 'allowed';
}

describe.each(EXPECTED)('$login', (who) => {
  it.each(calls)('%s on the own account', async (key, spec) => {
    const { call } = await bank.signIn(who.login);
    expect(await outcome(call, key)).toBe(expected(who, spec.permission));
  });

  it.each(calls.filter(([, spec]) => !spec.anyAccount && spec.permission !== 'public'))('%s meant for a foreign account', async (key, spec) => {
    const { call, accountId } = await bank.signIn(who.login);
    const own = expected(who, spec.permission);
    const foreign = await bank.store.db.selectFrom('accounts').select('id').where('id', '<>', accountId).executeTakeFirstOrThrow();
    expect(await outcome(call, key, { 'x-account-id': String(foreign.id) })).toBe(own === 'allowed' ? '409 account-mismatch' : own);
  });
});

describe('nobody', () => {
  it.each(calls)('%s', async (key, spec) => {
    expect(await outcome(bank.anonymous, key)).toBe(spec.permission === 'public' ? 'allowed' : '401');
  });
});

describe('a page of another site', () => {
  it.each(calls.filter(([key, spec]) => isWrite(key, spec) || !key.startsWith('GET ')))('%s', async (key) => {
    const { call } = await bank.signIn('titular@balcao.demo');
    expect(await outcome(call, key, { origin: 'https://attacker.example' })).toBe('403 origin');
    expect(await outcome(call, key, { 'x-requested-with': 'XMLHttpRequest' })).toBe('403 origin');
  });
});

describe('a foreign id answers exactly like a missing one', () => {
  const withId = calls.filter(([, spec]) => 'id' in ((spec.params as { properties?: object } | undefined)?.properties ?? {}));
  it.each(withId)('%s', async (key) => {
    const { call } = await bank.signIn('multicontas@balcao.demo', reis);
    const request = sample(key);
    const missing = await call(key, { ...request, params: { id: 9_000_000_000 } });
    expect([404, 422, 400]).toContain(missing.status);
    for (const id of foreignIds) {
      const theirs = await call(key, { ...request, params: { id } });
      expect([theirs.status, theirs.json], `id ${id}`).toEqual([missing.status, missing.json]);
    }
  });
});

/** The highest id of each tenant table: of other accounts, and beyond every id of this one. */
async function idsOfOthers(store: TestBank['store'], own: number): Promise<number[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('id', 'account_id') group by 1 having count(*) = 2`.execute(store.db);
  const ids = await Promise.all(
    rows.map(({ name }) =>
      sql<{ id: number | null }>`select max(id) as id from ${sql.table(name)} where account_id <> ${own}
        and not exists (select 1 from ${sql.table(name)} mine where mine.account_id = ${own} and mine.id = ${sql.table(name)}.id)`.execute(store.db),
    ),
  );
  return ids.flatMap(({ rows }) => rows[0]?.id ?? []);
}
