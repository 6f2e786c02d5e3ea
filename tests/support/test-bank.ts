import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { buildApp, type App } from '../../bff/src/app';
import { readConfig } from '../../bff/src/core/config';
import { openSession } from '../../bff/src/core/sessions';
import type { Store } from '../../bff/src/core/database';
import { brokenInvariants, NOT_ASKED } from '../../bff/src/invariants';
import { onCitus, openTestStore } from './test-database';

/** The whole BFF over a fresh demo bank. */
export interface TestBank {
  app: App;
  store: Store;
  signIn(login: string, accountId?: number): Promise<SignedIn>;
  anonymous: Caller;
  /**
   * @param except invariants that rows break which a test wrote by itself, without what belongs to them
   * @throws Error where the bank's rows disagree with each other
   */
  close(except?: readonly string[]): Promise<void>;
}

interface Request {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Reply {
  status: number;
  headers: Record<string, unknown>;
  raw: Buffer;
  json: any;
}

/** Sends a call by its key of the contract, with the headers that the portal sends. */
export type Caller = (call: string, request?: Request) => Promise<Reply>;

export interface SignedIn {
  call: Caller;
  userId: number;
  accountId: number;
  token: string;
}

/** Browser and address of a session that a test opens. */
const NOBODYS = { userAgent: 'test', ip: '' };
const ORIGIN = 'http://127.0.0.1:4000';

export async function openTestBank(env: Record<string, string> = {}): Promise<TestBank> {
  const store = await openTestStore();
  const app = await buildApp(
    readConfig({ BALCAO_LOG: 'silent', BALCAO_MOST_DELAY_MS: '0', BALCAO_PORTAL: 'dist/absent', ...env }),
    store,
  );
  await app.fastify.ready();
  return {
    app,
    store,
    anonymous: callerWith(app, {}),
    signIn: async (login, accountId) => {
      const membership = await store.db
        .selectFrom('memberships as m')
        .innerJoin('users as u', 'u.id', 'm.user_id')
        .innerJoin('accounts as a', 'a.id', 'm.account_id')
        .select(['u.id as userId', 'a.id as accountId'])
        .where('u.email', '=', login)
        .$if(accountId !== undefined, (q) => q.where('a.id', '=', accountId!))
        .orderBy('m.status')
        .orderBy('a.id', 'desc')
        .executeTakeFirstOrThrow();
      const token = await store.transaction((trx) =>
        openSession(trx, membership.userId, membership.accountId, NOBODYS),
      );
      return {
        ...membership,
        token,
        call: callerWith(app, { cookie: `balcao=${token}`, 'x-account-id': String(membership.accountId) }),
      };
    },
    close: async (except) => {
      const faults = await brokenInvariants(store.db, [...(except ?? []), ...(onCitus ? [NOT_ASKED] : [])]).finally(
        () => app.close(),
      );
      if (faults.length) throw new Error(faults.join('\n'));
    },
  };
}

function callerWith(app: App, own: Record<string, string>): Caller {
  return async (call, { params = {}, query = {}, body, headers = {} } = {}) => {
    const [method = 'GET', path = ''] = call.split(' ');
    const url = `/bff${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))}`;
    const options: InjectOptions = {
      method: method as 'GET',
      url,
      query: Object.fromEntries(
        Object.entries(query)
          .filter(([, v]) => v !== undefined)
          .map(([k, v]) => [k, String(v)]),
      ),
      headers: {
        host: '127.0.0.1:4000',
        origin: ORIGIN,
        'x-requested-with': 'balcao',
        'idempotency-key': randomUUID(),
        ...own,
        ...(body === undefined
          ? {}
          : { 'content-type': body instanceof Uint8Array ? 'application/octet-stream' : 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body) }),
    };
    const reply = await app.fastify.inject(options);
    const isJson = String(reply.headers['content-type'] ?? '').includes('json');
    const text = () =>
      reply.headers['content-encoding'] === 'gzip' ? gunzipSync(reply.rawPayload).toString() : reply.payload;
    return {
      status: reply.statusCode,
      headers: reply.headers,
      raw: reply.rawPayload,
      json: isJson ? JSON.parse(text() || 'null') : undefined,
    };
  };
}
