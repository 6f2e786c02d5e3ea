import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCustomer, issue, pay } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { callSigned } from '../../../../tests/support/sign';
import { BANK, post } from '../../ledger/ledger';
import { accountDeletions } from './deletion';

let bank: EmptyBank;
let member: Member;

beforeAll(async () => {
  bank = await openEmptyBank();
});
beforeEach(async () => {
  member = await bank.openAccount();
});
afterAll(() => bank.close());

describe('the account’s data', () => {
  const body = {
    nickname: '  Oficina   do Grão ',
    email: 'Oi@Oficina.com.br',
    phone: '(11) 98765-4321',
    description: '',
    address: { street: 'Rua A', number: ' 10 ', city: 'São Paulo', state: 'SP', zipcode: '01310-100' },
  };

  it('change for every page of the account, as they are stored', async () => {
    const { status, json } = await member.call('PUT /account/update', { body });
    expect([status, json]).toMatchObject([
      200,
      {
        nickname: 'Oficina do Grão',
        email: 'oi@oficina.com.br',
        phone: '11987654321',
        address: { street: 'Rua A', number: '10', zipcode: '01310100' },
        bank: '364',
        agency: '0001',
      },
    ]);
    const { session } = (await member.call('GET /auth/session')).json;
    expect(session?.currentAccount.account.nickname).toBe('Oficina do Grão');
  });

  it.each([
    [{ nickname: ' \u200b ' }, 'nickname'],
    [{ email: 'oi' }, 'email'],
    [{ phone: '99' }, 'phone'],
    [{ address: { zipcode: '123' } }, 'address.zipcode'],
  ])('%j is refused at its field', async (given, field) => {
    const { status, json } = await member.call('PUT /account/update', { body: { ...body, ...given } });
    expect([status, json.errors?.map((error) => error.field)]).toEqual([422, [field]]);
  });
});

describe('AREAS-4-business-selection: the activity branch', () => {
  const choose = (body: { category: number; type?: string }) => member.call('PUT /account/activity-branch', { body });

  it('is one of twelve categories, the last typed', async () => {
    const { json } = await member.call('GET /account/activity-branch');
    expect(json.categories.map(({ value }) => value)).toEqual([...Array(12).keys()]);
    expect(json.categories.at(-1)!.label).toBe('Outros');
    expect(json.branch.category).toBeNull();
    expect((await choose({ category: 11, type: ' Apicultura ' })).json).toMatchObject({
      category: 11,
      type: 'Apicultura',
    });
    expect((await choose({ category: 0, type: 'padaria' })).json).toMatchObject({ category: 0, type: 'Padaria' });
  });

  it.each([
    [{ category: 11 }, 'Escreva o ramo com ao menos 3 letras'],
    [{ category: 11, type: '  a ' }, 'Escreva o ramo com ao menos 3 letras'],
    [{ category: 1, type: 'Padaria' }, 'Este ramo não é desta categoria'],
  ])('%j is refused', async (body, message) =>
    expect((await choose(body)).json.errors).toEqual([{ field: 'type', message }]),
  );

  it('AREAS-5: a search finds types whatever their accents, or nothing', async () => {
    const find = async (text: string) =>
      (await member.call('GET /account/activity-branch/types', { query: { text } })).json;
    expect(await find('PIZZ')).toEqual([{ name: 'Pizzaria', category: 0 }]);
    expect((await find('clinica')).map(({ name }) => name)).toEqual([
      'Clínica de estética',
      'Clínica médica',
      'Clínica veterinária',
    ]);
    expect(await find('apicultura')).toEqual([]);
  });
});

describe('deleting the account', () => {
  const look = async () => (await member.call('GET /account/delete')).json;
  const ask = (who = member) => callSigned(who, 'POST /account/delete');
  const turn = () => bank.work((trx, tools) => accountDeletions.run(trx, {}, tools, undefined));
  const credit = (key: string) =>
    bank.work((trx) =>
      post(trx, {
        key,
        kind: 'test',
        description: 'Depósito',
        at: new Date(),
        entries: [
          { accountId: BANK, kind: 'settlement', amount: -100 },
          { accountId: member.accountId, kind: 'available', amount: 100 },
        ],
      }),
    );
  const isShutdown = async () =>
    (await bank.store.execute('select is_shutdown from accounts where id = $1', [member.accountId])).rows[0]
      .is_shutdown;

  it('is done once its days are over, not before', async () => {
    expect(await look()).toMatchObject({ may: true, request: null, days: 7 });
    const { json } = await ask();
    expect(json).toMatchObject({ may: false, request: { state: 'pending' } });
    await bank.moveDays(6);
    await turn();
    expect(await isShutdown()).toBe(false);
    await bank.moveDays(1);
    await turn();
    expect(await isShutdown()).toBe(true);
  });

  it('is cancelled until then, and may be asked for again', async () => {
    await ask();
    expect((await ask()).status).toBe(409);
    const { json } = await member.call('DELETE /account/delete');
    expect(json).toMatchObject({ may: true, request: { state: 'cancelled' } });
    expect((await member.call('DELETE /account/delete')).status).toBe(422);
    await bank.moveDays(8);
    await turn();
    expect(await isShutdown()).toBe(false);
    expect((await ask()).status).toBe(200);
  });

  it('is refused with money, open charges or schedules in it, each named', async () => {
    const id = (
      await issue(bank, member, [await addCustomer(member)], { items: [{ name: 'x', amount: 1, value: 5000 }] })
    )[0]!;
    expect((await ask()).json.error_description).toBe('A conta não pode ser excluída: há 1 cobrança em aberto.');
    await pay(bank, member, id, 5000);
    expect((await ask()).json.error_description).toBe('A conta não pode ser excluída: há saldo de R$ 46,51.');
    expect((await look()).checks).toEqual([
      { key: 'balance', ok: false, count: 0, value: 4651 },
      { key: 'open-charges', ok: true, count: 0, value: 0 },
      { key: 'deposits', ok: true, count: 0, value: 0 },
      { key: 'schedules', ok: true, count: 0, value: 0 },
    ]);
  });

  it('is refused while a billet of its own deposits can still be paid', async () => {
    await member.call('POST /deposit', { body: { value: 12_000 } });
    expect((await look()).checks).toContainEqual({ key: 'deposits', ok: false, count: 1, value: 12_000 });
    const obstacle = 'A conta não pode ser excluída: há 1 boleto de depósito em aberto.';
    expect((await ask()).json.error_description).toBe(obstacle);
    await bank.moveDays(10);
    expect((await ask()).status).toBe(200);
  });

  it('is refused while a payment waits for its day, though no money is held for it yet', async () => {
    await bank.store.execute(
      `insert into money_operations (account_id, kind, protocol, amount, fee, counterpart, details, description,
         scheduled_for, state, signed_by, next_at, created_at)
       values ($1, 'ted', $2, 1000, 350, '{}', '{}', '', '2030-01-07', 'scheduled', $3, '2030-01-07T12:00:00Z', now())`,
      [member.accountId, `t${member.accountId}`, member.userId],
    );
    expect((await look()).checks).toContainEqual({ key: 'schedules', ok: false, count: 1, value: 1350 });
    expect((await ask()).json.error_description).toBe('A conta não pode ser excluída: há 1 pagamento agendado.');
  });

  it('what came in meanwhile refuses it, and says so', async () => {
    await ask();
    await credit('meanwhile');
    await bank.moveDays(7);
    await turn();
    expect(await isShutdown()).toBe(false);
    expect((await look()).request).toMatchObject({
      state: 'refused',
      reason: 'A conta não pode ser excluída: há saldo de R$ 1,00.',
    });
  });

  it('is signed', async () => {
    const { status } = await member.call('POST /account/delete', { body: {} });
    expect([status, (await look()).request]).toEqual([403, null]);
  });

  it('is for the administrator', async () => {
    const { userId } = await bank.openAccount();
    const clerk = await bank.join(userId, member.accountId, {
      role: 'subuser',
      grants: { 'settings:delete-account': true },
    });
    expect((await ask(clerk)).status).toBe(403);
  });
});
