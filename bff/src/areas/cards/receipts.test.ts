import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSigned } from '../../../../tests/support/sign';
import { buy, openCard, openCardHolder } from '../../../test/issued-cards';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { bankNow } from '../../core/clock';
import { clear, refund, reverse } from './purchases';

const JPEG = await sharp({ create: { width: 30, height: 40, channels: 3, background: 'white' } })
  .jpeg()
  .toBuffer();
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\ntrailer\n%%EOF\n');

let bank: EmptyBank;
let admin: Member;
/** Two who only hold cards, and one who reads the invoices. */
let ana: Member;
let bia: Member;
let reader: Member;
let hers: { id: number; key: string };
let his: { id: number; key: string };

beforeAll(async () => {
  bank = await openEmptyBank();
  admin = await openCardHolder(bank);
  await openCard(bank, admin);
  const sub = async (grants: Record<string, boolean>) =>
    bank.join((await bank.openAccount()).userId, admin.accountId, { role: 'subuser', grants });
  [ana, bia] = [await sub({ 'cards:held': true }), await sub({ 'cards:held': true })];
  reader = await sub({ 'cards:multiple:my-invoices': true });
  hers = await made({ supplier: 'Frete', holder: ana.userId });
  his = await made({ supplier: 'Nuvem', holder: bia.userId });
});
afterAll(() => bank.close());

const make = (body: object) =>
  callSigned(admin, 'POST /supplier-cards', { body: { supplier: 'Nuvem', monthLimit: 20_000, ...body } as never });
async function made(body: object) {
  const { id } = (await make(body)).json.card;
  const { issuer_key: key } = await bank.store.db
    .selectFrom('cards')
    .select('issuer_key')
    .where('account_id', '=', admin.accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, key };
}
const search = async (who: Member, body: object = {}) =>
  (await who.call('POST /supplier-purchases/search', { body })).json;
const send = (who: Member, id: number, body: Uint8Array = JPEG) =>
  who.call('POST /supplier-purchases/{id}/receipt', { params: { id }, body });
const read = (who: Member, id: number) => who.call('GET /supplier-purchases/{id}/receipt', { params: { id } });
const hearNetwork = async (work: typeof clear | typeof reverse | typeof refund, networkKey: string, amount: number) => {
  const told = { networkKey, eventKey: randomUUID(), amount, at: await bankNow(bank.store.db) };
  return bank.work<number | boolean>((trx, tools) => work(trx, tools, told));
};
/** What was bought with a card, as its holder sees it. */
async function bought(who: Member, card: { key: string }, amount: number, merchant: string) {
  const { networkKey } = await buy(bank, card, amount, { merchant });
  const { id } = (await search(who)).items.find((one) => one.merchant === merchant)!;
  return { id, networkKey };
}
const asked = async (who: Member) => {
  const { rows } = await sql<{ content: string; url: string }>`select content, params->>'url' as url from notifications
    where account_id = ${who.accountId} and user_id = ${who.userId} and content like 'Envie o comprovante%' order by id`.execute(
    bank.store.db,
  );
  return rows;
};

describe('a card that a sub-user holds (issue 37.6)', () => {
  it('is the only one that they see, with what it bought, and no other call of cards is theirs', async () => {
    await bought(ana, hers, 1_000, 'Transportadora');
    await bought(bia, his, 2_000, 'Hospedagem');
    const seen = async (who: Member) => (await who.call('GET /supplier-cards')).json.items.map(({ card }) => card.id);
    expect([await seen(ana), await seen(bia)]).toEqual([[hers.id], [his.id]]);
    expect((await seen(admin)).sort()).toEqual([hers.id, his.id].sort());
    const shops = async (who: Member) => (await search(who)).items.map(({ merchant }) => merchant);
    expect([await shops(ana), await shops(bia)]).toEqual([['Transportadora'], ['Hospedagem']]);
    expect(await shops(admin)).toEqual(['Hospedagem', 'Transportadora']);
    const { status } = await ana.call('GET /account-baas/{id}/cards', { params: { id: admin.accountId } });
    expect([status, (await ana.call('GET /supplier-cards/holders')).status]).toEqual([403, 403]);
    expect((await callSigned(ana, 'POST /supplier-cards', { body: { supplier: 'X', monthLimit: 9_000 } })).status).toBe(
      403,
    );
  });

  it('shows its number to who holds it alone', async () => {
    const reveal = async (who: Member, cardId: number) =>
      callSigned(who, 'POST /v2/physical-cards/details', {
        body: { token: (await who.call('GET /physical-cards/access-jwt')).json.token, cardId },
      });
    expect((await reveal(ana, hers.id)).json.number).toMatch(/^\d{16}$/);
    expect((await reveal(ana, his.id)).status).toBe(404);
  });

  it('goes from hand to hand, to users of the account who may hold one', async () => {
    const { json } = await admin.call('GET /supplier-cards/holders');
    expect(json.items.map(({ id }) => id).sort()).toEqual([admin.userId, ana.userId, bia.userId].sort());
    const stranger = await bank.openAccount();
    for (const holder of [stranger.userId, reader.userId]) {
      const { status, json: refused } = await make({ holder });
      expect([status, refused.errors?.[0]?.field]).toEqual([422, 'holder']);
    }
    const card = await made({ supplier: 'Café', holder: ana.userId });
    const change = (holder: number | null) =>
      callSigned(admin, 'PUT /supplier-cards/{id}', { params: { id: card.id }, body: { monthLimit: 20_000, holder } });
    expect((await change(bia.userId)).json.holder).toMatchObject({ id: bia.userId });
    expect((await ana.call('GET /supplier-cards')).json.items.map((one) => one.card.id)).not.toContain(card.id);
    expect((await change(reader.userId)).json.errors![0]!.field).toBe('holder');
    expect((await change(null)).json.holder).toBeNull();
  });
});

describe('the receipt of a purchase (issue 37.6)', () => {
  it('is asked of who holds the card, and is missing until it is sent', async () => {
    const { id, networkKey } = await bought(ana, hers, 3_000, 'Posto Sul');
    const last = (await asked(ana)).at(-1);
    expect(last).toMatchObject({ url: `/cartoes/multiplo/fornecedores/compras/${id}/comprovante` });
    expect(last!.content.replaceAll('\u00a0', ' ')).toBe('Envie o comprovante da compra de R$ 30,00 em Posto Sul.');
    expect((await asked(bia)).some(({ url }) => url === last!.url)).toBe(false);
    expect((await search(ana, { receipt: 'missing' })).items.map((one) => one.id)).toContain(id);
    await hearNetwork(clear, networkKey, 3_000);
    expect((await send(ana, id)).json).toMatchObject({ id, receipt: 'sent' });
    expect((await search(ana, { receipt: 'missing' })).items.map((one) => one.id)).not.toContain(id);
    expect((await search(ana, { receipt: 'sent' })).items.map((one) => one.id)).toEqual([id]);
  });

  it('is shown at the line of the invoice to who reads invoices, replaced as often as sent', async () => {
    const { period } = (await reader.call('POST /card-invoices/search', { body: {} })).json.items[0]!;
    const lines = async () =>
      (await reader.call('POST /card-invoices/{period}/transactions', { params: { period }, body: {} })).json.items;
    const line = (await lines()).find(({ description }) => description === 'Posto Sul')!;
    expect(line.receipt).toBe('sent');
    const first = await read(reader, line.purchase!);
    expect([first.status, first.headers['content-type']]).toEqual([200, 'image/jpeg']);
    await send(ana, line.purchase!, PDF);
    expect((await read(ana, line.purchase!)).raw).toEqual(PDF);
    const { networkKey } = await bought(ana, hers, 500, 'Pedágio');
    await hearNetwork(clear, networkKey, 500);
    expect((await lines()).find(({ description }) => description === 'Pedágio')!.receipt).toBe('missing');
  });

  it('is neither read nor sent by another holder or another account', async () => {
    const { id } = await bought(ana, hers, 700, 'Borracharia');
    await send(ana, id);
    const other = await openCardHolder(bank);
    for (const who of [bia, other])
      expect([(await read(who, id)).status, (await send(who, id)).status]).toEqual([404, 404]);
    expect((await reader.call('POST /supplier-purchases/search', { body: {} })).status).toBe(403);
  });

  it('comes as the part avatar of a form too, as the portal sends pictures', async () => {
    const { id } = await bought(ana, hers, 600, 'Oficina');
    const form = new FormData();
    form.append('avatar', new Blob([new Uint8Array(JPEG)], { type: 'image/jpeg' }), 'nota.jpg');
    const asked = new Request('http://bank/', { method: 'POST', body: form });
    const headers = { 'content-type': asked.headers.get('content-type')! };
    const body = Buffer.from(await asked.arrayBuffer());
    const { json } = await ana.call('POST /supplier-purchases/{id}/receipt', { params: { id }, headers, body });
    expect(json.receipt).toBe('sent');
  });

  it('is not asked for of a purchase that came to nothing', async () => {
    const undone = await bought(ana, hers, 800, 'Desfeita');
    await hearNetwork(reverse, undone.networkKey, 0);
    const { status, json } = await send(ana, undone.id);
    expect([status, json.code]).toEqual([409, 'no-purchase']);
    const back = await bought(ana, hers, 900, 'Devolvida');
    await hearNetwork(clear, back.networkKey, 900);
    await hearNetwork(refund, back.networkKey, 900);
    const missing = (await search(ana, { receipt: 'missing' })).items.map(({ id }) => id);
    expect(missing.some((id) => id === undone.id || id === back.id)).toBe(false);
    const count = (await asked(ana)).length;
    expect((await buy(bank, hers, 900_000)).outcome!.isApproved).toBe(false);
    expect(await asked(ana)).toHaveLength(count);
  });

  it('is asked of who has to do with all cards once its holder left', async () => {
    const card = await made({ supplier: 'Gráfica', holder: bia.userId });
    await bank.store.execute("update memberships set status = 'inactive' where user_id = $1", [bia.userId]);
    const before = [await asked(admin), await asked(bia)];
    await buy(bank, card, 100, { merchant: 'Gráfica' });
    expect([(await asked(admin)).length, (await asked(bia)).length]).toEqual([
      before[0]!.length + 1,
      before[1]!.length,
    ]);
  });
});
