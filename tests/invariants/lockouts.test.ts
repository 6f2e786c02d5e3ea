import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpSecret } from '../../bff/src/demo/sign-ins';
import type { BankProcess, HttpCaller } from '../support/bank-process';
import { openLastingBank, type LastingBank } from '../support/lasting-bank';
import { answer } from '../support/sign';

/**
 * Wrong guesses are counted in the database: of 200 at once over two processes, only as many are checked as one after the other would be,
 * and a lock outlives the processes, which are killed and started again. On the embedded database there is one process.
 */
/** The authenticator library (TOTP), loaded from the packages of the BFF, as the tests have none. */
const { TOTP, Secret } = createRequire(new URL('../../bff/package.json', import.meta.url))('otpauth') as {
  TOTP: new (options: { secret: unknown }) => { generate: (at?: { timestamp: number }) => string };
  Secret: { fromBase32: (text: string) => unknown };
};
const authenticator = new TOTP({ secret: Secret.fromBase32(totpSecret(1)) });

const GUESSES = 200;
const PASSWORD = 'Balcao#2026';

let bank: LastingBank;
const processes = () => (bank.other ? [bank.process, bank.other] : [bank.process]);

beforeAll(async () => {
  bank = await openLastingBank();
  await bank.process.start();
  await bank.other?.start();
});
afterAll(() => bank.remove());

/** A caller of each process with the same session, as a session is valid in all processes. */
const everywhere = ({ cookie, accountId }: HttpCaller) => processes().map((one) => one.caller(cookie, accountId));

interface Told {
  status: number;
  json: any;
}
const tell = async (reply: Promise<Response>): Promise<Told> => {
  const one = await reply;
  return { status: one.status, json: await one.json().catch(() => null) };
};
const send = (by: HttpCaller, path: string, body: unknown) => tell(by.send('POST', `/bff${path}`, body));

/** The answers to GUESSES simultaneous guesses, sent to the callers in turn. */
const guess = (callers: HttpCaller[], one: (by: HttpCaller, n: number) => Promise<Told>) =>
  Promise.all(Array.from({ length: GUESSES }, (_, n) => one(callers[n % callers.length]!, n)));

const anonymous = (one: BankProcess) => one.caller('', 0);
const login = (by: HttpCaller, password: string) => send(by, '/auth/login', { login: 'suporte@balcao.demo', password });
const wordOf = async (by: HttpCaller, word: string) => {
  const challenge = await (await by.send('GET', '/bff/signature')).json();
  return { signature: answer(challenge, word) };
};
const START = '/google/authenticator/start';
const SMS = '/signature/redefine/code/validate';
const CHECK = '/google/authenticator/check';
/** A code that the authenticator shows at no time from ten minutes ago to ten minutes from now. */
const wrongCode = () => {
  const shown = Array.from({ length: 41 }, (_, n) =>
    authenticator.generate({ timestamp: Date.now() + (n - 20) * 30_000 }),
  );
  return Array.from({ length: 100 }, (_, n) => String(n).padStart(6, '0')).find((code) => !shown.includes(code))!;
};

describe(`of ${GUESSES} wrong guesses at once`, () => {
  let titular: HttpCaller;
  let careful: HttpCaller;
  let smsCode: string;

  beforeAll(async () => {
    titular = await bank.process.signIn('titular@balcao.demo');
    const body = { login: 'doisfatores@balcao.demo', password: PASSWORD, code: authenticator.generate() };
    const reply = await anonymous(bank.process).send('POST', '/bff/auth/login', body);
    const { session } = (await reply.json()) as { session: { currentAccount: { id: number } } };
    const cookie = reply.headers.getSetCookie().find((one) => one.startsWith('balcao='))!;
    careful = bank.process.caller(cookie.split(';')[0]!, session.currentAccount.id);
    expect((await titular.send('GET', '/bff/signature/redefine/start')).status).toBe(200);
    const sent = await fetch(`${bank.process.url}/sandbox/api/messages?size=20`);
    const { items } = (await sent.json()) as { items: { channel: string; body: string }[] };
    smsCode = /\d{6}/.exec(items.find(({ channel }) => channel === 'sms')!.body)![0];
  });

  it('five words of the signature are judged (SHELL-9-7)', async () => {
    const callers = everywhere(titular);
    const words = await Promise.all(Array.from({ length: GUESSES }, () => wordOf(titular, 'ERRAR')));
    const codes = (await guess(callers, (by, n) => send(by, START, words[n]))).map(({ json }) => json.code);
    expect(codes.filter((code) => code === '3000048')).toHaveLength(5);
    expect(codes.filter((code) => code === 'signature-blocked')).toHaveLength(GUESSES - 5);
  });

  it('three codes sent by SMS are judged (SHELL-5-18)', async () => {
    const code = smsCode === '000000' ? '000001' : '000000';
    const told = await guess(everywhere(titular), (by) => send(by, SMS, { code }));
    expect(told.filter(({ json }) => json.success === false)).toHaveLength(3);
    expect(told.filter(({ status }) => status === 429)).toHaveLength(GUESSES - 3);
  });

  it('three codes of the authenticator are judged', async () => {
    const code = wrongCode();
    const told = await guess(everywhere(careful), (by) => send(by, CHECK, { code }));
    expect(told.filter(({ json }) => json.status === 'NOK')).toHaveLength(3);
    expect(told.filter(({ json }) => json.status === 'BLOCKED')).toHaveLength(GUESSES - 3);
  });

  it('five passwords are judged', async () => {
    const told = await guess(processes().map(anonymous), (by) => login(by, 'errada'));
    expect(told.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(told.filter(({ status }) => status === 429)).toHaveLength(GUESSES - 5);
  });

  it('each of the four is still locked, for the right guess too, once every process was killed and another started', async () => {
    for (const one of processes()) await one.kill();
    // the locks are extended, so that they last however slowly the processes start
    await bank.inspect((store) =>
      store.execute(
        "update attempts set locked_until = locked_until + interval '1 hour' where locked_until is not null",
      ),
    );
    for (const one of processes()) await one.start();
    const person = everywhere(titular).at(-1)!;
    expect((await send(person, START, await wordOf(person, 'PLUMA'))).json.code).toBe('signature-blocked');
    expect((await send(person, SMS, { code: smsCode })).status).toBe(429);
    expect((await send(everywhere(careful).at(-1)!, CHECK, { code: authenticator.generate() })).json.status).toBe(
      'BLOCKED',
    );
    expect((await login(anonymous(processes().at(-1)!), PASSWORD)).json.code).toBe('locked');
  });
});
