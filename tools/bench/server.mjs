// One BFF process to be measured, and callers signed in to the process.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Starts a server; resolves when it listens. @param program script that prints the server's address; the BFF where absent */
export async function startServer(databaseUrl, program = join(root, 'bff/dist/server.js'), settings = {}) {
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      DATABASE_URL: databaseUrl,
      BALCAO_PORTAL: join(root, 'dist/portal'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const url = await new Promise((resolve, reject) => {
    const read = (chunk) => {
      said += chunk;
      const at = /^(?:Balcão: )?(http\S+)/m.exec(said);
      if (at) resolve(at[1]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}:\n${said}`)));
  });
  const stop = () => new Promise((resolve) => (child.once('exit', resolve), child.kill('SIGTERM')));
  return { url, stop };
}

/** One connection to a server. `send` answers { ms, json, cookies } and throws Error where the status is 300 or more. */
export function connect(url) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const base = { origin: url, 'x-requested-with': 'balcao', 'content-type': 'application/json' };
  const send = (method, path, body, headers) =>
    new Promise((resolve, reject) => {
      const started = performance.now();
      const sent = request(
        url + path,
        { method, agent, headers: { ...base, ...type(body), ...headers, 'idempotency-key': randomUUID() } },
        (reply) => {
          const chunks = [];
          reply.on('data', (chunk) => chunks.push(chunk));
          reply.on('end', () => {
            const ms = performance.now() - started;
            const text = Buffer.concat(chunks).toString();
            if (reply.statusCode >= 300)
              reject(new Error(`${path} answered ${reply.statusCode}: ${text.slice(0, 300)}`));
            else resolve({ ms, json: isJson(reply) ? JSON.parse(text) : null, cookies: reply.headers['set-cookie'] });
          });
        },
      );
      sent.on('error', reject);
      sent.end(body instanceof Buffer ? body : JSON.stringify(body));
    });
  return { base, send };
}

const isJson = (reply) => /json/.test(reply.headers['content-type'] ?? '');
const type = (body) => (body instanceof Buffer ? { 'content-type': 'application/octet-stream' } : {});

/** Signs in with the demo bank's password. `send` is that of `connect` with the session's headers; `post` sends a POST. */
export async function signIn(url, login) {
  const { base, send } = connect(url);
  const { json, cookies } = await send('POST', '/bff/auth/login', { login, password: 'Balcao#2026' }, {});
  const headers = { cookie: cookies[0].split(';')[0], 'x-account-id': String(json.session.currentAccount.id) };
  return {
    accountId: json.session.currentAccount.id,
    headers: { ...base, ...headers },
    send: (method, path, body) => send(method, path, body, headers),
    post: (path, body) => send('POST', path, body, headers),
  };
}
