import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSigned } from '../../../../tests/support/sign';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { openPaid } from '../../../test/paid';
import { pdfWords } from '../../../test/papers';
import { returns } from '../statement/service';

let bank: EmptyBank;
let member: Member;
let line: { id: number; value: number };
let to: string;
beforeAll(async () => {
  bank = await openEmptyBank();
  ({ member, line, to } = await openPaid(bank));
});
afterAll(() => bank.close());

const askBack = (amount: number) =>
  callSigned(member, 'POST /statement/{id}/return', { params: { id: line.id }, body: { amount, to } });

/** Runs waiting jobs, then lets the rail deliver its events. */
async function settle(): Promise<void> {
  await bank.runJobs();
  await bank.store.execute('update bank_clock set offset_seconds = offset_seconds + 10');
  bank.waiting.push({ job: returns.jobs.find(({ name }) => name.endsWith('-round'))!, data: {} });
  await bank.runJobs();
}

describe('giving back what came in', () => {
  it('is not done unsigned', async () => {
    const body = { amount: 100, to };
    const reply = await member.call('POST /statement/{id}/return', { params: { id: line.id }, body });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect((await member.call('POST /receipts/search', { body: {} })).json.total).toBe(0);
  });

  it('nor to anybody but who the review said', async () => {
    for (const other of ['', `${to}.`]) {
      const reply = await callSigned(member, 'POST /statement/{id}/return', {
        params: { id: line.id },
        body: { amount: 100, to: other },
      });
      expect([reply.status, reply.json.errors?.[0]?.field]).toEqual([422, 'to']);
    }
    expect((await member.call('POST /receipts/search', { body: {} })).json.total).toBe(0);
  });

  it('leaves by the kit, is told, and has a receipt with its history and its paper', async () => {
    const made = await askBack(300);
    expect(made.json).toMatchObject({ state: 'reserved', amount: 300, label: 'Devolução enviada' });
    await settle();
    const { id } = made.json;
    const receipt = (await member.call('GET /receipts/{id}', { params: { id } })).json;
    expect(receipt).toMatchObject({ state: 'settled', counterpart: { name: to } });
    expect(receipt.steps.map(({ step }) => step)).toEqual(['reserved', 'sent', 'settled']);
    expect(bank.notified.some(({ accountId }) => accountId === member.accountId)).toBe(true);
    const paper = await member.call('GET /receipts/{id}/pdf', { params: { id } });
    const words = await pdfWords(paper.raw);
    for (const said of ['R$ 3,00', 'Sem tarifa', receipt.protocol, to.split(' ')[0]!, receipt.label])
      expect(words).toContain(said);
    const [last] = (await member.call('POST /statement', { body: {} })).json.transactions;
    expect(last).toMatchObject({ value: -300, typeLabel: 'Devolução de valor', protocol: receipt.protocol });
    const { origin } = (await member.call('GET /statement/{id}', { params: { id: last!.id } })).json;
    expect(origin).toEqual({ route: 'pay-transfer:receipts-detail', params: { id } });
  });

  it('goes no further than what was paid, several at once included', async () => {
    const all = await Promise.all([askBack(line.value - 400), askBack(line.value - 400)]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('receipts', () => {
  it('are found by name and protocol, and by their account alone', async () => {
    const search = async (who: Member, text: string) =>
      (await who.call('POST /receipts/search', { body: { text } })).json.items;
    const [one] = await search(member, to.slice(0, 5).toLowerCase());
    expect(await search(member, one!.protocol)).toHaveLength(1);
    const other = await bank.openAccount();
    expect(await search(other, one!.protocol)).toEqual([]);
    expect((await other.call('GET /receipts/{id}', { params: { id: one!.id } })).status).toBe(404);
  });
});
