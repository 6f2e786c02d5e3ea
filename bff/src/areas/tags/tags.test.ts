import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, billetInput, detail, issue } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';

let bank: EmptyBank;
let member: Member;
let other: Member;

beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  other = await bank.openAccount();
});
afterAll(() => bank.close());

describe('AREAS-7-charges-5: tags', () => {
  const create = (name: string, from = member) => from.call('POST /tag', { body: { name, color_ref: 'blue-1' } });

  it('AREAS-3-charge-4: a billet with a tag is sent to its payer by the tag’s channel too', async () => {
    const own = await bank.openAccount();
    const put = async (method: 3 | null) =>
      (
        await own.call('PUT /tag/{id}', {
          params: { id: tag.id },
          body: { name: 'Por WhatsApp', color_ref: 'red', transmission_method_id: method },
        })
      ).json;
    const tag = (await create('Por WhatsApp', own)).json;
    expect((await put(3)).transmission_method_id).toBe(3);
    const customer = await addCustomer(own, { phones: ['11987654321'] });
    const [id] = await issue(bank, own, [customer], { tags: [tag.id] });
    const { rows } = await bank.store.execute('select channel, recipient from sandbox_messages where account_id = $1', [
      own.accountId,
    ]);
    expect(rows).toEqual([{ channel: 'whatsapp', recipient: '11987654321' }]);
    expect((await detail(own, id!)).charge_histories.map((h) => h.action)).toEqual(['create', 'register', 'whatsapp']);
    expect((await put(null)).transmission_method_id).toBeNull();
  });

  it('are created, changed, hidden; a name only once', async () => {
    const tag = (await create('Mensal')).json;
    expect(tag).toMatchObject({ name: 'Mensal', color_ref: 'blue-1', hidden: false, transmission_method_id: null });
    expect((await create(' mensal ')).json.errors).toEqual([
      { field: 'name', message: 'Já existe uma etiqueta com este nome' },
    ]);
    expect((await create('Men\u200bsal')).json.errors?.[0]?.field).toBe('name');
    expect((await create('\u200b')).json.errors).toEqual([{ field: 'name', message: 'Preenchimento obrigatório' }]);
    const second = (await create('Anual')).json;
    const clash = await member.call('PUT /tag/{id}', {
      params: { id: second.id },
      body: { name: 'MENSAL', color_ref: 'red' },
    });
    expect([clash.status, clash.json.errors?.[0]?.field]).toEqual([422, 'name']);
    const theirs = (await create('Alheia', other)).json;
    expect(
      (await member.call('PUT /tag/{id}', { params: { id: theirs.id }, body: { name: 'x', color_ref: 'red' } })).status,
    ).toBe(404);
    const hidden = await member.call('PUT /tag', { body: { ids: [tag.id, theirs.id], hidden: true } });
    expect(hidden.json.results.map((r) => r.ok)).toEqual([true, false]);
    const names = async (showHidden: boolean) =>
      (await member.call('GET /tags', { query: { showHidden } })).json.map((t) => t.name);
    expect(await names(false)).toEqual(['Anual']);
    expect(await names(true)).toEqual(['Anual', 'Mensal']);
  });

  it('a creation and a change repeated with their key, their answer lost, are done once', async () => {
    const own = await bank.openAccount();
    const creation = { body: { name: 'Semanal', color_ref: 'pink' as const }, idempotencyKey: randomUUID() };
    const [tag, again] = [(await own.call('POST /tag', creation)).json, (await own.call('POST /tag', creation)).json];
    expect(again).toEqual(tag);
    const params = { id: tag.id };
    const rename = (name: string, idempotencyKey: string) =>
      own.call('PUT /tag/{id}', { params, body: { name, color_ref: 'pink' }, idempotencyKey });
    const late = randomUUID();
    await rename('Quinzenal', late);
    await rename('Diária', randomUUID());
    // what comes late of the first change undoes nothing of the second
    expect((await rename('Quinzenal', late)).json.name).toBe('Quinzenal');
    expect((await own.call('GET /tags', { query: {} })).json.map(({ name }) => name)).toEqual(['Diária']);
  });

  it('AREAS-4-charges-5: at most ten on a charge; what is put on shows in list and detail', async () => {
    const id = (await issue(bank, member, [await addCustomer(member)]))[0]!;
    const tags: number[] = [];
    for (let n = 0; n < 11; n++) tags.push((await create(`t${n}`)).json.id);
    const apply = async (body: { add?: number[]; remove?: number[] }) =>
      (await member.call('POST /charges/tags', { body: { ids: [id], ...body } })).json;
    expect((await apply({ add: tags.slice(0, 10) })).results[0]?.ok).toBe(true);
    expect((await apply({ add: [tags[10]!] })).results[0]?.message).toBe('Use no máximo 10 etiquetas por cobrança');
    expect((await apply({ add: [tags[10]!], remove: [tags[0]!] })).results[0]?.ok).toBe(true);
    expect((await detail(member, id)).tags.map((t) => t.id).sort()).toEqual(tags.slice(1).sort());
    const theirs = (await create('Outra', other)).json;
    expect(
      (await member.call('POST /charges/tags', { body: { ids: [id], add: [theirs.id] } })).json.errors?.[0]?.field,
    ).toBe('add');
  });

  it("another account's charge among own ones is told so and stays; the own ones get it", async () => {
    const [mine, theirs] = [
      (await issue(bank, member, [await addCustomer(member)]))[0]!,
      (await issue(bank, other, [await addCustomer(other)]))[0]!,
    ];
    const tag = (await create('Lote')).json.id;
    for (const change of [{ add: [tag] }, { remove: [tag] }]) {
      const { json } = await member.call('POST /charges/tags', { body: { ids: [theirs, mine], ...change } });
      expect(json.results).toEqual([
        { id: theirs, ok: false, message: 'Cobrança não encontrada' },
        { id: mine, ok: true, message: null },
      ]);
      expect((await detail(member, mine)).tags).toHaveLength('add' in change ? 1 : 0);
    }
    const { rows } = await bank.store.execute('select * from charge_tags where charge_id = $1', [theirs]);
    expect(rows).toEqual([]);
  });

  it('a hidden one stays where it is, and is put on nothing more', async () => {
    const own = await bank.openAccount();
    const [shown, hidden] = [(await create('Fica', own)).json.id, (await create('Fora de uso', own)).json.id];
    const customer = await addCustomer(own);
    const [before, after] = [
      (await issue(bank, own, [customer], { tags: [shown, hidden] }))[0]!,
      (await issue(bank, own, [customer]))[0]!,
    ];
    await own.call('PUT /tag', { body: { ids: [hidden], hidden: true } });
    const message = 'A etiqueta Fora de uso está oculta. Volte a mostrá-la para usar.';
    const applied = await own.call('POST /charges/tags', { body: { ids: [after], add: [shown, hidden] } });
    expect([applied.status, applied.json.errors]).toEqual([422, [{ field: 'add', message }]]);
    const issued = await own.call('POST /charges/{type}', {
      params: { type: 'banking_billet' },
      body: billetInput(await bank.today(), [customer], { tags: [hidden] }),
    });
    expect([issued.status, issued.json.errors]).toEqual([422, [{ field: 'tags', message }]]);
    const tagsOf = async (id: number) => (await detail(own, id)).tags.map((tag) => tag.id);
    expect([await tagsOf(before), await tagsOf(after)]).toEqual([[shown, hidden], []]);

    await own.call('PUT /charges/cancel', { body: { ids: [before] } });
    const { json } = await own.call('POST /charge/{id}/reissue', {
      params: { id: before },
      body: { expire_at: await bank.today() },
    });
    expect(await tagsOf(json.id)).toEqual([shown]);
    await own.call('PUT /tag', { body: { ids: [hidden], hidden: false } });
    expect((await own.call('POST /charges/tags', { body: { ids: [after], add: [hidden] } })).json.results[0]?.ok).toBe(
      true,
    );
  });
});
