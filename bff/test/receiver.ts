import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { notificationRound } from '../src/areas/charges/notifications';
import { deliveriesEnded, deliveryRound } from '../src/areas/developer/webhooks/queue';
import { serverCertificate } from './authority';
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
  const tls = await serverCertificate(bank, ['localhost']);
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

/** Does the bank's waiting work, and tells receivers what is due. */
export async function tellAll(bank: EmptyBank): Promise<void> {
  await bank.runJobs();
  await bank.work((trx, tools) => notificationRound.run(trx, {}, tools));
  await bank.work((trx, tools) => deliveryRound.run(trx, {}, tools));
  await deliveriesEnded();
}
