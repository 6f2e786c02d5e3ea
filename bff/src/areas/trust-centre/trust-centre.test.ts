import { afterAll, beforeAll, expect, it } from 'vitest';
import { callSigned, sign } from '../../../../tests/support/sign';
import { openTestBank, type SignedIn, type TestBank } from '../../../../tests/support/test-bank';
import { until } from '../../../../tests/support/until';
import { actionName } from '../../core/action-names';
import { verifyAudit } from '../../core/audit-chain';
import { actionsOf, kindOf } from './kinds';

const TITULAR = 'titular@balcao.demo';
const PASSWORD = 'Balcao#2026';
let bank: TestBank;
let owner: SignedIn;
beforeAll(async () => {
  bank = await openTestBank();
  const body = { login: TITULAR, password: PASSWORD };
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  await bank.anonymous('POST /auth/login', { body, headers });
  owner = await bank.signIn(TITULAR);
});
afterAll(() => bank.close());

const events = async (filter: object = {}) =>
  (await owner.call('POST /trust-centre/search', { body: { size: 50, ...filter } })).json.items as {
    kind: string;
    what: string;
    about: string | null;
    user: string;
  }[];

it('tells sign-ins, devices, secrets, permissions and exports; what is none of them it leaves out', async () => {
  const device = { body: { name: 'Celular novo' } };
  expect((await callSigned(owner, 'POST /secure-device/devices', device)).status).toBe(200);
  const typed = { password: 'Torrefação!47', passwordConfirmation: 'Torrefação!47' };
  const changed = await owner.call('PUT /profile/password', { body: { ...typed, signature: await sign(owner) } });
  expect(changed.status).toBe(204);
  const people = (await owner.call('POST /v2/subusers/{status}', { params: { status: 'enabled' }, body: {} })).json;
  await owner.call('PUT /subuser/{id}/disabled', { params: { id: people.items[0].id } });
  expect((await owner.call('POST /customers/export', { body: { format: 'csv' } })).status).toBe(200);
  const report = { params: { format: 'csv' }, body: {} };
  expect((await owner.call('POST /statement/report/{format}', report)).status).toBe(200);
  await owner.call('POST /charge-items', { body: { name: 'Frete', value: 100 } });

  const found = await events();
  expect(found.map(({ kind, what }) => [kind, what])).toEqual([
    ['export', 'Exportou o extrato'],
    ['export', 'Exportou clientes'],
    ['permission', 'Desabilitou um usuário'],
    ['secret', 'Alterou a senha'],
    ['device', 'Cadastrou um dispositivo de segurança'],
    ['sign-in', 'Entrou no portal'],
  ]);
  expect(found.at(-1)!.about).toBe('Firefox no Linux');
  expect((await events({ kind: 'secret' })).map(({ what }) => what)).toEqual(['Alterou a senha']);
});

it('counts by kind and shows the end of a chain that verifies', async () => {
  const { kinds, seal } = (await owner.call('POST /trust-centre/totals', { body: {} })).json;
  expect(kinds).toEqual([
    { kind: 'sign-in', count: 1 },
    { kind: 'device', count: 1 },
    { kind: 'secret', count: 1 },
    { kind: 'permission', count: 1 },
    { kind: 'export', count: 2 },
  ]);
  expect(seal.account).toBe(owner.accountId);
  const noted = { accountId: seal.account, entries: seal.entries, hash: seal.hash };
  expect((await verifyAudit(bank.store, [noted])).faults).toEqual([]);
  expect((await verifyAudit(bank.store, [{ ...noted, hash: '0'.repeat(64) }])).faults).toHaveLength(1);
});

it('goes into a CSV, which is an event itself', async () => {
  const { task } = (await owner.call('POST /trust-centre/export', { body: { format: 'csv', kind: 'device' } })).json;
  const params = { id: task };
  await until('the file is made', async () => (await owner.call('GET /tasks/{id}', { params })).json.status === 'done');
  const text = (await owner.call('GET /tasks/{id}/file', { params })).raw.toString();
  expect(text.split('\r\n')[0]).toBe('\uFEFFQuando;Tipo;O quê;Sobre;Mudanças;Quem;De onde;Registro');
  expect(text).toContain('Dispositivos;Cadastrou um dispositivo de segurança');
  expect(text).not.toContain('Exportou');
  expect((await events())[0]!.what).toBe('Exportou a atividade de segurança');
});

it('is refused to who may not see it, and a day that is none at its field', async () => {
  const clerk = await bank.signIn('cobranca@balcao.demo');
  expect((await clerk.call('POST /trust-centre/search', { body: {} })).status).toBe(403);
  const body = { period: { from: '2026-02-30' } };
  const refused = await owner.call('POST /trust-centre/search', { body });
  expect([refused.status, refused.json.errors]).toEqual([
    422,
    [{ field: 'period', message: 'Digite uma data válida' }],
  ]);
  expect((await owner.call('POST /trust-centre/totals', { body })).status).toBe(422);
});

it('holds every export of the contract, and has words for all it holds', () => {
  expect(actionsOf('export').length).toBeGreaterThan(10);
  expect(kindOf('charge.issue')).toBeUndefined();
  expect(actionsOf().filter((action) => actionName(action) === 'Outra ação')).toEqual([]);
});
