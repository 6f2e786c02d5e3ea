import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Answer, Body, CallKey } from '@balcao/contract/core/registry';
import { areas } from '../src/areas';
import type { Services } from '../src/core/area';
import { bankNow, saoPauloDay } from '../src/core/clock';
import { readConfig } from '../src/core/config';
import { permissionIds } from '../src/core/contract';
import type { Store, Trx } from '../src/core/database';
import { fakeCpf } from '../src/core/documents';
import { answerErrors } from '../src/core/errors';
import { registerAreas } from '../src/core/guard';
import type { JobSpec, JobTools } from '../src/core/jobs';
import { migrate } from '../src/core/migrate';
import { compileSchemas } from '../src/core/schemas';
import { openSession } from '../src/core/sessions';
import { brokenInvariants, NOT_ASKED } from '../src/invariants';
import { publicPages } from '../src/public/public';
import { hashWord } from '../src/core/signing/word';
import '../src/core/signing/tables';
import '../src/core/tables';
import { DEMO_WORD } from '../src/demo/sign-ins';
import { onCitus, openEmptyStore } from '../../tests/support/test-database';

export interface LiveEvent {
  accountId: number;
  topic: string;
  type: string;
  ids: number[];
}

export interface Reply<K extends CallKey> {
  status: number;
  headers: Record<string, unknown>;
  raw: Buffer;
  json: Answer<K> & { code?: string; error_description?: string; errors?: { field: string; message: string }[] };
}

/** A user signed in to an account; `call` sends a call by its key of the contract, as the portal does. */
export interface Member {
  accountId: number;
  userId: number;
  call<K extends CallKey>(
    key: K,
    request?: {
      params?: Record<string, unknown>;
      query?: Record<string, unknown>;
      body?: Body<K> extends Blob ? Uint8Array : Body<K>;
      idempotencyKey?: string;
      headers?: Record<string, string>;
    },
  ): Promise<Reply<K>>;
}

interface Membership {
  role?: 'admin' | 'subuser';
  grants?: Record<string, boolean>;
}

/**
 * An empty bank in memory, or on PostgreSQL where TEST_DATABASE_URL is set, with the real schema, guard, handlers and
 * ledger. Jobs wait for `runJobs`; live events are recorded.
 */
export interface EmptyBank {
  store: Store;
  services: Services;
  live: LiveEvent[];
  notified: { accountId: number; userIds: number[] }[];
  /** Users whose sockets were sent new permissions; `expelled`: users whose sockets were cut off an account. */
  regranted: { accountId: number; userId: number; grants: Record<string, boolean> }[];
  expelled: { accountId: number; userId: number }[];
  /** Hashes of the sessions whose sockets were cut off. */
  disconnected: string[];
  /** Jobs that were enqueued and did not run yet. */
  waiting: { job: JobSpec<any>; data: object }[];
  /** Runs the waiting jobs and the jobs that these enqueue. @throws Error where more than 1,000 run */
  runJobs(): Promise<void>;
  /** Runs work in one transaction with a job's tools, then its after-commit work. */
  work<T>(run: (trx: Trx, tools: JobTools) => Promise<T>): Promise<T>;
  today(): Promise<string>;
  /** Moves the bank's clock forward. */
  moveDays(days: number): Promise<void>;
  openAccount(options?: { document?: string; name?: string } & Membership): Promise<Member>;
  /** Adds a user to one more account and signs them in there. */
  join(userId: number, accountId: number, options?: Membership): Promise<Member>;
  /** Opens a public page without a session, or posts `form` to it. */
  visit(
    path: string,
    form?: Record<string, string>,
  ): Promise<{ status: number; headers: Record<string, unknown>; text: string }>;
  /**
   * @param except invariants that rows break which a test wrote by itself, without what belongs to them
   * @throws Error where the bank's rows disagree with each other
   */
  close(except?: readonly string[]): Promise<void>;
}

/** Whether open pages of an account were told to read its balance again. */
export const isBalanceTold = ({ live }: Pick<EmptyBank, 'live'>, { accountId }: Pick<Member, 'accountId'>): boolean =>
  live.some((event) => event.accountId === accountId && event.topic === 'balance');

const MOST_JOBS = 1_000;

let visits = 0;

export async function openEmptyBank(): Promise<EmptyBank> {
  const store = await openEmptyStore();
  await migrate(store);
  const live: LiveEvent[] = [];
  const notified: EmptyBank['notified'] = [];
  const regranted: EmptyBank['regranted'] = [];
  const expelled: EmptyBank['expelled'] = [];
  const disconnected: string[] = [];
  const waiting: EmptyBank['waiting'] = [];
  let people = 0;
  const services: Services = {
    config: readConfig({ BALCAO_LOG: 'silent', BALCAO_JOBS: 'off' }),
    store,
    permissionIds,
    jobs: {
      enqueue: async (_trx, job, data) => void waiting.push({ job, data }),
      nudge: () => undefined,
      stop: async () => undefined,
    },
    realtime: {
      live: (accountId, topic, type, ids) => void live.push({ accountId, topic, type, ids }),
      notify: (accountId, userIds) => void notified.push({ accountId, userIds }),
      regrant: (accountId, userId, { grants }) => void regranted.push({ accountId, userId, grants }),
      expel: (accountId, userId) => void expelled.push({ accountId, userId }),
      open: () => 0,
      disconnect: (session) => void disconnected.push(session),
      close: async () => undefined,
    },
  };
  const fastify = Fastify({ bodyLimit: 1_000_000 });
  compileSchemas(fastify);
  answerErrors(fastify);
  fastify.decorateRequest('caller', null);
  await fastify.register(cookie);
  registerAreas(fastify, areas, services, (origin) => origin === 'http://bank');
  await fastify.register(publicPages, { services });
  await fastify.ready();

  const work: EmptyBank['work'] = async (run) => {
    const after: (() => void | Promise<void>)[] = [];
    const result = await store.transaction((trx) => run(trx, { services, afterCommit: (one) => void after.push(one) }));
    for (const one of after) await one();
    return result;
  };
  return {
    store,
    services,
    live,
    notified,
    regranted,
    expelled,
    disconnected,
    waiting,
    work,
    runJobs: async () => {
      for (let next = waiting.shift(), worked = 1; next; next = waiting.shift(), worked++) {
        const { job, data } = next;
        if (worked > MOST_JOBS) throw new Error(`${job.name} is enqueued without end`);
        const prepared = await job.prepare?.(store.db, data, services);
        await work((trx, tools) => job.run(trx, data, tools, prepared));
      }
    },
    today: async () => saoPauloDay(await bankNow(store.db)),
    moveDays: async (days) =>
      void (await store.execute('update bank_clock set offset_seconds = offset_seconds + $1', [days * 86_400])),
    openAccount: (options) => openAccount(store, fastify, ++people, options),
    join: (userId, accountId, options) => join(store, fastify, userId, accountId, options),
    visit: async (path, form) => {
      const reply = await fastify.inject({
        // each visitor comes from an address of their own: what one address may do in a minute has tests of its own
        remoteAddress: `2001:db8:${(++visits).toString(16)}::1`,
        method: form ? 'POST' : 'GET',
        url: path,
        ...(form
          ? {
              payload: new URLSearchParams(form).toString(),
              headers: { 'content-type': 'application/x-www-form-urlencoded' },
            }
          : {}),
      });
      return { status: reply.statusCode, headers: reply.headers, text: reply.body };
    },
    close: async (except) => {
      await fastify.close();
      const faults = await brokenInvariants(store.db, [...(except ?? []), ...(onCitus ? [NOT_ASKED] : [])]).finally(
        () => store.close(),
      );
      if (faults.length) throw new Error(faults.join('\n'));
    },
  };
}

const codeOf = (n: number): string => n.toString(16).padStart(32, '0');
/** Hash of the word that all users sign with: the demo bank's. */
const word_hash = hashWord(DEMO_WORD);

async function openAccount(
  store: Store,
  fastify: FastifyInstance,
  n: number,
  options: Parameters<EmptyBank['openAccount']>[0] = {},
): Promise<Member> {
  const { document = fakeCpf(Math.random), name = `Empresa ${n}` } = options;
  const { accountId, userId } = await store.transaction(async (trx) => {
    const account = await trx
      .insertInto('accounts')
      .values({
        modality: 'pro',
        nickname: name,
        account_number: `${100_000 + n}-${n % 10}`,
        email: `conta${n}@exemplo.com`,
        phone: '1132654321',
        address: null,
        primary_cnae: null,
        type: 'PF',
        document,
        account_code: codeOf(n),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const user = await trx
      .insertInto('users')
      .values({
        name: `Pessoa ${n}`,
        nickname: `P${n}`,
        cpf: fakeCpf(Math.random),
        email: `pessoa${n}@exemplo.com`,
        cellphone: '11987654321',
        birth: null,
        avatar: null,
        password_hash: '',
        totp_secret: null,
        preferences: undefined,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('signatures')
      .values({ user_id: user.id, word_hash: await word_hash })
      .execute();
    return { accountId: account.id, userId: user.id };
  });
  return join(store, fastify, userId, accountId, options);
}

async function join(
  store: Store,
  fastify: FastifyInstance,
  userId: number,
  accountId: number,
  { role = 'admin', grants = {} }: Membership = {},
): Promise<Member> {
  await store.db
    .insertInto('memberships')
    .values({
      account_id: accountId,
      user_id: userId,
      role,
      passkey: `passkey-${accountId}-${userId}`,
      grants: JSON.stringify(grants),
      last_used_at: null,
    })
    .execute();
  // a transaction of its own, as a sign-in's is: on a cluster two that add a membership and mark it as used would meet in a deadlock
  const token = await store.transaction((trx) => openSession(trx, userId, accountId, { userAgent: 'test', ip: '' }));
  return { accountId, userId, call: caller(fastify, token, accountId) };
}

const isFile = (body: unknown): body is Uint8Array => body instanceof Uint8Array;

const caller =
  (fastify: FastifyInstance, token: string, accountId: number): Member['call'] =>
  async (key, { params = {}, query = {}, body, idempotencyKey = randomUUID(), headers = {} } = {}) => {
    const [method, path = ''] = key.split(' ');
    const reply = await fastify.inject({
      method: method as 'GET',
      url: `/bff${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))}`,
      query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
      headers: {
        cookie: `balcao=${token}`,
        origin: 'http://bank',
        'x-requested-with': 'balcao',
        'x-account-id': String(accountId),
        'idempotency-key': idempotencyKey,
        ...(body === undefined
          ? {}
          : { 'content-type': isFile(body) ? 'application/octet-stream' : 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: isFile(body) ? Buffer.from(body) : JSON.stringify(body) }),
    });
    const isJson = String(reply.headers['content-type'] ?? '').includes('json');
    return {
      status: reply.statusCode,
      headers: reply.headers,
      raw: reply.rawPayload,
      json: isJson ? JSON.parse(reply.payload) : undefined,
    };
  };
