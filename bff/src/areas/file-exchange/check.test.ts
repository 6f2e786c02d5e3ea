import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileBytes, fileOf } from '@balcao/contract/shared/cnab/lines';
import { sampleOwner, sampleTitle } from '@balcao/contract/shared/cnab/sample-title';
import { shippingLines } from '@balcao/contract/shared/cnab/shipping';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';

let bank: EmptyBank;
let member: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
});
afterAll(() => bank.close());

const check = (bytes: Uint8Array, page = 1) =>
  member.call('POST /file-exchange/check', { query: { page }, body: bytes });

it('a shipping file is told record by record, with its sums and without a fault (AREAS-2-file-exchange-2)', async () => {
  const lines = shippingLines('cnab240', sampleOwner, [sampleTitle(), sampleTitle({ value: 2_550 })]);
  const { status, json } = await check(fileBytes(fileOf(lines)));
  expect([status, json]).toMatchObject([
    200,
    { file: { name: 'Remessa de cobrança, CNAB 240' }, lines: 8, errors: 0, faults: [], titles: 2, value: 12_550 },
  ]);
  expect(json.records.map(({ label }) => label)).toEqual([
    'Cabeçalho do arquivo',
    'Cabeçalho do lote de cobrança',
    'Segmento P: o título',
    'Segmento Q: o pagador',
    'Segmento P: o título',
    'Segmento Q: o pagador',
    'Fim do lote de cobrança',
    'Fim do arquivo',
  ]);
  const told = new Map(json.records[2]!.fields.map(({ label, value }) => [label, value]));
  expect([told.get('Vencimento'), told.get('Valor do título'), told.get('Código de movimento')]).toEqual([
    '20/12/2026',
    'R$ 100,00',
    '01: Registrar título',
  ]);
  const payer = json.records[3]!.fields.find(({ label }) => label === 'Inscrição do pagador');
  expect(payer).toEqual({ label: 'Inscrição do pagador', from: 19, to: 33, value: '529.982.247-25' });
});

it('the records beyond the first page are asked for by page', async () => {
  const titles = Array.from({ length: 30 }, () => sampleTitle());
  const bytes = fileBytes(fileOf(shippingLines('cnab400', sampleOwner, titles)));
  const pages = await Promise.all([check(bytes), check(bytes, 2), check(bytes, 3)]);
  expect(pages.map(({ json }) => json.records.map(({ line }) => line).at(-1))).toEqual([25, 32, undefined]);
});

it('what is no CNAB file is told, and stores nothing', async () => {
  const { status, json } = await check(Buffer.from('%PDF-1.7 nada'));
  expect([status, json]).toMatchObject([200, { file: null, errors: 1, faults: [{ code: 'unknown', line: 1 }] }]);
  expect((await check(new Uint8Array(13_000_000))).status).toBe(413);
});

it('who may not validate layouts is refused', async () => {
  const other = await bank.join(member.userId, (await bank.openAccount()).accountId, { role: 'subuser' });
  expect((await other.call('POST /file-exchange/check', { body: Buffer.from('x') })).status).toBe(403);
});
