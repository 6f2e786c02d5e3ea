import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { issueServerCertificate } from '../src/areas/developer/authority';
import type { EmptyBank } from './harness';

export interface Told {
  path: string;
  headers: Record<string, unknown>;
  body: string;
  /** Whether it came with the bank's client certificate. */
  isKnown: boolean;
}

/** Somebody's server, which webhooks of an empty bank lead to. `answer` decides the status; null: it never answers. */
export async function openReceiver(bank: EmptyBank, answer: (told: Told) => number | null = () => 200) {
  const tls = await bank.store.transaction((trx) => issueServerCertificate(trx, ['localhost'], new Date()));
  bank.services.config.BALCAO_WEBHOOK_NETWORKS = 'any';
  const told: Told[] = [];
  const server = createServer({ ...tls, requestCert: true, rejectUnauthorized: false }, (request, reply) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const one = {
        path: request.url ?? '',
        headers: request.headers,
        body,
        isKnown: (request.socket as TLSSocket).authorized,
      };
      const status = answer(one);
      if (status !== 401) told.push(one);
      if (status === null) return;
      reply.writeHead(status, status === 302 ? { location: 'https://localhost/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}`,
    told,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
