import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBank, type SignedIn, type TestBank } from '../../../../tests/support/test-bank';

let bank: TestBank;
let iris: SignedIn;
let davi: SignedIn;
beforeAll(async () => {
  bank = await openTestBank({ BALCAO_JOBS: 'off' });
  iris = await bank.signIn('novidades@balcao.demo');
  davi = await bank.signIn('equipe@balcao.demo');
});
afterAll(() => bank.close());

const ads = async (who: SignedIn, query = {}) =>
  (await who.call('GET /notices/v2/ads', { query: { limit: 10, page: 1, order: 'asc', ...query } })).json;
const accept = (who: SignedIn, id: number) =>
  who.call('POST /notices/v3/ad/{id}/noticed', {
    params: { id },
    body: { accepted: true, accepted_at: '2026-11-23T09:00:00.123-03:00' },
  });
const delay = (who: SignedIn, id: number) => who.call('POST /notices/ad/{id}/noticed/delay', { params: { id } });
const lastId = (ref: string) => Number(ref.split('/').at(-1));

describe('terms and notices', () => {
  it('SHELL-3-27: the first whole, the others by their path', async () => {
    const { first, refs } = await ads(iris);
    expect(first.title).toBe('Atualizamos os termos de uso');
    expect(first.components).toContainEqual({ id: 'delay', value: 'Lembrar depois' });
    expect(refs).toHaveLength(1);
    const second = await iris.call('GET /notices/v2/ad/{id}', { params: { id: lastId(refs[0]) } });
    expect(second.json.title).toBe('Atendimento no feriado');
    expect((await ads(iris, { type: 'notice' })).first.title).toBe('Atendimento no feriado');
    expect((await ads(iris, { type: 'all' })).refs).toHaveLength(1);
  });

  it('SHELL-4.4-6: only an administrator accepts, once for the account', async () => {
    const { first, refs } = await ads(davi);
    expect((await accept(davi, first.id)).json.code).toBe('only-admin');
    const as = (role: string) =>
      bank.store.execute('update memberships set role = $1 where account_id = $2 and user_id = $3', [
        role,
        davi.accountId,
        davi.userId,
      ]);
    await as('support');
    expect((await accept(davi, first.id)).json.code).toBe('only-admin');
    await as('subuser');
    expect((await accept(iris, lastId(refs[0]))).json.code).toBe('not-a-term');
    expect((await accept(iris, first.id)).status).toBe(204);
    expect((await accept(iris, first.id)).status).toBe(204);
    expect((await ads(davi)).first.title).toBe('Atendimento no feriado');
    const { rows } = await bank.store.execute('select accepted_local from notices where accepted_at is not null');
    expect(rows).toEqual([{ accepted_local: '2026-11-23T09:00:00.123-03:00' }]);
  });

  it('SHELL-4.4-5: put off, it is back the next day, of that person alone', async () => {
    const { first } = await ads(davi);
    expect((await delay(davi, first.id)).status).toBe(204);
    expect((await ads(davi)).first).toBeNull();
    expect((await ads(iris)).first.id).toBe(first.id);
    await bank.store.execute('update bank_clock set offset_seconds = offset_seconds + 86500');
    expect((await ads(davi)).first.id).toBe(first.id);
  });

  it('is not there for another account', async () => {
    const other = await bank.signIn('multicontas@balcao.demo');
    const { first } = await ads(iris);
    expect([(await accept(other, first.id)).status, (await delay(other, first.id)).status]).toEqual([404, 404]);
    expect((await ads(other)).first).toBeNull();
  });
});

it('SHELL-7.4-1: terms by type', async () => {
  const all = (await iris.call('GET /terms-and-conditions')).json;
  expect(all).toHaveLength(4);
  for (const { type, version } of all)
    expect((await iris.call('GET /terms-and-conditions/{type}', { params: { type } })).json).toMatchObject({ version });
});
