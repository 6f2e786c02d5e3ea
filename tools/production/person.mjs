import { randomUUID } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { io } from 'socket.io-client';

/** One request, over TLS where a `ca` is given. Answers status, headers and JSON; a connection that fails rejects. */
export function ask({ port, ca, agent }, method, path, { headers = {}, body } = {}) {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const request = (ca ? https : http).request(
      {
        host: '127.0.0.1',
        servername: 'localhost',
        port,
        ca,
        agent,
        method,
        path,
        headers: {
          host: `localhost:${port}`,
          ...headers,
          ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
        },
      },
      async (response) => {
        let text = '';
        try {
          for await (const chunk of response.setEncoding('utf8')) text += chunk;
        } catch (error) {
          return reject(error);
        }
        const isJson = response.headers['content-type']?.includes('json');
        resolve({
          status: response.statusCode,
          headers: response.headers,
          json: isJson ? JSON.parse(text) : undefined,
        });
      },
    );
    request.on('error', reject);
    request.end(payload);
  });
}

/** A person at a browser: keeps the cookies that the bank and the proxy set. */
export function person(proxy) {
  const cookies = new Map();
  const origin = `${proxy.ca ? 'https' : 'http'}://localhost:${proxy.port}`;
  let account;
  const send = async (method, path, body, key = randomUUID()) => {
    const headers = {
      origin,
      'x-requested-with': 'balcao',
      'idempotency-key': key,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(account ? { 'x-account-id': String(account) } : {}),
    };
    const reply = await ask(proxy, method, path, { headers, body });
    for (const cookie of reply.headers['set-cookie'] ?? []) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie);
      cookies.set(name, value);
    }
    return reply;
  };
  return {
    send,
    cookies,
    async signIn() {
      const reply = await send('POST', '/bff/auth/login', { login: 'titular@balcao.demo', password: 'Balcao#2026' });
      if (reply.status !== 200) throw new Error(`sign-in was answered ${reply.status}: ${JSON.stringify(reply.json)}`);
      account = reply.json.session.currentAccount.id;
      return reply;
    },
    /** A page's socket, which connects again by itself as the portal's does. */
    openSocket() {
      return io(origin, {
        path: '/bff/socket/',
        transports: ['websocket'],
        ca: proxy.ca,
        reconnectionDelay: 300,
        extraHeaders: { origin, cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
        auth: (answer) =>
          void send('GET', '/bff/websocket/auth').then(
            ({ json }) => answer(json),
            () => answer({}),
          ),
      });
    },
  };
}
