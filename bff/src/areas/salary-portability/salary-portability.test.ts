import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { callSigned } from '../../../../tests/support/sign';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { askedBy, whileOpen } from '../../../test/meanwhile';
import { pdfWords } from '../../../test/papers';
import { addDays, diffDays } from '../../core/calendar';
import { bankNow } from '../../core/clock';
import { answerSalary, REASONS } from '../../rails/salary/sandbox';
import { cancelPortability } from './portability';
import { portabilityRound } from './round';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

const asked = { bank: '60701190', employerDocument: '11.222.333/0001-81', employerName: 'Padaria Pão Nosso' };
const request = (who: Member, more: object = {}) =>
  callSigned(who, 'POST /salary-portability', { body: { ...asked, ...more } });
const cancel = (who: Member, id: number) =>
  callSigned(who, 'PUT /salary-portability/{id}/cancel', { params: { id }, body: {} });
const show = async (who: Member, id: number) =>
  (await who.call('GET /salary-portability/{id}', { params: { id } })).json;
const answer = async (protocol: string, reason: string | null) =>
  answerSalary(bank.store.db, protocol, reason, await bankNow(bank.store.db));
async function round(): Promise<void> {
  const heard = await portabilityRound.prepare!(bank.store.db, {}, bank.services);
  await bank.work((trx, tools) => portabilityRound.run(trx, {}, tools, heard));
}
const newsOf = async (who: Member) =>
  (await who.call('GET /gns-notifications', { query: { page: 0 } })).json.items.map(({ content }) => content);

describe('salary portability (AREAS-2-services-2)', () => {
  it('is asked for, accepted by the paying bank, told to who asked, and cancelled with a receipt', async () => {
    const who = await bank.openAccount();
    const { json, status } = await request(who);
    expect([status, json.state, json.bank.code]).toEqual([200, 'requested', '341']);
    await round();
    expect((await show(who, json.id)).state).toBe('requested');
    await answer(json.protocol, null);
    await round();
    await round();
    expect(await show(who, json.id)).toMatchObject({ state: 'accepted', byDeadline: false });
    expect(await newsOf(who)).toEqual(['Seu salário pago por Padaria Pão Nosso passa a cair nesta conta.']);
    // one that holds leaves no room for another of the same employer; one that was cancelled does
    expect((await request(who)).status).toBe(422);
    expect((await cancel(who, json.id)).json.state).toBe('cancelled');
    expect((await cancel(who, json.id)).status).toBe(409);
    expect((await request(who)).status).toBe(200);
    const paper = await who.call('GET /salary-portability/{id}/receipt', { params: { id: json.id } });
    const words = await pdfWords(paper.raw);
    for (const word of ['cancelamento', json.protocol, '11.222.333/0001-81']) expect(words).toContain(word);
  });

  it('that the paying bank rejects says why, and may be asked for again', async () => {
    const who = await bank.openAccount();
    const { json } = await request(who);
    const another = (await request(who, { employerDocument: '11.444.777/0001-61' })).json;
    await answer(json.protocol, REASONS[1]);
    await round();
    expect((await show(who, another.id)).state).toBe('requested');
    expect(await show(who, json.id)).toMatchObject({ state: 'rejected', reason: REASONS[1] });
    expect((await cancel(who, json.id)).status).toBe(409);
    expect((await request(who)).status).toBe(200);
  });

  onPostgres('that two cancel at the same moment is cancelled once', async () => {
    const who = await bank.openAccount();
    const { json } = await request(who);
    const second = await whileOpen(
      bank,
      async (trx, tools) => cancelPortability(await askedBy(who, trx, tools), json.id),
      () => cancel(who, json.id),
    );
    expect(second.status).toBe(409);
  });

  it('holds once the paying bank let the last day pass, not on that day; one that was cancelled stays so', async () => {
    const [who, other] = [await bank.openAccount(), await bank.openAccount()];
    const [{ json }, { json: dropped }] = [await request(who), await request(other)];
    await cancel(other, dropped.id);
    await bank.moveDays(diffDays(await bank.today(), json.deadline));
    await round();
    expect((await show(who, json.id)).state).toBe('requested');
    await bank.moveDays(1);
    expect(await bank.today()).toBe(addDays(json.deadline, 1));
    await round();
    expect(await show(who, json.id)).toMatchObject({ state: 'accepted', byDeadline: true });
    expect((await show(other, dropped.id)).state).toBe('cancelled');
  });

  it('is one for an employer, also at the same moment, and refused at its fields', async () => {
    const who = await bank.openAccount();
    const both = await Promise.all([request(who), request(who)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const refused = await request(who, { bank: '09089356', employerDocument: '123' });
    expect([refused.status, refused.json.errors.map((one: { field: string }) => one.field)]).toEqual([
      422,
      ['bank', 'employerDocument'],
    ]);
  });

  it('is of natural persons, and of its account alone', async () => {
    const company = await bank.openAccount({ document: '11222333000181' });
    const terms = await company.call('GET /salary-portability/terms');
    expect(terms.json.holder).toBeNull();
    const refused = await request(company);
    expect([refused.status, refused.json.code]).toEqual([403, 'persons-only']);
    const [who, other] = [await bank.openAccount(), await bank.openAccount()];
    const { json } = await request(who);
    expect((await other.call('GET /salary-portability/{id}', { params: { id: json.id } })).status).toBe(404);
    expect((await cancel(other, json.id)).status).toBe(404);
    expect((await other.call('POST /salary-portability/search', { body: {} })).json.total).toBe(0);
  });
});
