import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openTestBank,
  type Caller,
  type Reply,
  type SignedIn,
  type TestBank,
} from '../../../../tests/support/test-bank';

const TITULAR = 'titular@balcao.demo';

let bank: TestBank;
beforeAll(async () => {
  bank = await openTestBank({ BALCAO_JOBS: 'off' });
});
afterAll(() => bank.close());

const cookieOf = (reply: Reply): string => String(reply.headers['set-cookie'] ?? '').split(';')[0]!;
/** E-mail of the person who is signed in with a cookie; null: nobody. */
const nameOf = async (cookie: string): Promise<string | null> =>
  (await bank.anonymous('GET /auth/session', { headers: { cookie } })).json.session?.user.email ?? null;
const own = ({ token }: SignedIn): string => `balcao=${token}`;

describe('the accounts of a login', () => {
  const MULTI = 'multicontas@balcao.demo';
  const entries = async (who: SignedIn): Promise<{ id: number; visible: 0 | 1; status: string }[]> =>
    (await bank.anonymous('GET /auth/session', { headers: { cookie: own(who) } })).json.session.accounts;
  const show = (call: Caller, all: { id: number }[], visible: number[]) =>
    call('PUT /profile/visible', {
      body: all.map(({ id }) => ({ accountId: id, visible: visible.includes(id) ? 1 : 0 })),
    });

  it('refuse the inactive one and those of others, and stay where they are', async () => {
    const owner = await bank.signIn(MULTI);
    const all = await entries(owner);
    const inactive = all.find((entry) => entry.status === 'inactive')!;
    const foreign = await bank.store.db
      .selectFrom('accounts')
      .select('id')
      .where(
        'id',
        'not in',
        all.map((entry) => entry.id),
      )
      .executeTakeFirstOrThrow();
    const refused = [
      await owner.call('POST /auth/changeAccount', { body: { id: inactive.id } }),
      await owner.call('POST /auth/changeAccount', { body: { id: foreign.id } }),
    ];
    expect(refused.map((reply) => [reply.status, reply.json.code, cookieOf(reply)])).toEqual([
      [403, 'inactive-account', ''],
      [404, 'not-found', ''],
    ]);
    expect(await nameOf(own(owner))).toBe(MULTI);
  });

  it('a foreign account among the visible ones is a missing one', async () => {
    const owner = await bank.signIn(TITULAR);
    const all = await entries(owner);
    const asked = (id: number) => show(owner.call, [...all, { id }], [all[0]!.id, id]);
    const { rows } = await bank.store.execute(
      `select id from accounts where id not in (${all.map(({ id }) => id).join(', ')}) limit 1`,
    );
    expect([(await asked(rows[0].id)).status, (await asked(9_999_999)).status]).toEqual([404, 404]);
  });

  it('are one to four visible', async () => {
    const owner = await bank.signIn(MULTI);
    const all = await entries(owner);
    const ids = all.map((entry) => entry.id);
    expect((await show(owner.call, all, ids.slice(0, 5))).json).toMatchObject({
      code: 'visible-max',
      error_description: 'O número máximo de contas visíveis é 4',
    });
    expect((await show(owner.call, all, [])).json.code).toBe('visible-min');
    expect(await entries(owner)).toEqual(all);
    for (const some of [ids.slice(2), ids.slice(0, 1)]) {
      expect((await show(owner.call, all, some)).status).toBe(204);
      expect((await entries(owner)).filter((entry) => entry.visible === 1).map((entry) => entry.id)).toEqual(some);
    }
    // a call that names one account counts the visibility of the others too
    expect((await owner.call('PUT /profile/visible', { body: [{ accountId: ids[0], visible: 0 }] })).json.code).toBe(
      'visible-min',
    );
  });
});
