import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { bankNow } from '../../core/clock';
import { BANK, post } from '../../ledger/ledger';

let bank: EmptyBank;
let member: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  const { accountId } = member;
  const entries = [
    { accountId, kind: 'available' as const, amount: 123_456 },
    { accountId: BANK, kind: 'settlement' as const, amount: -123_456 },
  ];
  const at = await bankNow(bank.store.db);
  await bank.work((trx) => post(trx, { key: 'first', kind: 'deposit', description: 'Depósito', at, entries }));
});
afterAll(() => bank.close());

const start = (month: string, who = member) => who.call('POST /statement/pack', { body: { month } });

describe("the accountant's pack", () => {
  it('is a ZIP whose statement has the balance of the account in each format', async () => {
    const month = (await bank.today()).slice(0, 7);
    const { task } = (await start(month)).json;
    await bank.runJobs();
    const params = { id: task };
    expect((await member.call('GET /tasks/{id}', { params })).json).toMatchObject({ status: 'done', error: null });
    const files = unzipSync((await member.call('GET /tasks/{id}/file', { params })).raw);
    expect(Object.keys(files).sort()).toEqual([
      'cobrancas.csv',
      'extrato.csv',
      'extrato.ofx',
      'extrato.pdf',
      'extrato.xlsx',
    ]);
    expect(Buffer.from(files['extrato.ofx']!).toString()).toContain('<BALAMT>1234.56</BALAMT>');
    expect(Buffer.from(files['extrato.csv']!).toString()).toContain(';1234,56;1234,56');
  });

  it.each(['2026-13', '1999-01', '9999-12', 'x', ''])('of %s is refused at its month', async (month) => {
    const { status, json } = await start(month);
    expect([status, json.errors?.[0]?.field]).toEqual([422, 'month']);
  });
});
