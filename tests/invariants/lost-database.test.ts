import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres, type Store } from '../../bff/src/core/database';
import { startOwn, type OwnServer } from '../../tools/postgres.mjs';
import { BankProcess, type HttpCaller } from '../support/bank-process';
import { databaseUrl, postgresUrl, template } from '../support/test-database';
import { until } from '../support/until';

/**
 * Two processes over a PostgreSQL of their own lose all their connections, and the whole server, while billets are issued: both go on by
 * themselves, and what was answered is there once.
 */
const ROUNDS = 15;
const AGAIN_MS = 5000;

let own: OwnServer | null = null;
let watch: Store;
let load: Load[] = [];

beforeAll(async () => {
  own = postgresUrl ? await startOwn() : null;
  if (!own) return;
  const demo = execFileSync(join(own.bin, 'pg_dump'), ['--no-owner', databaseUrl(template())], { maxBuffer: 1e9 });
  execFileSync(join(own.bin, 'psql'), ['-q', own.url], { input: demo });
  watch = openPostgres(own.url, 1);
  load = await Promise.all([startLoad(own.url), startLoad(own.url)]);
});
afterAll(async () => {
  for (const { page, bank } of load) {
    page.disconnect();
    await bank.kill();
  }
  await watch?.close().catch(() => undefined);
  own?.stop();
});

const overOwnServer = (name: string, work: (server: OwnServer) => Promise<void>) =>
  it(name, async ({ task, skip }) => {
    if (!own) {
      task.meta.notRun = 'a PostgreSQL of its own needs TEST_DATABASE_URL and an installation';
      skip(task.meta.notRun);
    }
    await work(own!);
  });

/** A process whose clerk issues billets one by one, each again with its key until it is answered 2xx. */
interface Load {
  bank: BankProcess;
  /** Names of what was issued and answered. */
  answered: string[];
  /** When the last request that was answered 2xx had been sent. */
  lastSent: number;
  page: Socket;
  /** Live events that the clerk's page heard. */
  heard: number;
  issue(): Promise<void>;
}

async function startLoad(url: string): Promise<Load> {
  const bank = await new BankProcess({ DATABASE_URL: url }).start();
  const who = await bank.signIn('titular@balcao.demo');
  const [recipient] = (await (await who.send('GET', '/bff/charges/recipients')).json()) as { id: number }[];
  const issue = async () => {
    const name = `Item ${randomUUID()}`;
    const body = { customers: [recipient!.id], items: [{ name, amount: 1, value: 1000 }], expire_at: '2030-01-10' };
    const key = randomUUID();
    await until(`${name} is issued`, async () => {
      const sent = Date.now();
      const reply = await who.send('POST', '/bff/charges/banking_billet', body, key);
      if (reply.ok) one.lastSent = sent;
      // while the database is gone a call is refused so that it may be sent again, and in no other way
      else expect([reply.status, await reply.json()]).toMatchObject([503, { code: 'unavailable' }]);
      return reply.ok;
    });
    one.answered.push(name);
  };
  const one: Load = { bank, answered: [], lastSent: 0, page: openPage(bank, who), heard: 0, issue };
  one.page.on('live', () => one.heard++);
  return one;
}

const openPage = (bank: BankProcess, who: HttpCaller): Socket =>
  io(bank.url, {
    path: '/bff/socket/',
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 300,
    reconnectionDelayMax: 300,
    auth: (answer) =>
      void who.send('GET', '/bff/websocket/auth').then(async (reply) => answer((await reply.json()) as object)),
  }).on('connect_error', function again(this: Socket) {
    if (!this.active) setTimeout(() => this.connect(), 300);
  });

/** Issues in both processes while `harm` is done, until both have answered requests sent after it; tells how long that took. */
async function underLoad(harm: () => Promise<unknown>): Promise<number> {
  const stop = { now: false };
  const work = Promise.all(
    load.map(async (one) => {
      while (!stop.now) await one.issue();
    }),
  );
  const harmed = async () => {
    await harm();
    const since = Date.now();
    await until('both processes serve again', async () => load.every(({ lastSent }) => lastSent > since));
    stop.now = true;
    return Date.now() - since;
  };
  const [took] = await Promise.all([harmed(), work]);
  return took;
}

const health = () => Promise.all(load.map(async ({ bank }) => (await fetch(`${bank.url}/bff/health`)).status));
const count = async (text: string, values: unknown[] = []): Promise<number> =>
  (await watch.execute(text, values)).rows[0].count;

/** What holds after the database is back: nothing is lost or done twice, jobs run, pages hear what happens in another process. */
async function allIsWell(): Promise<void> {
  const names = load.flatMap(({ answered }) => answered);
  expect(await count('select count(*) from charge_items where name = any($1)', [names])).toBe(names.length);
  expect(await count('select coalesce(sum(amount), 0) as count from ledger_entries')).toBe(0);
  // more at once than a pool has places, so none is leaked
  for (let n = 0; n < 3; n++) expect(await health()).toEqual([200, 200]);
  const { now } = (await watch.execute('select clock_timestamp() as now')).rows[0];
  await until('a job is done', async () => {
    return (await count(`select count(*) from jobs.job where completed_on > $1 and state = 'completed'`, [now])) > 0;
  });
  const [here, there] = load;
  const before = there!.heard;
  await until('a page hears of it from the other process', async () => {
    await here!.issue();
    return there!.page.connected && there!.heard > before;
  });
}

overOwnServer('processes outlive the loss of all their connections, again and again, under load', async () => {
  const kill = `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`;
  for (let round = 1; round <= ROUNDS; round++) {
    const answered = load.map((one) => one.answered.length);
    const took = await underLoad(async () => {
      await until('each has issued', async () => load.every((one, n) => one.answered.length > answered[n]!));
      await watch.execute(kill);
    });
    expect(took, `round ${round}`).toBeLessThan(AGAIN_MS);
  }
  await allIsWell();
});

overOwnServer('processes outlive a restart of the database server, and health tells of it', async (server) => {
  const took = await underLoad(() => server.restart(async () => expect(await health()).toEqual([503, 503])));
  expect(took).toBeLessThan(AGAIN_MS);
  expect(await health()).toEqual([200, 200]);
  await allIsWell();
  for (const { bank } of load) expect(await bank.kill('SIGTERM'), bank.output).toBe(0);
});
