import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestStore } from '../../../../tests/support/test-database';
import { until } from '../../../../tests/support/until';
import { readConfig } from '../../core/config';
import type { Store } from '../../core/database';
import { carryMessages, sendMessages, type Message } from '../../core/messenger';
import '../../core/tables';
import { startDelivery, type Delivery } from './delivery';
import { carriersOf } from './rail';

interface Mail {
  from: string;
  to: string[];
  text: string;
}

let store: Store;
let server: SMTPServer;
let url: string;
let mails: Mail[];
/** Error that the server answers to a recipient; undefined: it accepts the mail. */
let refusal: (Error & { responseCode: number }) | undefined;
const running: Delivery[] = [];

beforeAll(async () => {
  store = await openTestStore();
  server = new SMTPServer({
    authOptional: false,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      done(username === 'balcao' && password === 'segredo' ? null : new Error('unknown'), { user: username }),
    onRcptTo: (_address, _session, done) => done(refusal),
    onData: (stream, { envelope }, done) => {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        mails.push({
          from: (envelope.mailFrom as { address: string }).address,
          to: envelope.rcptTo.map(({ address }) => address),
          text,
        });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  url = `smtp://balcao:segredo@127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  mails = [];
  refusal = undefined;
  await store.execute('delete from sandbox_messages');
});
afterEach(async () => {
  for (const delivery of running.splice(0)) await delivery.stop();
  carryMessages({});
});
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(resolve));
  await store.close();
});

const settings = (SMTP_URL: string) =>
  readConfig({ SMTP_URL, BALCAO_MAIL_FROM: 'Balcão <nao-responda@balcao.exemplo>' });
function start({ keep = true, to = url } = {}): void {
  const carriers = carriersOf(settings(to));
  carryMessages(carriers);
  running.push(startDelivery(store, carriers, { keep }));
}
const message = (extra: Partial<Message> = {}): Message => ({
  accountId: null,
  channel: 'mail',
  recipient: 'helena@oficina.exemplo',
  subject: 'Sua senha foi alterada',
  body: 'Olá, Helena.\n\nA senha do seu acesso foi alterada.',
  at: new Date(),
  ...extra,
});
const send = (...messages: Message[]) => store.transaction((trx) => sendMessages(trx, messages));
const rows = () => store.db.selectFrom('sandbox_messages').selectAll().orderBy('id').execute();

it('hands a mail to a real SMTP server, signed in, once, with the sender, an id and the words whole', async () => {
  start();
  await send(message());
  await until('the mail is delivered', async () => (await rows())[0]!.delivered_at !== null);
  expect(mails).toMatchObject([{ from: 'nao-responda@balcao.exemplo', to: ['helena@oficina.exemplo'] }]);
  expect(mails[0]!.text).toContain(`Message-ID: <balcao-${(await rows())[0]!.id}@balcao.exemplo>`);
  expect(mails[0]!.text).toContain('Subject: Sua senha foi alterada');
  expect(mails[0]!.text).toContain('Ol=C3=A1, Helena.');
});

it('a file goes with its mail', async () => {
  start();
  await send(message({ attachment: { name: 'retorno-000001.ret', base64: 'MDJSRVRPUk5P' } }));
  await until('the mail is delivered', async () => (await rows())[0]!.delivered_at !== null);
  expect(mails[0]!.text).toContain('filename=retorno-000001.ret');
  expect(mails[0]!.text).toContain('MDJSRVRPUk5P');
});

it('of two processes one delivers each', async () => {
  start();
  start();
  await send(...Array.from({ length: 30 }, (_, n) => message({ recipient: `pessoa${n}@oficina.exemplo` })));
  await until('all are delivered', async () => (await rows()).every((row) => row.delivered_at !== null));
  expect(mails.map(({ to }) => to[0]).sort()).toEqual([...new Set(mails.map(({ to }) => to[0]))].sort());
  expect(mails).toHaveLength(30);
});

it('what was rolled back never leaves; texts, calls and pushes stay in the outbox, and mails from before', async () => {
  await send(message({ subject: 'De antes' }));
  start();
  await store
    .transaction(async (trx) => {
      await sendMessages(trx, [message({ subject: 'Nunca' })]);
      throw new Error('refused');
    })
    .catch(() => undefined);
  await send(
    ...(['sms', 'call', 'push', 'whatsapp'] as const).map((channel) => message({ channel })),
    message({ subject: 'Esta' }),
  );
  await until('the mail is delivered', async () => (await rows()).some((row) => row.delivered_at !== null));
  expect((await rows()).map(({ due_at }) => due_at)).toEqual(Array.from({ length: 6 }, () => null));
  expect(mails.map(({ text }) => /Subject: (.*)\r/.exec(text)?.[1])).toEqual(['Esta']);
});

it('an address is one address and a subject one line, whatever is in them', async () => {
  start();
  await send(message({ recipient: 'a@x.exemplo, b@y.exemplo' }), message({ subject: 'Um\r\nBcc: b@y.exemplo' }));
  await until('both were tried', async () =>
    (await rows()).every((row) => row.delivered_at !== null || row.failure !== null),
  );
  expect(mails.flatMap(({ to }) => to)).not.toContain('b@y.exemplo');
  expect(mails.some(({ text }) => /^Bcc:/m.test(text))).toBe(false);
});

it('a server that is busy is asked again later; one that refuses for good is not', async () => {
  start();
  refusal = Object.assign(new Error('try again'), { responseCode: 451 });
  await send(message());
  await until('it was tried', async () => (await rows())[0]!.failure !== null);
  expect((await rows())[0]).toMatchObject({ tries: 1, delivered_at: null });
  refusal = undefined;
  await store.execute('update sandbox_messages set due_at = now()');
  await until('the mail is delivered', async () => (await rows())[0]!.delivered_at !== null);
  expect((await rows())[0]).toMatchObject({ tries: 2, failure: null });
  refusal = Object.assign(new Error('no such person'), { responseCode: 550 });
  await send(message());
  await until('it was given up', async () => (await rows())[1]!.failure !== null);
  expect((await rows())[1]).toMatchObject({ due_at: null, delivered_at: null });
  expect((await rows())[1]!.failure).toContain('no such person');
});

it('a server that is away keeps nothing from the next mail, nor from the end', async () => {
  start({ to: 'smtp://127.0.0.1:9' });
  await send(message());
  await until('it was tried', async () => (await rows())[0]!.failure !== null);
  expect((await rows())[0]!.due_at!.getTime()).toBeGreaterThan(Date.now());
});

it('where nobody reads the outbox, what was delivered is forgotten', async () => {
  start({ keep: false });
  await send(message());
  await until('it is gone', async () => (await rows()).length === 0);
  expect(mails).toHaveLength(1);
});

it('wants a sender with the server, and an address of one', () => {
  expect(() => readConfig({ SMTP_URL: url })).toThrow('BALCAO_MAIL_FROM: required with SMTP_URL');
  expect(() => readConfig({ SMTP_URL: 'http://x' })).toThrow('SMTP_URL');
  expect(() => settings(url)).not.toThrow();
});
