import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallKey } from '@balcao/contract/core/registry';
import { openEmptyBank, type EmptyBank } from '../../bff/test/harness';
import { contract, isWrite } from '../../bff/src/core/contract';
import { valid } from '../support/schema-arbitrary';
import { callSigned } from '../support/sign';
import { EXPECTED, OF_BUSINESS, type Expected } from '../support/sign-ins';
import { openTestBank, type Caller, type TestBank } from '../support/test-bank';

/**
 * The authorisation matrix: every call of the contract × every demo sign-in × own and foreign account.
 * A new area is covered, as its calls are in the contract (SHELL-2.1-2, SHELL-2.2-9, SHELL-6-3, SHELL-8-4).
 */
let bank: TestBank;
let reis: number;
let foreignIds: number[];
beforeAll(async () => {
  bank = await openTestBank();
  reis = (await bank.signIn('multicontas@balcao.demo')).accountId;
  foreignIds = await idsOfOthers(bank.store, reis);
  await numberBeyond(bank.store);
});
afterAll(() => bank.close());

const calls = Object.entries(contract);
const sample = (key: string) => {
  const spec = contract[key]!;
  const [params, query, body] = [spec.params, spec.query, spec.body].map(
    (schema) => fc.sample(valid(schema as object | undefined), { numRuns: 1, seed: 11 })[0],
  );
  return { params: params as Record<string, unknown>, query: query as Record<string, unknown>, body };
};

/** The expected outcome of a call: 'allowed', or status and type of the refusal. */
function expected(who: Expected, { permission, whileBlocked }: (typeof contract)[string]): string {
  if (who.may === 'registration-update' && whileBlocked) return 'allowed';
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
  if (reply.json?.code === 'signature-required') return 'allowed';
  if (reply.status === 403 && reply.json?.type) return `403 ${reply.json.type}`;
  if (reply.status === 403 && reply.json?.code !== 'inactive-account') return `403 ${reply.json?.code}`;
  if (reply.status === 409 && reply.json?.code === 'account-mismatch') return '409 account-mismatch';
  return 'allowed';
}

/** Sign-ins whose own account the matrix covers: of those that may do everything, the owner of one account and of many. */
const OWN = EXPECTED.filter(({ login }) => !['suporte@balcao.demo', 'doisfatores@balcao.demo'].includes(login));
/** The header of a foreign account is refused before or after the permission alike for all, so that one of each kind is enough. */
const FOREIGN = EXPECTED.filter(({ login }) => ['titular@balcao.demo', 'cobranca@balcao.demo'].includes(login));

describe.each(OWN)('$login', (who) => {
  it.each(calls)('%s on the own account', async (key, spec) => {
    const { call } = await bank.signIn(who.login);
    expect(await outcome(call, key)).toBe(expected(who, spec));
  });
});

describe.each(FOREIGN)('$login', (who) => {
  it.each(calls.filter(([, spec]) => !spec.anyAccount && spec.permission !== 'public'))(
    '%s meant for a foreign account',
    async (key, spec) => {
      const { call, accountId } = await bank.signIn(who.login);
      const own = expected(who, spec);
      const foreign = await bank.store.db
        .selectFrom('accounts')
        .select('id')
        .where('id', '<>', accountId)
        .executeTakeFirstOrThrow();
      expect(await outcome(call, key, { 'x-account-id': String(foreign.id) })).toBe(
        own === 'allowed' ? '409 account-mismatch' : own,
      );
    },
  );
});

describe('the owner of a personal account', () => {
  it.each(calls)('%s', async (key, spec) => {
    const { id } = await bank.store.db
      .selectFrom('accounts as a')
      .innerJoin('memberships as m', 'm.account_id', 'a.id')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .select('a.id')
      .where('u.email', '=', 'titular@balcao.demo')
      .where('a.modality', '=', 'you')
      .executeTakeFirstOrThrow();
    const { call } = await bank.signIn('titular@balcao.demo', id);
    const ids = [spec.permission].flat();
    const isClosed = ids.every((permission) => OF_BUSINESS.test(permission));
    expect(await outcome(call, key)).toBe(isClosed ? '403 permission' : 'allowed');
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

it.each(calls.filter(([, spec]) => spec.signed))('%s is refused unsigned', async (key) => {
  const { call } = await bank.signIn('titular@balcao.demo');
  const reply = await call(key, signable(sample(key)));
  expect([reply.status, reply.json?.code]).toEqual([403, 'signature-required']);
});

/** Ids of what the bank offers to everybody: they are no account's. */
const OF_EVERYBODY = new Set(['GET /investments/products/{id}']);
/** Answers that differ by each bank's own keys, or each time. */
const NEW_EACH_TIME = new Set([
  'GET /physical-cards/access-jwt',
  'GET /physical-cards/get-encrypt-keys',
  'GET /api/webhook-secrets',
  // its items are the people of the account, whose ids differ
  'GET /supplier-cards/holders',
]);

describe('a foreign id answers exactly like a missing one', () => {
  const MISSING = 9_000_000_000;
  it.each(calls.filter(([key, spec]) => !OF_EVERYBODY.has(key) && (takesId(spec.params) || takesId(spec.body))))(
    '%s',
    async (key, spec) => {
      const { call } = await bank.signIn('multicontas@balcao.demo', reis);
      const request = sample(key);
      const about = (id: number) => ({
        ...request,
        params: withId(spec.params, request.params, id) as Record<string, unknown>,
        body: withId(spec.body, request.body, id),
      });
      const send = (id: number) =>
        spec.signed ? callSigned({ call }, key, signable(about(id))) : call(key, about(id));
      const missing = await send(MISSING);
      expect([200, 204, 404, 422, 400]).toContain(missing.status);
      for (const id of foreignIds) {
        const theirs = await send(id);
        // equal without masking: the text of a refusal may contain the number of a small id by chance
        if (theirs.status === missing.status && isDeepStrictEqual(theirs.json, missing.json)) continue;
        expect([theirs.status, masked(theirs.json, id)], `id ${id}`).toEqual([
          missing.status,
          masked(missing.json, MISSING),
        ]);
      }
    },
  );
});

/** Input of a signed call without the signature and device token that a sample of its schema has. */
const signable = <T extends { body: unknown }>(request: T) => {
  const { signature: _, deviceToken: __, ...body } = request.body as Record<string, unknown>;
  return { ...request, body };
};

/** Whether an input's property holds ids: an integer named id, …_id or …Id, or a list of integers. */
const isId = (name: string, schema: Shape): boolean =>
  (schema.type === 'integer' && /(^id|_id|Id)$/.test(name)) ||
  (schema.type === 'array' && schema.items?.type === 'integer');
const takesId = (schema: unknown): boolean =>
  Object.entries((schema as Shape | undefined)?.properties ?? {}).some(([name, inner]) => isId(name, inner));

function withId(schema: unknown, value: unknown, id: number): unknown {
  if (!takesId(schema)) return value;
  const ids = Object.entries((schema as Shape).properties!).filter(([name, inner]) => isId(name, inner));
  return {
    ...(value as object),
    ...Object.fromEntries(ids.map(([name, inner]) => [name, inner.type === 'array' ? [id] : id])),
  };
}

/** An answer without the id that was asked about, and without task numbers and UUIDs, which are new at each call. */
const masked = (json: unknown, id: number): unknown =>
  JSON.parse(
    JSON.stringify(json ?? null)
      .replaceAll(new RegExp(`\\b${id}\\b`, 'g'), '0')
      // each export starts a new task
      .replace(/"task":\d+/g, '"task":0')
      .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'uuid'),
  );

interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  required?: string[];
}

describe('an account that has nothing reads the same among others as alone', () => {
  let alone: EmptyBank;
  let asNew: Record<
    'alone' | 'among',
    (key: string, input: { params: unknown; query: unknown; body: unknown }) => Promise<unknown>
  >;
  beforeAll(async () => {
    alone = await openEmptyBank();
    const owner = await alone.openAccount();
    await alone.store.transaction(async (trx) => {
      await trx.updateTable('accounts').set(newcomerAccount).where('id', '=', owner.accountId).execute();
      await trx.updateTable('users').set(newcomerPerson).where('id', '=', owner.userId).execute();
    });
    const newcomer = await openAccountIn(bank.store);
    const { call } = await bank.signIn(newcomer.email);
    asNew = {
      alone: async (key, { params, query, body }) =>
        show(
          await owner.call(key as CallKey, {
            params: params as Record<string, unknown>,
            query: query as Record<string, unknown>,
            body: body as never,
          }),
        ),
      among: async (key, { params, query, body }) =>
        show(
          await call(key, { params: params as Record<string, unknown>, query: query as Record<string, unknown>, body }),
        ),
    };
  });
  afterAll(() => alone.close());
  const show = (reply: { status: number; json: unknown }) => ({ status: reply.status, json: reply.json });

  it.each(
    calls.filter(
      ([key, spec]) =>
        !isWrite(key, spec) && spec.permission !== 'public' && spec.permission !== 'session' && !NEW_EACH_TIME.has(key),
    ),
  )('%s', async (key, spec) => {
    const least = (schema: unknown) => {
      const shape = schema as Shape | undefined;
      return fc.sample(
        valid(
          shape && {
            ...shape,
            properties: Object.fromEntries(
              Object.entries(shape.properties ?? {}).filter(([name]) => shape.required?.includes(name)),
            ),
          },
        ),
        { numRuns: 1, seed: 5 },
      )[0];
    };
    const any = fc.sample(
      fc.record({
        params: valid(spec.params as object),
        query: valid(spec.query as object),
        body: valid(spec.body as object),
      }),
      { numRuns: 3, seed: 17 },
    );
    const inputs = [{ params: least(spec.params), query: least(spec.query), body: least(spec.body) }, ...any];
    for (const input of inputs)
      expect(await asNew.among(key, input), JSON.stringify(input)).toEqual(await asNew.alone(key, input));
  });
});

const email = 'recem-chegada@balcao.demo';
/** The new account, equal in both banks, so that what it reads of itself does not differ. */
const newcomerAccount = {
  modality: 'pro' as const,
  nickname: 'Recém-chegada',
  account_number: '999001-1',
  email,
  phone: '1132654321',
  type: 'PF' as const,
  document: '86288366757',
  account_code: 'recem-chegada',
  created_at: new Date('2026-01-05T12:00:00Z'),
};
const newcomerPerson = { name: 'Recém-chegada', nickname: 'R', cpf: '86288366757', email, cellphone: '11987654321' };

async function openAccountIn(store: TestBank['store']): Promise<{ email: string }> {
  await store.transaction(async (trx) => {
    const { id } = await trx
      .insertInto('accounts')
      .values({ ...newcomerAccount, address: null, primary_cnae: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const user = await trx
      .insertInto('users')
      .values({
        ...newcomerPerson,
        birth: null,
        avatar: null,
        password_hash: '',
        totp_secret: null,
        preferences: undefined,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('memberships')
      .values({
        account_id: id,
        user_id: user.id,
        role: 'admin',
        passkey: 'recem-chegada',
        grants: '{}',
        last_used_at: null,
      })
      .execute();
  });
  return { email };
}

/** Starts the ids of new rows at 1,000,000, so that no row added by a test gets an id that is tested as a foreign one. */
async function numberBeyond(store: TestBank['store']): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(quote_ident(table_name), column_name), 1000000)
    from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`.execute(store.db);
}

/**
 * Few ids, numbers as the portal's calls name them, none of them of this account in any table, by which each table with account_id has
 * a row of others, and where it can two: of the candidates, always the one that the most tables still need.
 */
async function idsOfOthers(store: TestBank['store'], own: number): Promise<number[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = 'public' and (column_name = 'account_id' or (column_name = 'id' and data_type = 'bigint'))
    group by 1 having count(*) = 2`.execute(store.db);
  const mine = sql.join(
    [
      ...rows.map(({ name }) => sql`select id from ${sql.table(name)} where account_id = ${own}`),
      sql`select account_id from memberships where user_id in (select user_id from memberships where account_id = ${own})`,
    ],
    sql` union all `,
  );
  const theirs = sql.join(
    rows.map(({ name }) => sql`select ${name} as name, id from ${sql.table(name)} where account_id <> ${own}`),
    sql` union all `,
  );
  const { rows: candidates } = await sql<{ id: number; tables: string[] }>`
    with mine as (${mine}) select id, array_agg(distinct name) as tables from (${theirs}) as theirs
    where id not in (select id from mine) group by id`.execute(store.db);
  const wanted = new Map<string, number>();
  for (const name of candidates.flatMap(({ tables }) => tables))
    wanted.set(name, Math.min(2, (wanted.get(name) ?? 0) + 1));
  const chosen: number[] = [];
  const needs = ({ id, tables }: { id: number; tables: string[] }) =>
    chosen.includes(id) ? 0 : tables.filter((name) => wanted.get(name)).length;
  const next = () => candidates.reduce((one, other) => (needs(other) > needs(one) ? other : one));
  for (let best = next(); needs(best) > 0; best = next()) {
    chosen.push(best.id);
    for (const name of best.tables) wanted.set(name, Math.max(0, wanted.get(name)! - 1));
  }
  return chosen;
}
