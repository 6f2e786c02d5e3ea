import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBank, type SignedIn, type TestBank } from '../../../tests/support/test-bank';
import { BANK, post } from '../ledger/ledger';
import { accountChangesFold } from './cached-answers';
import { mayRead } from './metrics';

const TOKEN = 'um-token-de-metricas';

it.each<[string, string | undefined, string | undefined, boolean]>([
  ['anybody, where no token is set', undefined, undefined, true],
  ['who brings the token', TOKEN, `Bearer ${TOKEN}`, true],
  ['nobody without it', TOKEN, undefined, false],
  ['nobody with another', TOKEN, `Bearer ${TOKEN}x`, false],
  ['nobody with the token as another kind of proof', TOKEN, TOKEN, false],
])('the metrics are read by %s', (_who, token, authorization, may) => {
  expect(mayRead(token, authorization)).toBe(may);
});

describe('the metrics of a process', () => {
  let bank: TestBank;
  let clerk: SignedIn;
  beforeAll(async () => {
    bank = await openTestBank({ BALCAO_JOBS: 'off', BALCAO_METRICS_PORT: '0', BALCAO_METRICS_TOKEN: TOKEN });
    clerk = await bank.signIn('titular@balcao.demo');
  });
  afterAll(() => bank.close());

  const read = async () => {
    const reply = await fetch(bank.app.metricsAddress!, { headers: { authorization: `Bearer ${TOKEN}` } });
    return reply.text();
  };
  const valueOf = (text: string, series: string): number | null => {
    const line = text.split('\n').find((one) => one.startsWith(`${series} `));
    return line ? Number(line.slice(series.length)) : null;
  };

  it('are not there for who brings no token, on either port', async () => {
    expect((await fetch(bank.app.metricsAddress!)).status).toBe(404);
    const host = { host: '127.0.0.1:4000' };
    const without = await bank.app.fastify.inject({ url: '/bff/metrics', headers: host });
    const nothing = await bank.app.fastify.inject({ url: '/bff/nothing', headers: host });
    expect([without.statusCode, without.body]).toEqual([404, nothing.body]);
    const given = await bank.app.fastify.inject({
      url: '/bff/metrics',
      headers: { ...host, authorization: `Bearer ${TOKEN}` },
    });
    expect([given.statusCode, given.body]).toEqual([200, expect.stringContaining('process_cpu_seconds_total')]);
  });

  it('count calls by their names in the contract, jobs that are due, postings and connections, and name nobody', async () => {
    const { rows } = await bank.store.execute('select id from charges where account_id = $1 limit 1', [
      clerk.accountId,
    ]);
    const path = { params: { id: rows[0].id } };
    const [found, missing] = [
      await clerk.call('GET /charges/{id}', path),
      await clerk.call('GET /charges/{id}', { params: { id: 999_999_999 } }),
    ];
    expect([found.status, missing.status]).toEqual([200, 404]);
    const entries = [
      { accountId: clerk.accountId, kind: 'available' as const, amount: 5 },
      { accountId: BANK, kind: 'settlement' as const, amount: -5 },
    ];
    const posting = { key: 'measured', kind: 'measured', description: 'x', at: new Date(), entries };
    await bank.store.transaction((trx) => post(trx, posting));
    await bank.store.transaction((trx) => post(trx, posting));
    const since = new Date(Date.now() - 90_000);
    for (const _ of [1, 2])
      await bank.store.transaction((trx) =>
        bank.app.services.jobs.enqueue(trx, accountChangesFold, {}, { startAfter: since }),
      );
    const text = await read();
    expect(valueOf(text, 'balcao_call_seconds_count{call="GET /charges/{id}",status="200"}')).toBe(1);
    expect(valueOf(text, 'balcao_call_seconds_count{call="GET /charges/{id}",status="404"}')).toBe(1);
    expect(valueOf(text, 'balcao_ledger_postings_total{kind="measured"}')).toBe(1);
    expect(valueOf(text, 'balcao_sockets')).toBe(0);
    expect(valueOf(text, 'balcao_webhooks_behind_seconds')).toBe(0);
    if (bank.store.pool) expect(valueOf(text, 'balcao_database_connections{state="open"}')).toBeGreaterThan(0);
    expect(valueOf(text, 'balcao_jobs_due{queue="account-changes-fold"}')).toBe(2);
    expect(valueOf(text, 'balcao_jobs_behind_seconds{queue="account-changes-fold"}')).toBeGreaterThanOrEqual(90);
    const names = ['titular@balcao.demo', `/charges/${rows[0].id}`];
    for (const name of names) expect(text).not.toContain(name);
  });
});
