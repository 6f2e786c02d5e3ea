import readExcel from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';

/** An export is made in parts of 1,000 rows: these make three, the last one shorter. */
const ROWS = 2300;

let bank: EmptyBank;
let member: Member;

beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  await bank.store.execute(
    `insert into charges (account_id, status, value, items_value, expire_at, paid_at, paid_value, fee, our_number, barcode, collection_key, customer_name, customer_document, fingerprint, search, created_at, updated_at)
     select $1, 'paid', 123456, 1, '2026-03-09', '2026-03-01 02:30Z', 123450, 349, n, lpad(n::text, 47, '0'), n, 'Cliente ' || n, '52998224725', n, 'cliente ' || n, '2026-02-11 12:00Z', now() from generate_series(1, $2::int) n`,
    [member.accountId, ROWS],
  );
});
// charges are copied by the test itself without their items
afterAll(() => bank.close(['a charge costs its items and the shipping, less the discount']));

const start = async (format: 'csv' | 'xlsx') =>
  (await member.call('POST /charges/export', { body: { filed: false, format } })).json.task;
const taskOf = async (id: number) => (await member.call('GET /tasks/{id}', { params: { id } })).json;
const fileOf = async (id: number) => (await member.call('GET /tasks/{id}/file', { params: { id } })).raw;

/** Runs the next part; with `dies` it fails before its transaction commits, as in a killed process, and the job stays queued. */
async function workPart({ dies = false } = {}): Promise<void> {
  const next = bank.waiting.shift()!;
  const enqueued = bank.waiting.length;
  const prepared = await next.job.prepare?.(bank.store.db, next.data, bank.services);
  const run = bank.work(async (trx, tools) => {
    await next.job.run(trx, next.data, tools, prepared);
    if (dies) throw new Error('killed');
  });
  if (!dies) return run;
  await expect(run).rejects.toThrow('killed');
  bank.waiting.length = enqueued;
  bank.waiting.unshift(next);
}

describe('an export of more rows than a part holds', () => {
  it('job worker killed during an export: each row is there once, in order, and progress is told', async () => {
    const id = await start('csv');
    const seen: number[] = [];
    for (let dies = true; bank.waiting.length; dies = !dies) {
      await workPart({ dies });
      seen.push((await taskOf(id)).done);
    }
    expect(seen).toEqual([0, 1000, 1000, 2000, 2000, 2300]);
    expect(await taskOf(id)).toMatchObject({ status: 'done', done: ROWS, total: ROWS });
    const lines = (await fileOf(id)).toString().trimEnd().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(';')[1])).toEqual(
      Array.from({ length: ROWS }, (_, i) => `Cliente ${ROWS - i}`),
    );
    // days are São Paulo's, money has a decimal comma
    expect(lines[0]!.split(';').slice(5, 12)).toEqual([
      'Pago',
      '1234,56',
      '11/02/2026',
      '09/03/2026',
      '28/02/2026',
      '1234,50',
      '00000.00000 00000.000000 00000.000000 0 00000000002300',
    ]);
  });

  it('billets issued meanwhile do not push others out or in twice', async () => {
    const id = await start('csv');
    await workPart();
    await bank.store.execute(
      `insert into charges (account_id, status, value, items_value, expire_at, fee, our_number, barcode, collection_key, customer_name, customer_document, fingerprint, search, created_at, updated_at)
       select account_id, 'waiting', 1, 1, expire_at, 349, 9000000, 'b', 'c', 'Nova', customer_document, 'f', 'nova', now(), now() from charges where our_number = 1`,
    );
    while (bank.waiting.length) await workPart();
    const names = (await fileOf(id))
      .toString()
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(';')[1]);
    expect([names.length, new Set(names).size, names.includes('Nova')]).toEqual([ROWS, ROWS, false]);
    await bank.store.execute('delete from charges where our_number = 9000000');
  });

  it('a workbook has real numbers and dates', async () => {
    const id = await start('xlsx');
    for (let dies = true; bank.waiting.length; dies = !dies) await workPart({ dies });
    const [{ data }] = (await readExcel(await fileOf(id))) as unknown as [{ data: unknown[][] }];
    expect([data.length, data[0]!.slice(0, 7)]).toEqual([
      ROWS + 1,
      ['Número', 'Cliente', 'CPF/CNPJ', 'E-mail', 'Telefone', 'Situação', 'Valor'],
    ]);
    expect(data[1]!.slice(1, 11)).toEqual([
      `Cliente ${ROWS}`,
      '529.982.247-25',
      null,
      null,
      'Pago',
      1234.56,
      new Date('2026-02-11'),
      new Date('2026-03-09'),
      new Date('2026-02-28'),
      1234.5,
    ]);
  });

  it('more than a workbook should hold is refused at its format; a CSV takes it', async () => {
    await bank.store.execute(
      `insert into charge_counts (account_id, filed, kind, day, status, count, value)
        values ($1, true, 'all', '-infinity', 'paid', 100001, 1)`,
      [member.accountId],
    );
    const refused = await member.call('POST /charges/export', { body: { filed: true, format: 'xlsx' } });
    expect([refused.status, refused.json.errors]).toEqual([
      422,
      [{ field: 'format', message: 'Uma planilha XLSX leva até 100.000 cobranças. Escolha CSV ou filtre mais.' }],
    ]);
    expect((await member.call('POST /charges/export', { body: { filed: true, format: 'csv' } })).status).toBe(200);
  });
});
