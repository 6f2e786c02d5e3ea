import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MergedFields } from '@balcao/contract/customers-merge';
import { addCustomer, customerInput, detail, issue } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

const mergedFields = (given: Partial<MergedFields> = {}): MergedFields => {
  const { document: _document, personType: _personType, ...rest } = customerInput();
  return { ...rest, ...given };
};
const merge = (
  member: Member,
  survivor: number,
  ids: number[],
  given: Partial<MergedFields> = {},
  idempotencyKey?: string,
) =>
  member.call('POST /customers/merge', {
    body: { keep: survivor, ids, customer: mergedFields(given) },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });

describe('merge duplicates: who may be the same', () => {
  const sets = async (member: Member) =>
    (await member.call('POST /customers/duplicates', { body: {} })).json.items.map(({ same, customers }) => [
      same,
      customers.map((c) => c.name),
    ]);

  it('share an e-mail, a phone or the words of a name; what is deleted is not asked', async () => {
    const member = await bank.openAccount();
    const [first] = [
      await addCustomer(member, {
        name: 'Padaria São José Ltda',
        emails: ['contato@padaria.com'],
        phones: ['1132654321'],
      }),
      await addCustomer(member, { name: 'São José, PADARIA - ME', emails: ['contato@padaria.com'] }),
      await addCustomer(member, { name: 'Outra Firma', emails: [], phones: ['(11) 3265-4321'] }),
      await addCustomer(member, { name: 'Maria', emails: [] }),
      await addCustomer(member, { name: 'maria', emails: [] }),
    ];
    expect(await sets(member)).toEqual([
      [
        ['email', 'name'],
        ['Padaria São José Ltda', 'São José, PADARIA - ME'],
      ],
      [['phone'], ['Padaria São José Ltda', 'Outra Firma']],
    ]);
    await member.call('PUT /customers', { body: { ids: [first] } });
    expect(await sets(member)).toEqual([]);
  });

  it('what more than five share tells nothing', async () => {
    const member = await bank.openAccount();
    for (let n = 0; n < 6; n++)
      await addCustomer(member, { name: `Cliente ${n} Número`, emails: ['contador@exemplo.com'] });
    expect(await sets(member)).toEqual([]);
  });
});

describe('merge duplicates: one stays', () => {
  it('with its document, what was chosen, and the charges of all as they were issued', async () => {
    const member = await bank.openAccount();
    const [survivor, gone] = [
      await addCustomer(member, { name: 'Ana Lima' }),
      await addCustomer(member, { name: 'Ana S. Lima', customerCode: 'A-1' }),
    ];
    const goneDocument = (await member.call('GET /customer/{id}', { params: { id: gone } })).json.document;
    const [mine] = await issue(bank, member, [survivor]);
    const [theirs] = await issue(bank, member, [gone]);
    const { charge_histories: history } = await detail(member, theirs!);
    expect(history).not.toEqual([]);
    const preview = (await member.call('POST /customers/merge/preview', { body: { ids: [survivor, gone] } })).json
      .customers;
    expect(preview.map(({ name, charges, openValue }) => [name, charges, openValue])).toEqual([
      ['Ana Lima', 1, 10_000],
      ['Ana S. Lima', 1, 10_000],
    ]);

    const { status, json } = await merge(member, survivor, [survivor, gone], {
      name: 'Ana Souza Lima',
      customerCode: 'A-1',
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({ id: survivor, name: 'Ana Souza Lima', customerCode: 'A-1' });
    expect(json.document).not.toBe(goneDocument);
    expect((await member.call('GET /customer/{id}', { params: { id: gone } })).status).toBe(404);

    const list = (await member.call('GET /customers/{document}/transactions', { params: { document: json.document } }))
      .json;
    expect(list.items.map((row) => row.id)).toEqual([theirs, mine]);
    expect(
      (await member.call('GET /customers/{document}/statistics', { params: { document: json.document } })).json.open,
    ).toEqual({ count: 2, value: 20_000 });
    expect((await member.call('POST /customers/search', { body: { owing: 'open' } })).json.items).toMatchObject([
      { id: survivor, openCharges: 2, openValue: 20_000 },
    ]);
    for (const customer of [survivor, gone])
      expect((await member.call('POST /v2/charges/banking-billet/opened', { body: { customer } })).json.total).toBe(2);
    expect(await detail(member, theirs!)).toMatchObject({
      customer: { id: survivor, name: 'Ana S. Lima', document: goneDocument },
      charge_histories: history,
    });
    const { rows } = await bank.store.execute(
      `select target from audit_log where action = 'customer.merge' and account_id = $1`,
      [member.accountId],
    );
    expect(rows).toEqual([{ target: { ids: [survivor, gone] } }]);
  });

  it('of one that was made of two, the charges of all three; a document registered again takes none of them', async () => {
    const member = await bank.openAccount();
    const given = customerInput();
    const ids = [await addCustomer(member, given), await addCustomer(member), await addCustomer(member)] as const;
    for (const id of ids) await issue(bank, member, [id]);
    await merge(member, ids[1], [ids[0], ids[1]]);
    const { json } = await merge(member, ids[2], [ids[1], ids[2]]);
    const open = async (document: string) =>
      (await member.call('GET /customers/{document}/statistics', { params: { document } })).json.open.count;
    expect(await open(json.document)).toBe(3);
    expect(await open(given.document)).toBe(3);
    const anew = await addCustomer(member, given);
    expect([await open(json.document), await open(given.document)]).toEqual([3, 0]);
    await issue(bank, member, [anew]);
    expect([await open(json.document), await open(given.document)]).toEqual([3, 1]);
  });

  it('not where one of them was changed since they were read', async () => {
    const member = await bank.openAccount();
    const ids = [await addCustomer(member, { name: 'Uma' }), await addCustomer(member, { name: 'Outra' })];
    const read = async () => (await member.call('POST /customers/merge/preview', { body: { ids } })).json.customers;
    const asked = async (times: string[]) =>
      member.call('POST /customers/merge', {
        body: { keep: ids[0]!, ids, updated_at: times, customer: mergedFields({ name: 'Uma só' }) },
      });
    const timesOf = (found: Awaited<ReturnType<typeof read>>) =>
      ids.map((id) => found.find((one) => one.id === id)!.updated_at);
    const before = timesOf(await read());
    await bank.store.execute(
      `update customers set updated_at = updated_at + interval '1 second', note = 'nova' where id = $1`,
      [ids[1]],
    );
    const refused = await asked(before);
    expect([refused.status, refused.json]).toMatchObject([
      409,
      {
        code: 'changed',
        error_description: expect.stringContaining('cadastro de Outra foi alterado por outra pessoa'),
      },
    ]);
    expect((await asked([before[0]!, 'x'])).status).toBe(409);
    expect((await read()).map(({ note }) => note)).toEqual(['nova', null]);
    expect((await asked(timesOf(await read()))).status).toBe(200);
    expect(bank.live).toContainEqual({ accountId: member.accountId, topic: 'charges', type: 'updated', ids: [] });
  });

  it('once, however often it is asked', async () => {
    const member = await bank.openAccount();
    const ids = [await addCustomer(member), await addCustomer(member)];
    const key = randomUUID();
    const body = mergedFields({ name: 'Uma só' });
    const [first, again] = [await merge(member, ids[0]!, ids, body, key), await merge(member, ids[0]!, ids, body, key)];
    expect([first.status, again.status, again.json]).toEqual([200, 200, first.json]);
    expect((await merge(member, ids[0]!, ids)).status).toBe(404);
  });

  it('nothing is done where a field is at fault, one is missing, foreign, or none stays', async () => {
    const [member, other] = [await bank.openAccount(), await bank.openAccount()];
    const ids = [await addCustomer(member), await addCustomer(member)];
    const foreign = await addCustomer(other);
    expect(
      (await merge(member, ids[0]!, ids, { emails: ['x'], phones: ['1'] })).json.errors?.map((e) => e.field),
    ).toEqual(['phones.0', 'emails.0']);
    expect((await merge(member, ids[0]!, [ids[0]!, foreign])).status).toBe(404);
    expect((await merge(member, ids[0]!, [ids[0]!, 987_654])).status).toBe(404);
    expect((await merge(member, foreign, ids)).json.errors?.[0]?.field).toBe('keep');
    expect((await member.call('POST /customers/search', { body: {} })).json.total).toBe(2);
    expect((await member.call('POST /customers/merge/preview', { body: { ids: [ids[0]!, foreign] } })).status).toBe(
      404,
    );
  });
});
