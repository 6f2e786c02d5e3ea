import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const save = (name: string, { grid = 'billets', from = member }: { grid?: string; from?: Member } = {}) =>
  from.call('POST /grid-views', {
    body: { grid, name, query: 'filters[0][field]=status', columns: ['customer', 'due'] },
  });
const names = async (grid = 'billets', from = member) =>
  (await from.call('GET /grid-views', { query: { grid } })).json.map((view) => view.name);

describe('saved views of a grid', () => {
  it('are saved, listed by name, changed and forgotten', async () => {
    const view = (await save(' Vencidos ')).json;
    expect(view).toEqual({
      id: view.id,
      name: 'Vencidos',
      query: 'filters[0][field]=status',
      columns: ['customer', 'due'],
    });
    await save('a receber');
    await save('Vencidos', { grid: 'billets-filed' });
    expect(await names()).toEqual(['a receber', 'Vencidos']);
    const changed = await member.call('PUT /grid-views/{id}', {
      params: { id: view.id },
      body: { name: 'Em atraso', query: '', columns: [] },
    });
    expect(changed.json).toEqual({ id: view.id, name: 'Em atraso', query: '', columns: [] });
    expect((await member.call('DELETE /grid-views/{id}', { params: { id: view.id } })).status).toBe(204);
    expect(await names()).toEqual(['a receber']);
    expect(await names('billets-filed')).toEqual(['Vencidos']);
  });

  it('hold a name once, whatever its case, and no empty one', async () => {
    const first = (await save('Dezembro')).json;
    const taken = [{ field: 'name', message: 'Já existe um filtro com este nome' }];
    expect((await save('DEZEMBRO')).json.errors).toEqual(taken);
    const second = (await save('Janeiro')).json;
    const values = { query: '', columns: [] };
    expect(
      (await member.call('PUT /grid-views/{id}', { params: { id: second.id }, body: { name: 'dezembro', ...values } }))
        .json.errors,
    ).toEqual(taken);
    expect(
      (await member.call('PUT /grid-views/{id}', { params: { id: first.id }, body: { name: 'DEZEMBRO', ...values } }))
        .status,
    ).toBe(200);
    expect((await save('   ')).json.errors).toEqual([{ field: 'name', message: 'Preenchimento obrigatório' }]);
  });

  it("are their owner's alone: on the account, and against others of it", async () => {
    const view = (await save('Só minha')).json;
    const [colleague, elsewhere] = [
      await bank.join(other.userId, member.accountId),
      await bank.join(member.userId, other.accountId),
    ];
    const values = { name: 'x', query: '', columns: [] };
    for (const [who, from] of Object.entries({
      stranger: other,
      colleague,
      'the owner on another account': elsewhere,
    })) {
      expect(await names('billets', from), who).toEqual([]);
      expect((await from.call('PUT /grid-views/{id}', { params: { id: view.id }, body: values })).status, who).toBe(
        404,
      );
      expect((await from.call('DELETE /grid-views/{id}', { params: { id: view.id } })).status, who).toBe(404);
    }
    expect(await names()).toContain('Só minha');
  });

  it('are at most thirty a grid, also when saved at once', async () => {
    for (let n = 0; n < 28; n++) await save(`v${n}`, { grid: 'full' });
    const replies = await Promise.all([0, 1, 2, 3, 4].map((n) => save(`w${n}`, { grid: 'full' })));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(2);
    expect(replies.find((reply) => reply.status !== 200)?.json.errors).toEqual([
      { field: 'name', message: 'Guarde até 30 filtros por lista. Exclua um para salvar outro.' },
    ]);
    expect(await names('full')).toHaveLength(30);
  });

  it('refuse what is no grid or no column', async () => {
    expect((await save('x', { grid: 'Not a grid' })).status).toBe(400);
    const body = { grid: 'billets', name: 'x', query: 'y'.repeat(2001), columns: [] };
    expect((await member.call('POST /grid-views', { body })).status).toBe(400);
    expect((await member.call('POST /grid-views', { body: { ...body, query: '', columns: ['a b'] } })).status).toBe(
      400,
    );
  });
});
