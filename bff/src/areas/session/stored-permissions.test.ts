import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBank, type SignedIn, type TestBank } from '../../../../tests/support/test-bank';
import type { Ctx } from '../../core/area';
import { translatePermissions } from './permissions';

const TITULAR = 'titular@balcao.demo';

let bank: TestBank;
beforeAll(async () => {
  bank = await openTestBank({ BALCAO_JOBS: 'off' });
});
afterAll(() => bank.close());

describe('stored permission names', () => {
  const store = (who: SignedIn, grants: object) =>
    bank.store.db
      .updateTable('memberships')
      .set({ grants: JSON.stringify(grants) })
      .where('user_id', '=', who.userId)
      .where('account_id', '=', who.accountId)
      .execute();
  const held = async (who: SignedIn) =>
    Object.fromEntries(
      (await who.call('GET /user-permissions')).json.map((p: { id: string; enabled: boolean }) => [p.id, p.enabled]),
    );
  const CNAB = {
    cnab: false,
    'cnab:files-transmission:return-files': false,
    'cnab:files-transmission:manager': false,
    'cnab:files-transmission:layout-validator': false,
  };

  it("are brought up to date, what was said of today's name first, cnab added as disabled", async () => {
    const clerk = await bank.signIn('cobranca@balcao.demo');
    await store(clerk, { home: true, 'billing:emit': true, 'billing:customers': true, 'receive:customers': false });
    expect((await clerk.call('PUT /permissions/translate')).json).toEqual({ translated: 6 });
    expect(await held(clerk)).toEqual({ home: true, 'receive:do-charge': true, 'receive:customers': false, ...CNAB });
    expect((await clerk.call('PUT /permissions/translate')).json).toEqual({ translated: 0 });
  });

  it('leave cnab alone where any of it is there, and other areas where one is named', async () => {
    const clerk = await bank.signIn('cobranca@balcao.demo');
    await store(clerk, { 'billing:billets': true, 'cnab:files-transmission:manager': true });
    expect((await clerk.call('PUT /permissions/translate/{x}', { params: { x: 'cnab' } })).json).toEqual({
      translated: 0,
    });
    expect(await held(clerk)).toEqual({ 'billing:billets': true, 'cnab:files-transmission:manager': true });
    expect((await clerk.call('PUT /permissions/translate/{x}', { params: { x: 'receive' } })).json).toEqual({
      translated: 1,
    });
    expect(await held(clerk)).toEqual({ 'receive:management:billets': true, 'cnab:files-transmission:manager': true });
  });

  it('are of what is stored by then: a permission revoked since the call came stays revoked', async () => {
    const clerk = await bank.signIn('cobranca@balcao.demo');
    await store(clerk, { 'billing:emit': true, 'receive:reports': false });
    const { userId, accountId } = clerk;
    const grants = { 'billing:emit': true, 'receive:reports': true };
    await bank.store.transaction((trx) =>
      translatePermissions({ role: 'subuser', userId, accountId, grants, trx: () => trx } as unknown as Ctx),
    );
    expect(await held(clerk)).toMatchObject({ 'receive:do-charge': true, 'receive:reports': false });
  });

  it('are nothing to an administrator', async () => {
    expect((await (await bank.signIn(TITULAR)).call('PUT /permissions/translate')).json).toEqual({ translated: 0 });
  });
});
