import { TOTP, Secret } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBank, type Reply, type SignedIn, type TestBank } from '../../../../tests/support/test-bank';
import { ABSOLUTE_HOURS, IDLE_MINUTES } from '../../core/sessions';

const PASSWORD = 'Balcao#2026';
const TITULAR = 'titular@balcao.demo';

let bank: TestBank;
beforeAll(async () => {
  bank = await openTestBank({ BALCAO_JOBS: 'off' });
});
afterAll(() => bank.close());
beforeEach(async () => {
  await bank.store.execute('delete from attempts');
});

const login = (body: { login: string; password: string; code?: string }, headers?: Record<string, string>) =>
  bank.anonymous('POST /auth/login', { body, ...(headers ? { headers } : {}) });
const cookieOf = (reply: Reply): string => String(reply.headers['set-cookie'] ?? '').split(';')[0]!;
/** E-mail of the person who is signed in with a cookie; null: nobody. */
const nameOf = async (cookie: string): Promise<string | null> =>
  (await bank.anonymous('GET /auth/session', { headers: { cookie } })).json.session?.user.email ?? null;
const own = ({ token }: SignedIn): string => `balcao=${token}`;
const userOf = (email: string) =>
  bank.store.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

describe('login', () => {
  it('takes e-mail, CPF and the CNPJ of an account, however they are typed', async () => {
    const { cpf } = await userOf(TITULAR);
    const { document } = await bank.store.db
      .selectFrom('accounts as a')
      .innerJoin('memberships as m', 'm.account_id', 'a.id')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .select('a.document')
      .where('u.email', '=', TITULAR)
      .where('a.type', '=', 'PJ')
      .executeTakeFirstOrThrow();
    const typed = [
      ` ${TITULAR.toUpperCase()} `,
      cpf.replace(/(...)(...)(...)/, '$1.$2.$3-'),
      document.replace(/(..)(...)(...)(....)/, '$1.$2.$3/$4-'),
    ];
    for (const text of typed) {
      const reply = await login({ login: text, password: PASSWORD });
      expect([text, reply.status, reply.json.session?.user.email]).toEqual([text, 200, TITULAR]);
    }
    expect((await login({ login: document, password: PASSWORD })).json.session.currentAccount.account.document).toBe(
      document,
    );
  });

  it('keeps its cookie from scripts and other sites', async () => {
    const reply = await login({ login: TITULAR, password: PASSWORD });
    expect(String(reply.headers['set-cookie'])).toMatch(
      /^balcao=[\w-]{43,};(?=.*HttpOnly)(?=.*SameSite=Lax)(?=.*Path=\/)/,
    );
    const { rows } = await bank.store.execute('select token_hash from sessions');
    expect(rows.map((row) => String(row.token_hash))).not.toContain(cookieOf(reply).split('=')[1]);
  });

  it('says the same, in the same time, of a wrong password and of nobody', async () => {
    const took = { wrong: [] as number[], nobody: [] as number[] };
    const answers = new Set<string>();
    for (let i = 0; i < 4; i++)
      for (const [kind, who] of [
        ['wrong', TITULAR],
        ['nobody', `ninguem${i}@balcao.demo`],
      ] as const) {
        // CPU time, not elapsed time, which depends on how busy the machine is
        const started = process.cpuUsage();
        const reply = await login({ login: who, password: 'errada' });
        took[kind].push(process.cpuUsage(started).user);
        answers.add(`${reply.status} ${JSON.stringify(reply.json)}`);
      }
    expect(answers.size).toBe(1);
    expect([...answers][0]).toMatch(/^401 .*wrong-credentials/);
    // without verifying a password the CPU time would be a small part of this
    expect(Math.min(...took.nobody)).toBeGreaterThan(Math.min(...took.wrong) / 2);
  });

  it('locks after five wrong guesses, each time for longer', async () => {
    for (let i = 0; i < 5; i++) expect((await login({ login: TITULAR, password: 'errada' })).status).toBe(401);
    expect((await login({ login: TITULAR, password: PASSWORD })).json).toMatchObject({
      code: 'locked',
      error_description: expect.stringContaining('1 minuto'),
    });
    const waits: string[] = [];
    for (let i = 0; i < 3; i++) {
      await bank.store.execute("update attempts set locked_until = now() - interval '1 second'");
      expect((await login({ login: TITULAR, password: 'errada' })).status).toBe(401);
      const refused = await login({ login: TITULAR, password: PASSWORD });
      expect(refused.status).toBe(429);
      waits.push(/(\d+) minuto/.exec(refused.json.error_description)![1]!);
    }
    expect(waits).toEqual(['2', '4', '8']);
    await bank.store.execute("update attempts set locked_until = now() - interval '1 second'");
    expect((await login({ login: TITULAR, password: PASSWORD })).status).toBe(200);
    for (let i = 0; i < 4; i++) expect((await login({ login: TITULAR, password: 'errada' })).status).toBe(401);
    expect((await login({ login: TITULAR, password: PASSWORD })).status).toBe(200);
  });

  it('counts a person’s guesses over all their logins, and no lock tells whose logins they are', async () => {
    const { rows } = await bank.store.execute(`select cpf from users where email = '${TITULAR}'`);
    for (let i = 0; i < 5; i++) await login({ login: TITULAR, password: 'errada' });
    const other = await login({ login: rows[0].cpf as string, password: PASSWORD });
    const nobody = await login({ login: '12345678909', password: PASSWORD });
    expect([other.status, other.json]).toEqual([nobody.status, nobody.json]);
    expect(other.status).toBe(401);
  });

  it.each([TITULAR, 'ninguem@balcao.demo'])('judges five of 200 guesses at once for %s', async (who) => {
    const replies = await Promise.all(Array.from({ length: 200 }, () => login({ login: who, password: 'errada' })));
    const judged = replies.filter((reply) => reply.status === 401);
    expect(judged).toHaveLength(5);
    expect(replies.filter((reply) => reply.status === 429)).toHaveLength(195);
  });

  it('judges fifty wrong guesses of one address, spread over whomever; right ones are not counted', async () => {
    const guess = (i: number) => login({ login: `pessoa${i}@balcao.demo`, password: 'errada' });
    for (let i = 0; i < 49; i++) expect((await guess(i)).status).toBe(401);
    for (let i = 0; i < 3; i++) expect((await login({ login: TITULAR, password: PASSWORD })).status).toBe(200);
    expect((await guess(49)).status).toBe(401);
    expect((await guess(50)).json).toMatchObject({ code: 'locked' });
    expect((await login({ login: TITULAR, password: PASSWORD })).status).toBe(429);
  });

  it.each([
    ['1 hour', '0 minutes', 429, 'more of it lock the address'],
    ['3 hours', '0 minutes', 200, 'another begins with one'],
    ['3 hours', '1 minute', 429, 'the lock that runs is not shortened'],
  ])(
    '%s after the first of 60 wrong guesses of an address, locked for %s: then %i, as %s',
    async (ago, left, status) => {
      await login({ login: 'alguem@balcao.demo', password: 'errada' });
      await bank.store.execute(
        `update attempts set failures = 60, since = now() - $1::interval, locked_until = now() + $2::interval
      where key like 'address:%'`,
        [ago, left],
      );
      await login({ login: 'outrem@balcao.demo', password: 'errada' });
      expect((await login({ login: TITULAR, password: PASSWORD })).status).toBe(status);
    },
  );

  it('takes a code of the second factor once', async () => {
    const person = await userOf('doisfatores@balcao.demo');
    const credentials = { login: person.email, password: PASSWORD };
    const first = await login(credentials);
    expect([first.json, cookieOf(first)]).toEqual([{ codeRequired: true, session: null }, '']);
    expect((await login({ ...credentials, code: '000000' })).status).toBe(422);
    const code = new TOTP({ secret: Secret.fromBase32(person.totp_secret!) }).generate();
    const twice = await Promise.all([login({ ...credentials, code }), login({ ...credentials, code })]);
    expect(twice.map((reply) => reply.status).sort()).toEqual([200, 422]);
    expect((await login({ ...credentials, code })).status).toBe(422);
  });
});

describe('a session', () => {
  it('is replaced at login, account switch and logout: the old cookie is nobody', async () => {
    const before = cookieOf(await login({ login: TITULAR, password: PASSWORD }));
    const reply = await login({ login: TITULAR, password: PASSWORD }, { cookie: before });
    const after = cookieOf(reply);
    expect(after).not.toBe(before);
    expect([await nameOf(before), await nameOf(after)]).toEqual([null, TITULAR]);

    const { currentAccount, accounts } = reply.json.session as {
      currentAccount: { id: number };
      accounts: { id: number }[];
    };
    const other = accounts.find((entry) => entry.id !== currentAccount.id)!;
    const switched = await bank.anonymous('POST /auth/changeAccount', {
      body: { id: other.id },
      headers: { cookie: after },
    });
    const there = cookieOf(switched);
    expect(switched.json.session.currentAccount.id).toBe(other.id);
    expect(there).toMatch(/^balcao=[\w-]{43,}$/);
    expect(there).not.toBe(after);
    expect([await nameOf(after), await nameOf(there)]).toEqual([null, TITULAR]);

    const left = await bank.anonymous('POST /auth/logout', { headers: { cookie: there } });
    expect([left.status, cookieOf(left)]).toEqual([204, 'balcao=']);
    expect(await nameOf(there)).toBeNull();
  });

  it('does not live longer by switching', async () => {
    const owner = await bank.signIn(TITULAR);
    await bank.store.execute("update sessions set expires_at = now() + interval '5 minutes'");
    const { accounts } = (await bank.anonymous('GET /auth/session', { headers: { cookie: own(owner) } })).json
      .session as { accounts: { id: number }[] };
    const there = cookieOf(
      await owner.call('POST /auth/changeAccount', {
        body: { id: accounts.find((entry) => entry.id !== owner.accountId)!.id },
      }),
    );
    await bank.store.execute("update sessions set expires_at = expires_at - interval '6 minutes'");
    expect(await nameOf(there)).toBeNull();
  });

  it(`ends ${IDLE_MINUTES} minutes after the last request, and ${ABSOLUTE_HOURS} hours after it began`, async () => {
    expect([IDLE_MINUTES, ABSOLUTE_HOURS]).toEqual([30, 12]);
    const ago = (minutes: number) =>
      bank.store.execute(`update sessions set seen_at = now() - interval '${minutes} minutes'`);
    const owner = await bank.signIn(TITULAR);
    await ago(29);
    expect((await owner.call('GET /profile')).status).toBe(200);
    const { rows } = await bank.store.execute(
      "select max(seen_at) > now() - interval '1 minute' as fresh from sessions",
    );
    expect(rows[0].fresh).toBe(true);
    await ago(31);
    expect((await owner.call('GET /profile')).status).toBe(401);
    const again = await bank.signIn(TITULAR);
    await bank.store.execute("update sessions set expires_at = expires_at - interval '12 hours 1 second'");
    expect((await again.call('GET /profile')).status).toBe(401);
  });

  it('disconnects every other device of its user, and nobody else', async () => {
    await bank.store.execute('delete from sessions');
    const [here, phone, tablet, stranger] = [
      await bank.signIn(TITULAR),
      await bank.signIn(TITULAR),
      await bank.signIn(TITULAR),
      await bank.signIn('suporte@balcao.demo'),
    ];
    expect((await here.call('DELETE /profile/sessions')).json).toEqual({ disconnected: 2 });
    expect(await Promise.all([here, phone, tablet, stranger].map((one) => nameOf(own(one))))).toEqual([
      TITULAR,
      null,
      null,
      'suporte@balcao.demo',
    ]);
  });
});

it('preferences are stored, and only those that exist', async () => {
  const owner = await bank.signIn(TITULAR);
  expect((await owner.call('PUT /profile/preferences', { body: { theme: 'dark', fontSize: 12 } })).json).toEqual({
    theme: 'dark',
    fontSize: 12,
  });
  expect(
    (await bank.anonymous('GET /auth/session', { headers: { cookie: own(owner) } })).json.session.preferences,
  ).toEqual({ theme: 'dark', fontSize: 12 });
  for (const body of [
    { theme: 'pink', fontSize: 12 },
    { theme: 'dark', fontSize: 17 },
    { theme: 'dark', fontSize: 12, more: 1 },
  ])
    expect((await owner.call('PUT /profile/preferences', { body })).status).toBe(400);
  expect((await owner.call('GET /profile')).json.preferences).toEqual({ theme: 'dark', fontSize: 12 });
});
