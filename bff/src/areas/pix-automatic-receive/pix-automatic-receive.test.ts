import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CollectionInput } from '@balcao/contract/pix-automatic-receive';
import { addCustomer, detail, issue } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays } from '../../core/calendar';
import { balanceOf } from '../../ledger/ledger';
import { parseBrCode } from '../../rails/pix/br-code';
import { attemptFailed, attemptPaid } from './charges';
import { payerAccepts, payerBankRefuses, payerRefuses } from './payer';
import { collectionsRound } from './round';
import { dueNow, retryDay } from './windows';

let bank: EmptyBank;
let member: Member;
let customer: number;
let today: string;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());
beforeEach(async () => {
  member = await bank.openAccount();
  customer = await addCustomer(member);
  today = await bank.today();
});

const input = (given: Partial<CollectionInput> = {}): CollectionInput => ({
  customer,
  journey: 2,
  contract: 'Mensalidade',
  period: 'MENSAL',
  first_day: addDays(today, 5),
  amount: 9_900,
  retry: 'NAO_PERMITE',
  ...given,
});
const create = async (given: Partial<CollectionInput> = {}) => {
  const reply = await member.call('POST /receive/pix-automatic', { body: input(given) });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.json));
  return reply.json.id;
};
const show = async (id: number) => (await member.call('GET /receive/pix-automatic/{id}', { params: { id } })).json;
const at = async () => new Date(`${await bank.today()}T12:00:00-03:00`);
const accept = async (id: number) => {
  const now = await at();
  await bank.work((trx, tools) => payerAccepts(trx, tools, id, now));
};
const round = () => bank.work((trx, tools) => collectionsRound.run(trx, {}, tools, undefined as never));
const available = () => bank.work(async (trx) => (await balanceOf(trx, member.accountId)).available);
const attemptOf = async (id: number) =>
  (
    await bank.store.db
      .selectFrom('pix_collection_attempts as a')
      .innerJoin('pix_collection_charges as c', 'c.id', 'a.charge_id')
      .select(['a.end_to_end', 'a.state', 'a.day', 'a.number'])
      .where('c.collection_id', '=', id)
      .orderBy('a.number', 'desc')
      .execute()
  )[0]!;
const failed = async (id: number, isLast = true) => {
  const now = await at();
  const { end_to_end } = await attemptOf(id);
  await bank.work((trx, tools) => attemptFailed(trx, tools, end_to_end, { isLast, at: now, today }));
};

it('AREAS-2-receive-12: a fixed amount is charged each cycle, and money told of twice, even at once, is credited once', async () => {
  const id = await create();
  await accept(id);
  await round();
  const { state, charges, next_day } = await show(id);
  expect(state).toBe('APROVADA');
  expect(charges.map(({ state: one, day, amount }) => [one, day, amount])).toEqual([
    ['ATIVA', addDays(today, 5), 9_900],
  ]);
  expect(next_day! > charges[0]!.day).toBe(true);
  const { end_to_end } = await attemptOf(id);
  const now = await at();
  const tell = () => bank.work((trx, tools) => attemptPaid(trx, tools, end_to_end, now));
  const taken = await Promise.all([tell(), tell(), tell()]);
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect(await tell()).toBe(false);
  expect(await available()).toBe(9_900);
  expect(await show(id)).toMatchObject({
    received: 9_900,
    charges: [{ state: 'CONCLUIDA', attempts: [{ state: 'PAGA' }] }],
  });
  await round();
  expect((await show(id)).charges).toHaveLength(1);
});

it('domain.md 2: the four journeys each ask in their way', async () => {
  const account = { ispb: '60746948', branch: '1', number: '123-4' };
  const asked = await show(await create({ journey: 1, account }));
  expect(asked).toMatchObject({ code: null, request: 'CRIADA' });
  await round();
  await round();
  expect((await show(asked.id)).request).toBe('RECEBIDA');
  const code = parseBrCode((await show(await create())).code!);
  expect(code).toMatchObject({ ok: true, code: { recurrence: expect.stringContaining('/rec/') } });
  const [billet] = await issue(bank, member, [customer], { is_bolix: true });
  const composite = await create({ journey: 4, billet: billet! });
  expect(parseBrCode((await show(composite)).code!)).toMatchObject({
    ok: true,
    code: { recurrence: expect.any(String) },
  });
  await accept(composite);
  expect((await detail(member, billet!)).status).toMatch(/identified|paid/);
});

it('what is wrong with each journey is told at its field', async () => {
  const faults = async (given: Partial<CollectionInput>) =>
    (await member.call('POST /receive/pix-automatic', { body: input(given) })).json.errors?.map(({ field }) => field);
  expect(await faults({ first_day: today })).toEqual(['first_day']);
  expect(await faults({ minimum: 100 })).toEqual(['minimum']);
  expect(await faults({ journey: 1 })).toEqual(['account.ispb', 'account.branch', 'account.number']);
  expect(await faults({ journey: 3 })).toEqual(['now']);
  expect(await faults({ journey: 4, billet: 999_999 })).toEqual(['billet']);
  expect(await faults({ customer: 999_999_999 })).toEqual(['customer']);
});

it('PERMITE_3R_7D: three more attempts within seven days, then the charge runs out', async () => {
  const id = await create({ retry: 'PERMITE_3R_7D' });
  await accept(id);
  await round();
  const due = addDays(today, 5);
  for (const days of [2, 4, 7]) {
    await failed(id);
    expect(await attemptOf(id)).toMatchObject({ day: addDays(due, days), state: 'SOLICITADA' });
  }
  await failed(id);
  const [charge] = (await show(id)).charges;
  expect(charge).toMatchObject({ state: 'EXPIRADA' });
  expect(charge!.attempts.map(({ state }) => state)).toEqual(Array(4).fill('REJEITADA'));
  expect(await available()).toBe(0);
});

it('the first window of the day is no last word; without retry the second is', async () => {
  const id = await create();
  await accept(id);
  await round();
  await failed(id, false);
  expect(await attemptOf(id)).toMatchObject({ number: 1, state: 'AGENDADA' });
  await failed(id);
  expect((await show(id)).charges[0]).toMatchObject({ state: 'EXPIRADA' });
});

it("domain.md 2: a charge is CRIADA until the payer's bank takes it, and REJEITADA where that refuses: the next cycle comes as usual", async () => {
  const id = await create({ retry: 'PERMITE_3R_7D' });
  await accept(id);
  expect((await show(id)).charges).toMatchObject([{ state: 'CRIADA', attempts: [{ state: 'SOLICITADA' }] }]);
  await round();
  expect((await show(id)).charges).toMatchObject([{ state: 'ATIVA', attempts: [{ state: 'AGENDADA' }] }]);
  const now = await at();
  await bank.work((trx, tools) => payerBankRefuses(trx, tools, id, now));
  const { state, charges, histories, next_day } = await show(id);
  expect(charges).toMatchObject([{ state: 'REJEITADA', attempts: [{ state: 'REJEITADA' }] }]);
  expect([state, next_day! > charges[0]!.day]).toEqual(['APROVADA', true]);
  expect(histories[0]!.message).toMatch(/recusada pelo banco do pagador: Conta do pagador encerrada$/);
  await expect(bank.work((trx, tools) => payerBankRefuses(trx, tools, id, now))).rejects.toThrow('Não há cobrança');
});

it("domain.md 2: an attempt of which the payer's bank says nothing is EXPIRADA once its day is over, and tried again where allowed", async () => {
  const [once, thrice] = [await create(), await create({ retry: 'PERMITE_3R_7D' })];
  for (const id of [once, thrice]) await accept(id);
  const without = () =>
    bank.work((trx, tools) => {
      const config = { ...tools.services.config, BALCAO_RAILS: 'none' as const };
      const services = { ...tools.services, config };
      return collectionsRound.run(trx, {}, { ...tools, services }, undefined as never);
    });
  await bank.moveDays(5);
  await without();
  expect((await show(once)).charges[0]).toMatchObject({ attempts: [{ state: 'SOLICITADA' }] });
  await bank.moveDays(1);
  await without();
  const charge = async (id: number) => (await show(id)).charges.find(({ day }) => day === addDays(today, 5));
  expect(await charge(once)).toMatchObject({ state: 'EXPIRADA', attempts: [{ state: 'EXPIRADA' }] });
  expect((await charge(thrice))!.attempts).toMatchObject([
    { state: 'EXPIRADA', reason: 'O banco do pagador não respondeu' },
    { state: 'SOLICITADA', day: addDays(today, 7) },
  ]);
  await bank.moveDays(-6);
});

it('domain.md 2: what nobody answers in five days is EXPIRADA, the request too, and can be answered no more', async () => {
  const account = { ispb: '60746948', branch: '1', number: '123-4' };
  const [qr, notice] = [await create(), await create({ journey: 1, account })];
  await bank.moveDays(5);
  await round();
  await bank.moveDays(-5);
  expect(await show(qr)).toMatchObject({ state: 'EXPIRADA', request: null, image: null });
  const over = await show(notice);
  expect(over).toMatchObject({ state: 'EXPIRADA', request: 'EXPIRADA' });
  expect(over.histories[0]!.message).toBe('O prazo de resposta do pagador terminou');
  await expect(accept(qr)).rejects.toThrow('Não há pedido');
});

it('windows: 0 to 8 h and from 18 h, of the day itself', () => {
  const when = (hour: string) => new Date(`2026-11-23T${hour}:00-03:00`);
  expect(dueNow('2026-11-24', 0, when('07:00'), '2026-11-23')).toBe('waits');
  expect(dueNow('2026-11-23', 0, when('07:00'), '2026-11-23')).toBe('tries');
  expect(dueNow('2026-11-23', 1, when('07:30'), '2026-11-23')).toBe('waits');
  expect(dueNow('2026-11-23', 0, when('12:00'), '2026-11-23')).toBe('waits');
  expect(dueNow('2026-11-23', 1, when('18:30'), '2026-11-23')).toBe('last');
  expect(dueNow('2026-11-22', 0, when('12:00'), '2026-11-23')).toBe('last');
  expect(retryDay('NAO_PERMITE', '2026-11-23', 1)).toBeNull();
});

it('a varying amount is charged from 10 to 2 days before its cycle, once, and not below its minimum', async () => {
  const { amount: _amount, ...varying } = input({ minimum: 5_000 });
  const { json } = await member.call('POST /receive/pix-automatic', { body: varying });
  await accept(json.id);
  const charge = (amount: number) =>
    member.call('POST /receive/pix-automatic/{id}/charge', { params: { id: json.id }, body: { amount } });
  expect((await charge(4_999)).json.errors).toMatchObject([{ field: 'amount' }]);
  expect((await charge(6_000)).status).toBe(200);
  // the cycle after it is too far away
  expect((await charge(6_000)).status).toBe(409);
});

it('cancelling takes the charge to come with it; a refused request is over; filing and notes change nothing else', async () => {
  const id = await create();
  await accept(id);
  await round();
  const ended = await member.call('POST /receive/pix-automatic/{id}/cancel', { params: { id } });
  expect(ended.json).toMatchObject({ state: 'CANCELADA', next_day: null, charges: [{ state: 'CANCELADA' }] });
  expect((await member.call('POST /receive/pix-automatic/{id}/cancel', { params: { id } })).status).toBe(409);
  const refused = await create();
  const now = await at();
  await bank.work((trx, tools) => payerRefuses(trx, tools, refused, now));
  await member.call('POST /receive/pix-automatic/{id}/note', { params: { id: refused }, body: { note: ' Ligar ' } });
  await member.call('POST /receive/pix-automatic/{id}/file', { params: { id: refused }, body: { filed: true } });
  expect(await show(refused)).toMatchObject({ state: 'REJEITADA', note: 'Ligar', filed: true });
  const list = async (filed: boolean) =>
    (
      await member.call(filed ? 'POST /receive/pix-automatic/filed' : 'POST /receive/pix-automatic/search', {
        body: {},
      })
    ).json.items.map((row) => row.id);
  expect([await list(false), await list(true)]).toEqual([[id], [refused]]);
  expect((await member.call('POST /receive/pix-automatic/totals', { body: {} })).json).toMatchObject({ count: 1 });
});

it("another account's is not there", async () => {
  const id = await create();
  const other = await bank.openAccount();
  expect((await other.call('GET /receive/pix-automatic/{id}', { params: { id } })).status).toBe(404);
});

it('the payer is asked by e-mail as well: with the code, or with word of the request; again while it waits for the answer', async () => {
  const email = 'pagadora@exemplo.com';
  const other = await addCustomer(member, { emails: [email] });
  const mails = async (recipient: string) =>
    (
      await bank.store.db
        .selectFrom('sandbox_messages')
        .select(['subject', 'body'])
        .where('account_id', '=', member.accountId)
        .where('recipient', '=', recipient)
        .execute()
    ).map(({ body }) => body);
  const id = await create({ customer: other, send_email: true });
  const { code, email: known, actions } = await show(id);
  expect([known, actions]).toEqual([email, ['resend-email', 'cancel', 'file']]);
  expect(await mails(email)).toEqual([expect.stringContaining(code!)]);
  const account = { ispb: '60746948', branch: '1', number: '123-4' };
  await create({ customer: other, journey: 1, account, send_email: true });
  expect((await mails(email))[1]).toContain('O pedido está no aplicativo do seu banco');
  // who has no e-mail is asked all the same
  const unmailed = await addCustomer(member, { emails: [] });
  expect((await show(await create({ customer: unmailed, send_email: true }))).histories).toHaveLength(1);

  const resend = (typed: string) =>
    member.call('POST /receive/pix-automatic/{id}/resend/email', { params: { id }, body: { email: typed } });
  expect((await resend('nada')).json.errors).toMatchObject([{ field: 'email' }]);
  expect((await resend(' Financeiro@Exemplo.com ')).json.histories[0]).toMatchObject({
    message: 'Pedido enviado por e-mail para financeiro@exemplo.com',
  });
  expect(await mails('financeiro@exemplo.com')).toHaveLength(1);
  await accept(id);
  expect((await resend(email)).status).toBe(409);
});

it('tags are put on, found by, and taken off; a tag that is not there is told at its field', async () => {
  const tag = (await member.call('POST /tag', { body: { name: 'Academia', color_ref: 'red' } })).json.id;
  const id = await create({ tags: [tag] });
  const plain = await create();
  const found = async (tags: number[]) =>
    (await member.call('POST /receive/pix-automatic/search', { body: { tags } })).json.items.map((row) => row.id);
  expect([(await show(id)).tags, await found([tag])]).toMatchObject([[{ name: 'Academia' }], [id]]);
  const put = (body: { ids: number[]; add?: number[]; remove?: number[] }) =>
    member.call('POST /receive/pix-automatic/tags', { body });
  expect((await put({ ids: [id, 999_999], remove: [tag] })).json.results).toMatchObject([
    { id, ok: true },
    { ok: false, message: 'Pix automático não encontrado' },
  ]);
  await put({ ids: [plain], add: [tag] });
  expect(await found([tag])).toEqual([plain]);
  expect((await put({ ids: [id], add: [999_999] })).json.errors).toMatchObject([{ field: 'add' }]);
  const refused = await member.call('POST /receive/pix-automatic', { body: input({ tags: [999_999] }) });
  expect(refused.json.errors).toMatchObject([{ field: 'tags' }]);
});
