import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fundAccount } from '../../../test/funded';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { callSigned } from '../../../../tests/support/sign';
import { verifyAudit } from '../../core/audit-chain';
import { unseal } from '../../core/sealed';
import { verifyLedger } from '../../ledger/ledger';
import { erasureRound } from './erasure';
import { STEPS } from './erase';

let bank: EmptyBank;
let owner: Member;
let clerk: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());
beforeEach(async () => {
  owner = await fundAccount(bank, 100_00);
  const { userId } = await bank.openAccount({ name: `Clara ${owner.accountId}` });
  // the clerk has no account of their own
  await query('delete from memberships where user_id = $1', userId);
  clerk = await bank.join(userId, owner.accountId, { role: 'subuser', grants: { registration: true } });
  for (const { userId: id } of [owner, clerk]) {
    await query(
      "insert into avatars (user_id, version, bytes, type, updated_at) values ($1, 'v', 'x', 'image/png', now())",
      id,
    );
    await query(
      `update users set avatar = '/a', cellphone = '11999990000', totp_secret = 'TOPSECRET', password_hash = 'HASHOFWORD'
       where id = $1`,
      id,
    );
    await query(
      `insert into notifications (account_id, user_id, type, content, params, created_at)
       values ($1, $2, 'new-device', 'Olá', '{}', now())`,
      owner.accountId,
      id,
    );
    await query(
      'insert into known_devices (user_id, token_hash, created_at) values ($1, $2, now())',
      id,
      `hash-of-${id}`,
    );
  }
  await query(
    `insert into night_times (account_id, begins, chosen_at, chosen_by, effective_at)
     select $1, '20:00', now(), name, now() from users where id = $2`,
    owner.accountId,
    clerk.userId,
  );
});

const query = async (text: string, ...values: unknown[]) => (await bank.store.execute(text, values)).rows;
const user = async ({ userId }: Member) => (await query('select * from users where id = $1', userId))[0];
const countOf = async (table: string, { userId }: Member) =>
  (await query(`select count(*)::int as n from ${table} where user_id = $1`, userId))[0].n;
const erase = async (who: Member) => {
  const { status, json } = await callSigned(who, 'POST /personal-data/erasure', { body: {} });
  expect(status).toBe(200);
  await bank.runJobs();
  return json.task as number;
};
const round = async () => {
  await bank.work((trx, tools) => erasureRound.run(trx, {}, tools, undefined));
  await bank.runJobs();
};
const fates = async (who: Member) =>
  Object.fromEntries((await who.call('GET /personal-data')).json.plan.map(({ basis, fate }) => [basis, fate]));
const requestOf = async ({ userId }: Member) =>
  (await query('select erased, ended_at from erasure_requests where user_id = $1', userId))[0];

describe('a copy of personal data', () => {
  it('has the person’s own rows, the picture and a PDF, and neither secrets nor another person', async () => {
    const { json } = await clerk.call('POST /personal-data/export', { body: {} });
    await bank.runJobs();
    const file = await clerk.call('GET /tasks/{id}/file', { params: { id: json.task } });
    expect(file.headers['content-type']).toBe('application/zip');
    const files = unzipSync(file.raw);
    const names = Object.keys(files);
    expect(names).toEqual(
      expect.arrayContaining([
        'LEIA-ME.txt',
        'meus-dados.pdf',
        'eliminacao.json',
        'dados/users.json',
        'fotos/avatars-1.png',
      ]),
    );
    const text = (name: string) => Buffer.from(files[name]!).toString();
    expect(text('meus-dados.pdf')).toMatch(/^%PDF/);
    const all = names
      .filter((name) => name.endsWith('.json'))
      .map(text)
      .join();
    const [me, other] = [await user(clerk), await user(owner)];
    expect(all).toContain(me.email);
    for (const secret of [
      'TOPSECRET',
      'HASHOFWORD',
      `hash-of-${clerk.userId}`,
      `passkey-${clerk.accountId}`,
      other.email,
      other.cpf,
    ])
      expect(all).not.toContain(secret);
    expect(JSON.parse(text('dados/notifications.json')).rows).toHaveLength(1);
    expect(
      await query("select content from notifications where user_id = $1 and type = 'personal-data'", clerk.userId),
    ).toHaveLength(1);
  });
});

describe('an erasure', () => {
  it('is signed', async () => {
    const { json } = await owner.call('POST /personal-data/erasure', { body: {} });
    expect(json.code).toBe('signature-required');
  });

  it('of the owner of an open account takes only what nothing needs, and stands', async () => {
    expect(await fates(owner)).toEqual({
      none: 'erased',
      access: 'kept',
      contract: 'kept',
      identification: 'kept',
      records: 'kept',
      audit: 'kept',
    });
    const before = await user(owner);
    const task = await erase(owner);
    expect(await user(owner)).toEqual({ ...before, avatar: null });
    expect([
      await countOf('avatars', owner),
      await countOf('known_devices', owner),
      await countOf('signatures', owner),
    ]).toEqual([0, 1, 1]);
    expect((await query('select status, done, total from tasks where id = $1', task))[0]).toEqual({
      status: 'done',
      done: STEPS.length,
      total: STEPS.length,
    });
    expect(await requestOf(owner)).toEqual({ erased: 'none', ended_at: null });
    await round();
    expect(await countOf('memberships', owner)).toBe(1);
    expect(await countOf('avatars', clerk)).toBe(1);
  });

  it('of a sub-user goes on when they are removed, and leaves nobody but in the audit log; chain and ledger hold', async () => {
    const { name, cpf, email } = await user(clerk);
    const ownerName = (await user(owner)).name;
    for (const [document, by] of [
      ['52998224725', name],
      ['11144477735', ownerName],
    ])
      await query(
        `insert into dunning_pauses (account_id, document, name, made_by, made_at)
         values ($1, $2, 'Cliente', $3, now())`,
        owner.accountId,
        document,
        by,
      );
    await erase(clerk);
    expect(await user(clerk)).toMatchObject({ name, cpf });
    const removed = await owner.call('DELETE /subuser/{id}', { params: { id: clerk.userId } });
    expect(removed.status).toBe(204);
    await round();
    const copies = `select chosen_by as name from night_times where account_id = $1
      union all select made_by from dunning_pauses where account_id = $1`;
    expect((await query(copies, owner.accountId)).map((row) => row.name).sort()).toEqual(
      ['Pessoa removida', 'Pessoa removida', ownerName].sort(),
    );
    expect(await user(clerk)).toMatchObject({
      name: 'Pessoa removida',
      nickname: 'Pessoa removida',
      cpf: `removido-${clerk.userId}`,
      email: `removido-${clerk.userId}@removido.invalid`,
      cellphone: '',
      avatar: null,
      totp_secret: null,
    });
    expect([await countOf('signatures', clerk), await countOf('notifications', clerk)]).toEqual([0, 0]);
    // access records are kept for half a year, and the request stands until then
    expect(await countOf('known_devices', clerk)).toBe(1);
    expect(await requestOf(clerk)).toMatchObject({ erased: 'none,contract,identification', ended_at: null });
    const [{ identity }] = await query('select identity from erased_people where user_id = $1', clerk.userId);
    expect(JSON.parse(unseal(identity))).toEqual({ name, cpf });
    expect(identity).not.toContain(cpf);
    expect(
      (
        await query(
          "select count(*)::int as n from audit_log where user_id = $1 and action = 'personal-data.erased'",
          clerk.userId,
        )
      )[0].n,
    ).toBe(2);
    expect((await verifyAudit(bank.store)).faults).toEqual([]);
    expect(await verifyLedger(bank.store.db)).toEqual([]);
    expect((await query('select 1 from users where email = $1', email)).length).toBe(0);
    // once more changes nothing
    const state = await query('select * from erased_people');
    await query("update erasure_requests set ran_on = '2020-01-01' where user_id = $1", clerk.userId);
    await query("update known_devices set created_at = now() - interval '7 months' where user_id = $1", clerk.userId);
    await query("update sessions set created_at = now() - interval '7 months' where user_id = $1", clerk.userId);
    await query(
      "update idempotency_keys set created_at = now() - interval '7 months' where user_id = $1",
      clerk.userId,
    );
    await query(
      "update signature_challenges set expires_at = now() - interval '7 months' where user_id = $1",
      clerk.userId,
    );
    await round();
    expect(await query('select * from erased_people')).toEqual(state);
    expect(await countOf('known_devices', clerk)).toBe(0);
    expect((await requestOf(clerk)).ended_at).not.toBeNull();
  });

  it('of who owned a closed account waits for the last day of its retention, and goes on the day after', async () => {
    await erase(owner);
    await query('update accounts set is_shutdown = true where id = $1', owner.accountId);
    await query(
      `insert into account_deletions (account_id, state, requested_at, requested_by, requested_name, due_on)
       values ($1, 'done', now(), $2, 'Ana', ((extract(year from now())::int - 10) || '-05-10')::date)`,
      owner.accountId,
      owner.userId,
    );
    await round();
    expect(await requestOf(owner)).toMatchObject({ erased: 'none,contract' });
    const { name } = await user(owner);
    expect(name).not.toBe('Pessoa removida');
    await query(
      "update account_deletions set due_on = due_on - interval '1 year' where account_id = $1",
      owner.accountId,
    );
    await round();
    expect((await user(owner)).name).toBe('Pessoa removida');
    expect(
      (await query('select requested_name from account_deletions where account_id = $1', owner.accountId))[0]
        .requested_name,
    ).toBe('Pessoa removida');
    expect((await verifyAudit(bank.store)).faults).toEqual([]);
  });
});

describe('a copy of a name in an account’s records', () => {
  it.each([
    ['is made anonymous', false, 'Pessoa removida'],
    ['stays where another member has the same name', true, 'as it was'],
  ])('%s', async (_, hasNamesake, outcome) => {
    const { name } = await user(clerk);
    if (hasNamesake) await query('update users set name = $1 where id = $2', name, owner.userId);
    await query(
      `insert into safe_contacts (account_id, created_by, document, name, pix_key_type, pix_key, created_at, active_at)
       values ($1, $2, '1', 'Fornecedor', 'email', 'a@b.com', now(), now())`,
      owner.accountId,
      name,
    );
    await erase(clerk);
    await owner.call('DELETE /subuser/{id}', { params: { id: clerk.userId } });
    await round();
    const [{ created_by }] = await query('select created_by from safe_contacts where account_id = $1', owner.accountId);
    expect(created_by).toBe(outcome === 'as it was' ? name : outcome);
  });
});
