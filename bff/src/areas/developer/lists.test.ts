import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Body } from '@balcao/contract/core/registry';
import { callSigned } from '../../../../tests/support/sign';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays } from '../../core/calendar';
import { certificateRound } from './certificates';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { whileOpen } from '../../../test/meanwhile';
import { openWorld } from './listener/world';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

const make = async (who: Member, name = 'Loja') =>
  (await who.call('POST /api/applications', { body: { name, scopes: ['cob.read'] } })).json;
const told = (who: Member, type: string, ids: number[]) => ({
  accountId: who.accountId,
  topic: 'developer',
  type,
  ids,
});
const logged = async (who: Member) =>
  (await who.call('POST /account-logs/search', { body: {} })).json.items.map(({ action, about }) => [action, about]);

describe('the requests of applications (AREAS-3-api-area-2)', () => {
  const COB = '/v2/cob/:txid';
  interface Row {
    application?: 'other';
    environment?: string;
    at?: string;
    method?: string;
    endpoint?: string;
    path?: string;
    status?: number;
    reason?: string;
  }
  /** Each differs in one thing from the first. */
  const ROWS: [string, Row][] = [
    ['plain', {}],
    ['other', { application: 'other' }],
    ['homologation', { environment: 'homologation' }],
    ['later', { at: '2026-03-05T13:00:00Z' }],
    ['post', { method: 'POST' }],
    ['path', { path: '/v2/cob/outro_b' }],
    ['moved', { status: 399 }],
    ['refused', { status: 400, reason: 'Confira os campos.' }],
    ['absent', { status: 499 }],
    ['failed', { status: 500 }],
  ];
  let who: Member;
  let applications: { own: number; other: number };
  beforeAll(async () => {
    who = await bank.openAccount();
    const [own, other] = [(await make(who)).application.id, (await make(who, 'Outra')).application.id];
    applications = { own, other };
    for (const [n, [, row]] of ROWS.entries())
      await bank.store.execute(
        `insert into api_requests (account_id, application_id, environment, at, method, endpoint, path, status, ms, reason)
          values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          who.accountId,
          row.application ? other : own,
          row.environment ?? 'production',
          row.at ?? `2026-03-05T12:00:${String(n).padStart(2, '0')}Z`,
          row.method ?? 'GET',
          row.endpoint ?? `GET ${COB}`,
          row.path ?? '/v2/cob/abc',
          row.status ?? 200,
          n,
          row.reason ?? null,
        ],
      );
  });
  const found = async (body: Body<'POST /api/requests/search'>, by = who) =>
    (await by.call('POST /api/requests/search', { body })).json.items;
  const names = ROWS.map(([name]) => name);

  it.each<[string, object, (name: string) => boolean]>([
    ['an environment', { environment: 'homologation' }, (name) => name === 'homologation'],
    ['a method', { method: 'POST' }, (name) => name === 'post'],
    ['a part of the path, read as it is typed', { text: ' outro_ ' }, (name) => name === 'path'],
    ['what went well', { status: 'success' }, (name) => !['refused', 'absent', 'failed'].includes(name)],
    ['what was refused', { status: 'refused' }, (name) => ['refused', 'absent'].includes(name)],
    ['what failed', { status: 'failed' }, (name) => name === 'failed'],
    ['an instant on', { begin: '2026-03-05T13:00:00Z' }, (name) => name === 'later'],
    ['up to an instant', { end: '2026-03-05T12:00:00Z' }, (name) => name === 'plain'],
  ])('are found by %s', async (_, body, is) =>
    expect((await found(body)).map(({ ms }) => names[ms]).toSorted()).toEqual(names.filter(is).toSorted()),
  );

  it('are found by application, the newest first, each whole; none is another account’s', async () => {
    expect(await found({ application: applications.other })).toEqual([
      {
        id: expect.any(Number),
        application: 'Outra',
        environment: 'production',
        at: '2026-03-05T12:00:01.000Z',
        method: 'GET',
        endpoint: `GET ${COB}`,
        path: '/v2/cob/abc',
        status: 200,
        ms: 1,
        reason: null,
      },
    ]);
    const all = await found({});
    expect(all.map(({ ms }) => names[ms])).toEqual([
      'later',
      'failed',
      'absent',
      'refused',
      'moved',
      'path',
      'post',
      'homologation',
      'other',
      'plain',
    ]);
    expect(all.find(({ status }) => status === 400)!.reason).toBe('Confira os campos.');
    expect(await found({}, await bank.openAccount())).toEqual([]);
    const wrong = await who.call('POST /api/requests/search', { body: { begin: '2026-03-05', end: 'ontem' } as never });
    expect(wrong.status).toBeGreaterThanOrEqual(400);
  });
});

describe('what an application used (AREAS-3-api-area-1)', () => {
  let who: Member;
  let id: number;
  let today: string;
  beforeAll(async () => {
    who = await bank.openAccount();
    today = await bank.today();
    id = (await make(who)).application.id;
    const other = (await make(who)).application.id;
    const usage = (application: number, day: string, endpoint: string, counts: number[], environment = 'production') =>
      bank.store.execute(
        `insert into api_usage (account_id, application_id, environment, day, endpoint, success, refused, failed)
          values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [who.accountId, application, environment, day, endpoint, ...counts],
      );
    await usage(id, today, 'GET /v2/cob', [5, 2, 1]);
    await usage(id, today, 'GET /v1/notification/:token', [3, 0, 0]);
    await usage(id, today, 'GET /v2/cob', [1, 0, 0], 'homologation');
    await usage(id, addDays(today, -1), 'GET /v2/cob', [0, 4, 0]);
    await usage(id, addDays(today, -2), 'PUT /v2/cob/:txid', [0, 0, 6]);
    await usage(other, today, 'GET /v2/cob', [9, 9, 9]);
  });
  const shown = async (body: Body<'POST /api/applications/{id}/activity'>) =>
    (await who.call('POST /api/applications/{id}/activity', { params: { id }, body })).json;
  const days = async (body: Body<'POST /api/applications/{id}/activity'>) =>
    (await shown(body)).items.map(({ day, endpoint }) => [day, endpoint]);
  const [COB, PUT, NEWS] = ['GET /v2/cob', 'PUT /v2/cob/:txid', 'GET /v1/notification/:token'];

  it('is counted by day and endpoint, the latest day first', async () => {
    const { items, total } = await shown({});
    expect([items.map(({ id: _id, ...row }) => row), total]).toEqual([
      [
        { day: today, endpoint: NEWS, environment: 'production', success: 3, refused: 0, failed: 0 },
        { day: today, endpoint: COB, environment: 'production', success: 5, refused: 2, failed: 1 },
        { day: today, endpoint: COB, environment: 'homologation', success: 1, refused: 0, failed: 0 },
        { day: addDays(today, -1), endpoint: COB, environment: 'production', success: 0, refused: 4, failed: 0 },
        { day: addDays(today, -2), endpoint: PUT, environment: 'production', success: 0, refused: 0, failed: 6 },
      ],
      5,
    ]);
  });

  it('is found by its days, environment, outcome and endpoints, page by page', async () => {
    const [yesterday, before] = [addDays(today, -1), addDays(today, -2)];
    expect(await days({ dateFrom: yesterday, dateTo: yesterday })).toEqual([[yesterday, COB]]);
    expect(await days({ dateTo: before })).toEqual([[before, PUT]]);
    expect(await days({ environment: 'homologation' })).toEqual([[today, COB]]);
    expect(await days({ status: 'failed' })).toEqual([
      [today, COB],
      [before, PUT],
    ]);
    expect(await days({ endpoints: [PUT, 'GET /v2/nada'] })).toEqual([[before, PUT]]);
    expect(await days({ query: ' notification' })).toEqual([[today, NEWS]]);
    expect(await days({ page: 2 })).toEqual([]);
    const wrong = await who.call('POST /api/applications/{id}/activity', {
      params: { id },
      body: { dateFrom: '2026-02-30', dateTo: '2026-02-31' },
    });
    expect(wrong.json.errors?.map(({ field }) => field)).toEqual(['dateFrom', 'dateTo']);
  });

  it('counts to today’s quota, whatever was answered, by environment and endpoint', async () => {
    const { items } = (await who.call('GET /api/applications/{id}/quota', { params: { id } })).json;
    expect(items.toSorted((a, b) => b.used - a.used)).toEqual([
      { environment: 'production', endpoint: COB, used: 8, limit: 15_000 },
      { environment: 'production', endpoint: NEWS, used: 3, limit: 30_000 },
      { environment: 'homologation', endpoint: COB, used: 1, limit: 15_000 },
    ]);
  });
});

describe('applications', () => {
  it('are listed by name or the newest first, each with its credentials; changes are told and logged', async () => {
    const who = await bank.openAccount();
    bank.live.length = 0;
    const { application, secrets } = await make(who, '  Loja  do centro ');
    const { id } = application;
    expect(application).toEqual({
      id,
      name: 'Loja do centro',
      scopes: ['cob.read'],
      created_at: expect.stringMatching(/Z$/),
      credentials: secrets.map(({ environment, client_id }) => ({
        environment,
        client_id,
        created_at: application.created_at,
        old_until: null,
      })),
    });
    expect(secrets.map(({ environment }) => environment)).toEqual(['fortunus', 'production', 'homologation']);
    const other = (await make(who, 'Caixa_2')).application.id;
    const list = async (body: Body<'POST /api/applications/search'> = {}) =>
      (await who.call('POST /api/applications/search', { body })).json.items;
    expect((await list()).map((one) => one.id)).toEqual([other, id]);
    expect((await list())[1]).toEqual(application);
    expect((await list({ order: 'name' })).map((one) => one.id)).toEqual([other, id]);
    expect((await list({ text: ' loja' })).map((one) => one.id)).toEqual([id]);
    expect((await list({ text: 'a_2' })).map((one) => one.id)).toEqual([other]);
    expect(await list({ text: 'a_d' })).toEqual([]);

    const body = { name: 'Loja nova', scopes: ['cob.write' as const] };
    expect((await who.call('PUT /api/applications/{id}', { params: { id }, body })).json).toEqual({
      ...application,
      ...body,
    });
    const { json: made } = await callSigned(who, 'PUT /api/applications/{id}/secret', {
      params: { id },
      body: { environment: 'production' },
    });
    const shown = (await who.call('GET /api/applications/{id}', { params: { id } })).json;
    expect(shown.credentials.map(({ old_until }) => old_until)).toEqual([null, made.old_until, null]);
    const week = Date.parse(made.old_until) - Date.parse(application.created_at);
    expect(Math.round(week / 86_400_000)).toBe(7);
    const keys = (await who.call('GET /account/api-keys')).json;
    expect(keys.items.map((one) => `${one.application} ${one.environment}`)).toEqual(
      ['Loja nova', 'Caixa_2'].flatMap((name) =>
        ['fortunus', 'homologation', 'production'].map((environment) => `${name} ${environment}`),
      ),
    );
    await callSigned(who, 'DELETE /api/applications/{id}', { params: { id }, body: {} });
    expect((await list()).map((one) => one.id)).toEqual([other]);
    expect((await who.call('GET /account/api-keys')).json.items).toHaveLength(3);
    expect(bank.live).toEqual([
      told(who, 'created', [id]),
      told(who, 'created', [other]),
      told(who, 'updated', [id]),
      told(who, 'updated', [id]),
      told(who, 'deleted', [id]),
    ]);
    expect((await logged(who)).map(([, about]) => about)).toEqual([
      'Loja nova',
      'Loja nova',
      'Loja nova',
      'Caixa_2',
      'Loja do centro',
    ]);
  });
});

describe('certificates', () => {
  it('are listed whole, the newest first, by environment, with the state they are in', async () => {
    const who = await bank.openAccount();
    const now = Date.parse(`${await bank.today()}T12:00:00Z`);
    const at = (days: number) => new Date(now + days * 86_400_000).toISOString();
    const add = async (name: string, given: { environment?: string; made: number; ends: number; revoked?: number }) => {
      const { rows } = await bank.store.execute(
        `insert into api_certificates (account_id, user_id, environment, name, serial, fingerprint, created_at, expires_at, revoked_at)
          values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
        [
          who.accountId,
          who.userId,
          given.environment ?? 'production',
          name,
          `serial-${name}`,
          `print-${name}`,
          at(given.made),
          at(given.ends),
          given.revoked === undefined ? null : at(given.revoked),
        ],
      );
      return Number(rows[0].id);
    };
    const active = await add('Ativo', { made: -40, ends: 20 });
    const expired = await add('Vencido', { made: -400, ends: -35 });
    const revoked = await add('Revogado', { made: -30, ends: 20, revoked: -10 });
    const other = await add('Testes', { made: -50, ends: 20, environment: 'homologation' });
    const list = async (environment?: 'homologation') =>
      (await who.call('POST /api/certificates/search', { body: environment ? { environment } : {} })).json.items;
    expect((await list()).map(({ id, state }) => [id, state])).toEqual([
      [revoked, 'revoked'],
      [active, 'active'],
      [other, 'active'],
      [expired, 'expired'],
    ]);
    expect(await list('homologation')).toEqual([
      {
        id: other,
        environment: 'homologation',
        name: 'Testes',
        serial: 'serial-Testes',
        fingerprint: 'print-Testes',
        state: 'active',
        created_at: at(-50),
        expires_at: at(20),
      },
    ]);
    const clerk = await bank.join((await bank.openAccount()).userId, who.accountId, {
      role: 'subuser',
      grants: { help: true },
    });
    const round = () => bank.work((trx, tools) => certificateRound.run(trx, {}, tools));
    const news = async (one: Member) =>
      (await one.call('GET /gns-notifications', { query: { page: 0 } })).json.items.map(({ content }) => content);
    await round();
    const [day] = at(20).split('T');
    const ends = day!.split('-').toReversed().join('/');
    const words = (name: string) => `O certificado ${name} da API vence em ${ends}. Crie outro antes disso.`;
    expect([(await news(who)).toSorted(), await news(clerk)]).toEqual([[words('Ativo'), words('Testes')], []]);
    await bank.moveDays(14);
    await round();
    await round();
    expect((await news(who)).filter((content) => content === words('Ativo'))).toHaveLength(2);
    await bank.moveDays(-14);

    bank.live.length = 0;
    const { json } = await callSigned(who, 'PUT /api/certificates/{id}/revoke', { params: { id: active }, body: {} });
    expect(json).toMatchObject({ id: active, state: 'revoked' });
    expect(bank.live).toEqual([told(who, 'updated', [active])]);
    expect(await logged(who)).toEqual([[expect.any(String), 'Ativo']]);
    expect((await list()).map(({ state }) => state)).toEqual(['revoked', 'revoked', 'active', 'expired']);
  });
});

describe('webhook deliveries', () => {
  it('are found by state, address and what they tell of, the newest first, each whole; one is told again from the start', async () => {
    const who = await bank.openAccount();
    const add = async (subject: string, at: string, set: Record<string, string | number>) => {
      const columns = Object.keys(set);
      const { rows } = await bank.store.execute(
        `insert into webhook_deliveries
          (account_id, topic, subject, url, content_type, body, created_at${columns.map((one) => `, ${one}`).join('')})
          values ($1, 'PIX_RECEBIDO', $2, $3, 'application/json', '{}', $4${columns.map((_, n) => `, $${n + 5}`).join('')}) returning id`,
        [who.accountId, subject, `https://${subject}.example/aviso`, at, ...Object.values(set)],
      );
      return Number(rows[0].id);
    };
    const [made, last, next] = ['2030-03-05T12:00:00.000Z', '2030-03-05T12:05:00.000Z', '2030-03-05T12:15:00.000Z'];
    const waiting = await add('espera', made, {
      next_at: next,
      last_at: last,
      tries: 2,
      last_error: 'A conexão falhou.',
    });
    const done = await add('feito', last, { delivered_at: last, last_at: last, tries: 1, last_status: 200 });
    const failed = await add('falhou', next, { last_at: last, tries: 11, last_status: 500 });
    const list = async (body: Body<'POST /api/webhooks/search'> = {}) =>
      (await who.call('POST /api/webhooks/search', { body })).json.items;
    const ids = async (body: Body<'POST /api/webhooks/search'> = {}) => (await list(body)).map(({ id }) => id);
    expect(await ids()).toEqual([failed, done, waiting]);
    for (const [state, id] of [
      ['waiting', waiting],
      ['delivered', done],
      ['failed', failed],
    ] as const)
      expect([state, await ids({ state })]).toEqual([state, [id]]);
    expect([await ids({ text: 'espera.ex' }), await ids({ text: ' FALH' }), await ids({ text: 'f_ito' })]).toEqual([
      [waiting],
      [failed],
      [],
    ]);
    expect(await list({ state: 'waiting' })).toEqual([
      {
        id: waiting,
        topic: 'PIX_RECEBIDO',
        subject: 'espera',
        url: 'https://espera.example/aviso',
        state: 'waiting',
        tries: 2,
        created_at: made,
        last_at: last,
        next_at: next,
        last_status: null,
        last_error: 'A conexão falhou.',
      },
    ]);
    bank.live.length = 0;
    const again = await who.call('POST /api/webhooks/{id}/resend', { params: { id: failed } });
    expect([again.status, await ids({ state: 'waiting' })]).toEqual([204, [failed, waiting]]);
    expect((await list())[0]).toMatchObject({ id: failed, tries: 0, last_status: 500 });
    expect(bank.live).toEqual([told(who, 'updated', [failed])]);
    expect((await logged(who))[0]).toEqual([expect.any(String), 'falhou.example']);
    bank.waiting.length = 0;
  });

  it('have a secret that is replaced, which is told and logged', async () => {
    const who = await bank.openAccount();
    bank.live.length = 0;
    const { json } = await callSigned(who, 'PUT /api/webhook-secrets', { body: { environment: 'production' } });
    expect(bank.live).toEqual([told(who, 'updated', [])]);
    expect((await logged(who))[0]).toEqual([expect.any(String), 'production']);
    const secrets = async () => (await who.call('GET /api/webhook-secrets')).json.items;
    expect(await secrets()).toEqual([json]);
    await bank.moveDays(7);
    expect(await secrets()).toEqual([{ ...json, old_until: null }]);
    await bank.moveDays(-7);
  });
});

onPostgres('the homologation of an account is opened once, also by two at once', async () => {
  const { accountId } = await bank.openAccount();
  await whileOpen(
    bank,
    (trx) => openWorld(trx, accountId),
    () => openWorld(bank.store.db, accountId),
  );
  const { rows } = await bank.store.execute(
    'select a.nickname, o.nickname as own from api_worlds w join accounts a on a.id = w.world_id ' +
      'join accounts o on o.id = w.account_id where w.account_id = $1',
    [accountId],
  );
  expect(rows).toEqual([{ nickname: `${rows[0].own} (homologação)`, own: rows[0].own }]);
});
