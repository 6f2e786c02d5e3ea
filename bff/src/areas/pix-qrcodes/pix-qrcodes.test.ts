import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readQr } from '../../../test/papers';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addCustomer, detail, issue } from '../../../test/billets';
import { callSigned } from '../../../../tests/support/sign';
import { bankNow } from '../../core/clock';
import { receivePix } from '../../kits/money/pix/receive';
import { balanceOf } from '../../ledger/ledger';
import { parseBrCode } from '../../rails/pix/br-code';
import { sendIn, type Sent } from './incoming';

let bank: EmptyBank;
let member: Member;
let key: string;
beforeAll(async () => {
  bank = await openEmptyBank();
});
beforeEach(async () => {
  member = await bank.openAccount({ name: 'Café da Praça' });
  key = (await callSigned(member, 'POST /pix/key', { body: { type: 'random', key: '' } })).json.key.key;
});
afterAll(() => bank.close());

const make = (body: object, who = member) =>
  who.call('POST /pix/qrcodes', { body: { kind: 'static', key, ...body } as never });
const made = async (body: object) => (await make(body)).json;
const send = async (sent: Sent) => {
  const at = await bankNow(bank.store.db);
  return bank.work((trx, tools) => sendIn(trx, tools, sent, at));
};
const show = async (id: number) => (await member.call('GET /pix/qrcodes/{id}', { params: { id } })).json;
const balance = async () => (await balanceOf(bank.store.db, member.accountId)).balance;
const fault = (field: string, text: string) => ({
  answer: { errors: [{ field, message: expect.stringContaining(text) }] },
});

describe('a QR code', () => {
  it('static: says key, amount and message; is paid often, and says so', async () => {
    const code = await made({ amount: 1_990, description: 'Café e bolo' });
    expect(parseBrCode(code.payload)).toMatchObject({
      ok: true,
      code: { kind: 'static', key, amount: 1_990, txid: code.txid, merchantName: 'Cafe da Praca' },
    });
    expect(code.image).toMatch(/^data:image\/png;base64,/);
    await send({ code: code.payload });
    await send({ code: code.payload });
    expect(await show(code.id)).toMatchObject({
      state: 'active',
      received: { count: 2, amount: 3_980, name: 'Ana Beatriz Moura' },
    });
    expect(await balance()).toBe(3_980);
    expect(bank.live.filter(({ topic, ids }) => topic === 'pix-qrcodes' && ids[0] === code.id)).not.toEqual([]);
  });

  it.each(['static', 'dynamic'] as const)(
    '%s: of a name and a city without Latin letters is made all the same',
    async (kind) => {
      await bank.store.execute('update accounts set nickname = $1, address = $2 where id = $3', [
        '株式会社 🍣',
        JSON.stringify({ city: '東京' }),
        member.accountId,
      ]);
      const body = { kind, key, amount: 100 };
      const carried = { merchantName: 'RECEBEDOR', merchantCity: 'BRASIL' };
      expect(parseBrCode((await made(body)).payload)).toMatchObject({ ok: true, code: carried });
      const { json } = await member.call('POST /pix/qrcodes/preview', { body });
      expect(json).toMatchObject({ name: 'RECEBEDOR', city: 'BRASIL' });
    },
  );

  it('static without amount takes what the payer types', async () => {
    const code = await made({});
    await expect(send({ code: code.payload })).rejects.toMatchObject(fault('amount', 'Informe o valor'));
    await send({ code: code.payload, amount: 321 });
    expect(await balance()).toBe(321);
  });

  it('dynamic: is paid once, by its amount, until it expires', async () => {
    const code = await made({ kind: 'dynamic', amount: 5_000, expires_in: 3600 });
    expect(code.txid).toMatch(/^[0-9a-z]{26,35}$/i);
    await expect(send({ code: code.payload, amount: 1 })).rejects.toMatchObject(fault('amount', 'fixa outro valor'));
    await send({ code: code.payload });
    expect((await show(code.id)).state).toBe('paid');
    await expect(send({ code: code.payload })).rejects.toMatchObject(fault('code', 'já foi pago'));
    // a second payment, which two banks may send simultaneously, is credited and waits to be reconciled
    const credits = async () => (await member.call('POST /reconciliation/search', { body: {} })).json.items;
    await issue(bank, member, [await addCustomer(member)]);
    expect(await credits()).toEqual([]);
    const payer = { name: 'Ana', document: null, ispb: '18236120', bank: 'Nubank' };
    const { accountId } = member;
    const again = {
      accountId,
      endToEnd: 'E1',
      txid: code.txid,
      amount: 5_000,
      payer,
      at: await bankNow(bank.store.db),
    };
    await bank.work((trx, tools) => receivePix(trx, tools, again));
    expect(await credits()).toMatchObject([{ amount: 5_000, source: 'pix' }]);
    const late = await made({ kind: 'dynamic', amount: 700, expires_in: 60 });
    await bank.moveDays(1);
    expect((await show(late.id)).state).toBe('expired');
    await expect(send({ code: late.payload })).rejects.toMatchObject(fault('code', 'expirou'));
  });

  it('refuses R$ 0,00, a dynamic one without amount, and keys that are not the account’s, at the field', async () => {
    const other = await bank.openAccount();
    const errors = async (body: object, who = member) =>
      ((await make(body, who)).json as { errors?: { field: string }[] }).errors?.map(({ field }) => field);
    expect(await errors({ amount: 0 })).toEqual(['amount']);
    expect(await errors({ kind: 'dynamic' })).toEqual(['amount']);
    expect(await errors({}, other)).toEqual(['key']);
    expect(await errors({ key: 'x' })).toEqual(['key']);
    expect(await errors({ expires_in: 60 })).toEqual(['expires_in']);
    // 73 characters of key and text: a random key has 36
    expect(await errors({ description: 'x'.repeat(38) })).toEqual(['description']);
    expect(await errors({ description: 'x'.repeat(37) })).toBeUndefined();
    expect(await errors({ kind: 'dynamic', amount: 100, description: 'x'.repeat(38) })).toBeUndefined();
  });

  it('whose key is gone says so and takes nothing', async () => {
    const code = await made({ amount: 100 });
    const { keys } = (await member.call('GET /pix/keys', {})).json;
    await callSigned(member, 'DELETE /pix/keys/{id}', { params: { id: keys[0]!.id }, body: { key } });
    expect((await show(code.id)).state).toBe('off');
    await expect(send({ code: code.payload })).rejects.toMatchObject(fault('key', 'nenhuma conta'));
  });

  it('is shared by text and picture, and is its account’s alone', async () => {
    const { id, payload } = await made({ amount: 4_500 });
    const share = await member.call('GET /pix/share-whatsapp/{id}', { params: { id } });
    expect(decodeURIComponent(share.json.url)).toContain(payload);
    const png = await member.call('GET /pix/qrcodes/{id}/png', { params: { id } });
    expect(await readQr(png.raw)).toBe(payload);
    const other = await bank.openAccount();
    const foreign = await other.call('GET /pix/share-whatsapp/{id}', { params: { id } });
    expect([foreign.status, foreign.json]).toMatchObject([404, { silent: true }]);
    const found = async (paid: 'yes' | 'no') =>
      (await member.call('POST /pix/qrcodes/search', { body: { paid } })).json.items.map((one) => one.id);
    expect([await found('no'), await found('yes')]).toEqual([[id], []]);
    await send({ code: payload });
    expect([await found('no'), await found('yes')]).toEqual([[], [id]]);
  });

  it('that was changed or cut is refused', async () => {
    const { payload } = await made({ amount: 100 });
    const cut = payload.slice(0, -10);
    await expect(send({ code: cut })).rejects.toMatchObject(fault('code', 'incompleto'));
    const last = payload.endsWith('0') ? '1' : '0';
    await expect(send({ code: payload.slice(0, -1) + last })).rejects.toMatchObject(fault('code', 'não confere'));
  });
});

describe("a Pix with a billet's txid", () => {
  it('of less than is due pays no billet: it is credited, and waits to be reconciled', async () => {
    const customer = await addCustomer(member);
    const [id] = await issue(bank, member, [customer]);
    const txid = 'b'.repeat(32);
    await bank.store.db.updateTable('charges').set({ txid }).where('id', '=', id!).execute();
    const before = await balance();
    const cent = {
      accountId: member.accountId,
      endToEnd: `E18236120202611231201${'b'.repeat(11)}`,
      txid,
      amount: 1,
      payer: { name: 'Ana', document: null, ispb: '18236120', bank: 'Nubank' },
      at: await bankNow(bank.store.db),
    };
    expect((await bank.work((trx, tools) => receivePix(trx, tools, cent)))?.charge_id).toBeNull();
    expect((await detail(member, id!)).status).not.toBe('paid');
    expect(await balance()).toBe(before + 1);
    const inbox = await member.call('POST /reconciliation/search', { body: { text: 'ana' } });
    expect(inbox.json.items).toMatchObject([{ amount: 1, source: 'pix' }]);
  });

  it('pays that billet, once', async () => {
    const customer = await addCustomer(member);
    const [id] = await issue(bank, member, [customer]);
    const billet = await detail(member, id!);
    const at = await bankNow(bank.store.db);
    const charge = await bank.store.db
      .selectFrom('charges')
      .select(['txid', 'value'])
      .where('id', '=', id!)
      .executeTakeFirstOrThrow();
    const txid = charge.txid ?? 'a'.repeat(32);
    await bank.store.db.updateTable('charges').set({ txid }).where('id', '=', id!).execute();
    const event = {
      accountId: member.accountId,
      endToEnd: `E18236120202611231200${'a'.repeat(11)}`,
      txid,
      amount: billet.value,
      payer: { name: 'Ana', document: null, ispb: '18236120', bank: 'Nubank' },
      at,
    };
    const [first, second] = [
      await bank.work((trx, tools) => receivePix(trx, tools, event)),
      await bank.work((trx, tools) => receivePix(trx, tools, event)),
    ];
    expect([first?.charge_id, second]).toEqual([id, null]);
    expect((await detail(member, id!)).status).toBe('paid');
    expect(await balance()).toBeLessThanOrEqual(billet.value);
    expect(await balance()).toBeGreaterThan(0);
  });
});
