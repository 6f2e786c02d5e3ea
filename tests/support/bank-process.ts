import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { databaseSettings } from './test-database';

const root = join(import.meta.dirname, '../..');

/** The production build in a process of its own, which tests call over HTTP and may kill. */
export class BankProcess {
  #child: ChildProcess | null = null;
  url = '';
  output = '';

  /** @param at root of the repository whose build is run; this repository where absent */
  constructor(
    private readonly env: Record<string, string>,
    private readonly at = root,
  ) {}

  /** Resolves when the process listens. @throws Error with its output, where it ends before. */
  async start(): Promise<this> {
    const child = spawn(process.execPath, [join(this.at, 'bff/dist/server.js')], {
      cwd: this.at,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: '0',
        BALCAO_PORTAL: join(root, 'dist/portal'),
        ...this.env,
        ...(this.env['DATABASE_URL'] ? databaseSettings(this.env['DATABASE_URL']) : {}),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.output = '';
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        this.output += chunk.toString();
        const at = /Balcão: (http\S+)/.exec(this.output);
        if (at) {
          this.url = at[1]!;
          resolve();
        }
      };
      child.stdout!.on('data', read);
      child.stderr!.on('data', read);
      child.on('exit', (code) => reject(new Error(`ended with ${code} before it listened:\n${this.output}`)));
    });
    return this;
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
    child.kill(signal);
    return ended;
  }

  /** Signs in over HTTP. */
  async signIn(login: string, password = 'Balcao#2026'): Promise<HttpCaller> {
    const reply = await fetch(`${this.url}/bff/auth/login`, {
      method: 'POST',
      headers: { ...this.#headers(), 'content-type': 'application/json' },
      body: JSON.stringify({ login, password }),
    });
    if (!reply.ok) throw new Error(`sign-in answered ${reply.status}: ${await reply.text()}`);
    const { session } = (await reply.json()) as { session: { currentAccount: { id: number } } };
    const cookie = reply.headers.getSetCookie()[0]!.split(';')[0]!;
    return this.caller(cookie, session.currentAccount.id);
  }

  caller(cookie: string, accountId: number): HttpCaller {
    return {
      cookie,
      accountId,
      send: (method, path, body, key = randomUUID()) => {
        const [type, payload] =
          body instanceof Uint8Array
            ? ['application/octet-stream', Buffer.from(body)]
            : ['application/json', JSON.stringify(body)];
        return fetch(this.url + path, {
          method,
          headers: {
            ...this.#headers(),
            cookie,
            'x-account-id': String(accountId),
            'idempotency-key': key,
            ...(payload && { 'content-type': type }),
          },
          ...(payload && { body: payload }),
          signal: AbortSignal.timeout(20_000),
        });
      },
    };
  }

  #headers(): Record<string, string> {
    return { origin: this.url, 'x-requested-with': 'balcao' };
  }
}

export interface HttpCaller {
  cookie: string;
  accountId: number;
  send(method: string, path: string, body?: unknown, key?: string): Promise<Response>;
}
