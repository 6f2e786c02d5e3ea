import { fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Member } from './harness';
import type { PublicApiTest } from './public-api';

/** Names under which the SDK knows its bank; the listener's certificate must have them. */
export const SDK_HOSTS = ['cobrancas.api.efipay.com.br', 'pix.api.efipay.com.br'];

interface Reply {
  id: number;
  answer?: any;
  error?: any;
}

/** The published SDK, signed in as an application of a member. */
export async function openSdk(api: PublicApiTest, who: Member) {
  const folder = await mkdtemp(path.join(tmpdir(), 'sdk-'));
  const { production } = await api.application(who);
  const { pfx } = await api.certificate(who);
  await writeFile(path.join(folder, 'client.p12'), pfx!);
  await writeFile(path.join(folder, 'ca.pem'), api.ca!);
  const child = fork(path.join(import.meta.dirname, 'sdk-process.cjs'), [], {
    execArgv: [],
    env: {
      ...process.env,
      NODE_EXTRA_CA_CERTS: path.join(folder, 'ca.pem'),
      SDK_PORT: String(api.port),
      SDK_OPTIONS: JSON.stringify({ ...production, sandbox: false, certificate: path.join(folder, 'client.p12') }),
    },
  });
  let last = 0;
  const ask = (name: string, params: object, body?: object) =>
    new Promise<Reply>((resolve) => {
      const id = ++last;
      const hear = (reply: Reply) => {
        if (reply.id !== id) return;
        child.off('message', hear);
        resolve(reply);
      };
      child.on('message', hear);
      child.send({ id, name, params, body });
    });
  return {
    /** Calls a method of the SDK. @throws Error with what the SDK throws */
    call: async (name: string, params: object = {}, body?: object) => {
      const { answer, error } = await ask(name, params, body);
      if (error !== undefined) throw new Error(`${name}: ${JSON.stringify(error)}`);
      return answer;
    },
    /** What a method of the SDK throws. */
    refused: async (name: string, params: object = {}, body?: object) => (await ask(name, params, body)).error,
    close: async () => {
      child.kill();
      await rm(folder, { recursive: true });
    },
  };
}
