import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { isCnpj } from '../../core/documents';
import { FAULT_BY_ROOT } from '../../rails/registry/sandbox';
import { openTestBank, type SignedIn, type TestBank } from '../../../../tests/support/test-bank';

let bank: TestBank;
let iris: SignedIn;
let terms: Record<string, { name: string; type: string; version: string }>;
beforeAll(async () => {
  bank = await openTestBank({ BALCAO_JOBS: 'off' });
  iris = await bank.signIn('novidades@balcao.demo');
  const texts = (await iris.call('GET /terms-and-conditions')).json;
  terms = Object.fromEntries(
    texts.map(({ name, type, version }: { name: string; type: string; version: string }) => [
      type,
      { name, type, version },
    ]),
  );
});
afterAll(() => bank.close());
beforeEach(() => bank.store.execute('delete from attempts'));

/** A valid CNPJ with `mark` as its seventh and eighth characters. */
function cnpjOf(mark: string, lead = '123456'): string {
  for (let check = 0; check < 100; check++) {
    const cnpj = `${lead}${mark}0001${String(check).padStart(2, '0')}`;
    if (isCnpj(cnpj)) return cnpj;
  }
  throw new Error('no check digits fit');
}
const TYPES = { you: 'voce', pro: 'pro', corporation: 'empresas' } as const;
const consents = (modality: keyof typeof TYPES) => ({
  term_of_use: terms[`termos-modalidade-para-${TYPES[modality]}`],
  privacy_policy: terms['politica-de-privacidade'],
});
const open = (who: SignedIn, modality: keyof typeof TYPES, more: object = {}) =>
  who.call('POST /v3/account', {
    body: {
      password: 'Balcao#2026',
      modality,
      consents: consents(modality),
      user_reading_at: '2026-11-23T09:00:00.000-03:00',
      ...more,
    },
  });
const company = (cnpj: string) => ({
  cnpj,
  occupation: 0,
  occupation_type: 'Padaria',
  average_monthly_revenue: 2,
  phone_number: '(34) 3232-1010',
});
const faults = ({ json }: { json: any }) => (json.errors ?? []).map(({ field }: { field: string }) => field);

describe('SHELL-4.8: opening an account', () => {
  it('you: usable at once, with its own lists and its presentation; one of a person', async () => {
    const { account } = (await open(iris, 'you')).json;
    expect(account.account_number).toMatch(/^\d{6}-[\dX]$/);
    const own = await bank.signIn('novidades@balcao.demo', account.id);
    expect((await own.call('GET /account/balance')).json).toEqual({ balanceAvailable: 0 });
    // SHELL-1-9: charging, and so its customers, is of a business account
    expect((await own.call('POST /customers/search', { body: {} })).status).toBe(403);
    expect((await own.call('GET /onboardings')).json).toMatchObject([{ onboardingName: 'modality_you' }]);
    expect((await open(iris, 'you')).json.code).toBe('modality-taken');
  });

  it('SHELL-8-9: a wrong password is told by its code, and five lock', async () => {
    for (let i = 0; i < 5; i++)
      expect((await open(iris, 'pro', { password: 'errada' })).json.refusal).toEqual({
        code: '3000010',
        message: 'Credenciais inválidas',
      });
    expect((await open(iris, 'pro')).json.account).toBeNull();
  });

  it('pro: an occupation; Outros must be typed; consents in force', async () => {
    expect(faults(await open(iris, 'pro'))).toEqual(['occupation']);
    expect(faults(await open(iris, 'pro', { occupation: 11, occupation_type: ' ' }))).toEqual(['occupation_type']);
    expect(faults(await open(iris, 'pro', { occupation: 0, consents: consents('you') }))).toEqual(['consents']);
    expect((await open(iris, 'pro', { occupation: 11, occupation_type: 'Ilustração' })).json.account.nickname).toBe(
      'Iris Campos',
    );
  });

  it.each(Object.entries(FAULT_BY_ROOT))('SHELL-8-10, 8-11: the registry says of …%s… %s', async (mark, fault) => {
    const reply = await open(iris, 'corporation', company(cnpjOf(mark)));
    expect([reply.status, reply.json.code]).toEqual([422, fault]);
  });

  it('corporation: a valid CNPJ in order, once', async () => {
    expect(faults(await open(iris, 'corporation', company('12345678000100')))).toEqual(['cnpj']);
    expect(faults(await open(iris, 'corporation', { ...company(cnpjOf('01')), phone_number: '' }))).toEqual([
      'phone_number',
    ]);
    const { account } = (await open(iris, 'corporation', company(cnpjOf('01')))).json;
    expect(account.nickname).toMatch(/^Empresa/);
    const own = await bank.signIn('novidades@balcao.demo', account.id);
    // SHELL-5-26: billets show the phone that was given when the account was opened
    expect((await own.call('GET /billing-settings/display')).json.display.phone).toBe('3432321010');
    // from the company's own account too
    for (const who of [iris, own])
      expect((await open(who, 'corporation', company(cnpjOf('01')))).json.code).toBe('company-taken');
    const stats = (await iris.call('GET /accounts/stats/v2')).json;
    expect(stats).toMatchObject({ total: 4, visible: 4, modality: { you: 1, pro: 2, corporation: 1 } });
    expect((await iris.call('GET /v2/document/accounts')).json).toHaveLength(2);
  });

  it('two at once open one', async () => {
    const caio = await bank.signIn('multicontas@balcao.demo');
    const replies = await Promise.all([open(caio, 'you'), open(caio, 'you')]);
    expect(replies.filter(({ json }) => json.account).length).toBe(1);
  });

  it('two people at once open one for a company', async () => {
    const people = [await bank.signIn('multicontas@balcao.demo'), iris];
    const replies = await Promise.all(people.map((who) => open(who, 'corporation', company(cnpjOf('03')))));
    expect(replies.map(({ json }) => json.code ?? 'opened').toSorted()).toEqual(['company-taken', 'opened']);
  });

  it('SHELL-8-11: a document of the company goes with a ticket', async () => {
    const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const send = (cnpj: string) =>
      iris.call('POST /v3/account/owner-document', { query: { cnpj, reason: 'Não confere' }, body: picture });
    expect(faults(await send('1'))).toEqual(['cnpj']);
    const { ticket } = (await send(cnpjOf('86'))).json;
    expect((await iris.call('GET /ticket/{id}', { params: { id: ticket } })).json.message).toContain('Não confere');
  });
});

describe('SHELL-4.8-18: an upgrade', () => {
  const personal = async (email: string) => {
    const held = (await (await bank.signIn(email)).call('GET /v2/document/accounts')).json;
    return bank.signIn(email, held.find((one: { modality: string }) => one.modality === 'you').id);
  };

  it('is refused where the holder has an account of the modality already', async () => {
    const own = await personal('novidades@balcao.demo');
    const body = { modality: 'pro' as const, occupation: 2, consents: consents('pro') };
    expect((await own.call('PATCH /account/modality/upgrade', { body })).json.code).toBe('modality-taken');
  });

  it('goes up only, for good; of a company by its CNPJ', async () => {
    const own = await personal('multicontas@balcao.demo');
    const up = (modality: string, more: object = {}) =>
      own.call('PATCH /account/modality/upgrade', { body: { modality, occupation: 2, ...more } });
    // SHELL-1-9: a personal account cannot issue charges, a business account can
    const asked = () => own.call('GET /charges/conditions');
    const listed = async () =>
      (await own.call('GET /user-permissions')).json.find(({ id }: { id: string }) => id === 'receive:do-charge');
    expect([(await asked()).status, await listed()]).toEqual([403, undefined]);
    expect(faults(await up('pro'))).toEqual(['consents']);
    expect((await up('pro', { consents: consents('pro') })).json).toEqual({ modality: 'pro' });
    expect([(await asked()).status, (await listed()).enabled]).toEqual([200, true]);
    expect((await up('pro', { consents: consents('pro') })).json.code).toBe('not-an-upgrade');
    expect(faults(await up('corporation'))).toEqual(['cnpj']);
    expect((await up('corporation', { cnpj: cnpjOf('02') })).json).toEqual({ modality: 'corporation' });
    expect((await up('pro', { consents: consents('pro') })).status).toBe(409);
  });
});
