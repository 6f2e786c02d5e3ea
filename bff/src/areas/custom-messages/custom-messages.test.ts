import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Body } from '@balcao/contract/core/registry';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { MOST_TEMPLATES } from './repository';

let bank: EmptyBank;
let member: Member;
let other: Member;

beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  other = await bank.openAccount();
});
afterAll(() => bank.close());

type Input = Body<'POST /custom-messages'>;
const create = (given: Partial<Input> = {}, from = member) =>
  from.call('POST /custom-messages', {
    body: { type: 'banking_billet', name: 'Obrigado', message: 'Obrigado pela preferência', ...given },
  });
const list = async (type: Input['type'] = 'banking_billet', from = member) =>
  (await from.call('GET /custom-messages/templates', { query: { type } })).json;

describe('AREAS-7-charges-4: custom message templates', () => {
  it.each(['subscription', 'credit_card', 'link'] as const)('are there for a charge of kind %s too', async (type) => {
    expect((await create({ type }, other)).status).toBe(200);
    expect((await list(type, other)).map((one) => one.type)).toEqual([type]);
  });

  it('are listed by type and name, created and deleted', async () => {
    const first = (await create({ name: ' Obrigado ', message: 'linha 1\r\nlinha 2\n' })).json;
    expect(first).toMatchObject({ type: 'banking_billet', name: 'Obrigado', message: 'linha 1\nlinha 2' });
    await create({ name: 'aviso' });
    await create({ type: 'carnet' });
    expect((await list()).map((one) => one.name)).toEqual(['aviso', 'Obrigado']);
    expect(await list('carnet')).toHaveLength(1);
    expect(await list('banking_billet', other)).toEqual([]);
    const params = { id: first.id };
    expect((await other.call('DELETE /custom-messages/templates/{id}', { params })).status).toBe(404);
    expect((await member.call('DELETE /custom-messages/templates/{id}', { params })).status).toBe(204);
    expect((await member.call('DELETE /custom-messages/templates/{id}', { params })).status).toBe(404);
    expect((await list()).map((one) => one.name)).toEqual(['aviso']);
  });

  it('a write repeated with its key, its answer lost, is done once', async () => {
    const own = await bank.openAccount();
    const body = { type: 'carnet' as const, name: 'Aviso', message: 'Pague em dia' };
    const creation = { body, idempotencyKey: randomUUID() };
    const [first, again] = [
      (await own.call('POST /custom-messages', creation)).json,
      (await own.call('POST /custom-messages', creation)).json,
    ];
    expect(again).toEqual(first);
    const removal = { params: { id: first.id }, idempotencyKey: randomUUID() };
    for (const _ of [1, 2])
      expect((await own.call('DELETE /custom-messages/templates/{id}', removal)).status).toBe(204);
    expect(await list('carnet', own)).toEqual([]);
  });

  it.each<[Partial<Input>, string, string]>([
    [{ name: '  ' }, 'name', 'Preenchimento obrigatório'],
    [{ message: ' \n ' }, 'message', 'Preenchimento obrigatório'],
    [{ message: 'a\nb\nc\nd\ne' }, 'message', 'Use no máximo 4 linhas de 100 caracteres'],
    [{ message: 'x'.repeat(101) }, 'message', 'Use no máximo 4 linhas de 100 caracteres'],
    [{ type: 'link', message: 'ab' }, 'message', 'Escreva de 3 a 80 caracteres, em uma linha'],
    [{ type: 'link', message: 'x'.repeat(81) }, 'message', 'Escreva de 3 a 80 caracteres, em uma linha'],
    [{ type: 'link', message: 'Linha 1\nlinha 2' }, 'message', 'Escreva de 3 a 80 caracteres, em uma linha'],
    [{ name: 'AVISO' }, 'name', 'Já existe um modelo com este nome'],
  ])('refuses %j at its field', async (given, field, message) => {
    const { status, json } = await create({ name: `Modelo ${Math.random()}`, ...given });
    expect([status, json.errors]).toEqual([422, [{ field, message }]]);
  });

  it('there are at most fifty of a type, of several made at once too', async () => {
    const many = await bank.openAccount();
    for (let n = 1; n < MOST_TEMPLATES; n++) await create({ name: `Modelo ${n}` }, many);
    const last = await Promise.all([...'abcdefgh'].map((name) => create({ name }, many)));
    expect(last.filter(({ status }) => status === 200)).toHaveLength(1);
    const one = await create({ name: 'Mais um' }, many);
    expect([one.status, one.json.error_description]).toEqual([
      422,
      'Você já tem 50 modelos. Exclua um para salvar outro.',
    ]);
    expect((await create({ type: 'carnet' }, many)).status).toBe(200);
    expect((await create({}, other)).status).toBe(200);
  });
});
