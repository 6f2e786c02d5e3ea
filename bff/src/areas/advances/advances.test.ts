import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { callSigned, sign as signOperation } from '../../../../tests/support/sign';
import { addCustomer, detail, issue, pay } from '../../../test/billets';
import { fundAccount } from '../../../test/funded';
import { openEmptyBank, type EmptyBank, type Member, isBalanceTold } from '../../../test/harness';
import { askedBy, whileOpen } from '../../../test/meanwhile';
import { pdfWords } from '../../../test/papers';
import { addDays, nextBusinessDay } from '../../core/calendar';
import { bankNow } from '../../core/clock';
import { fakeCnpj, fakeCpf } from '../../core/documents';
import { formatMoney } from '../../core/money';
import { saoPauloInstant } from '../../kits/money/slot';
import { BANK, balanceOf, post } from '../../ledger/ledger';
import { decideFunding, DENIED } from '../../rails/funder/sandbox';
import { cancelAdvance } from './contract';
import { collectOwed } from './pass-on';
import { advanceRound } from './round';
import { dueWindow, lastDayOf } from './rules';

let bank: EmptyBank;
let start: string;
beforeAll(async () => {
  bank = await openEmptyBank();
  start = nextBusinessDay(addDays(await bank.today(), 1));
});
afterAll(() => bank.close());

const clock = (day: string, time: string) =>
  bank.store.execute('update bank_clock set offset_seconds = ceil(extract(epoch from $1::timestamptz - now()))', [
    saoPauloInstant(day, time),
  ]);
async function work(): Promise<void> {
  await bank.runJobs();
  await bank.work((trx, tools) => advanceRound.run(trx, {}, tools));
  await bank.runJobs();
}
const available = async ({ accountId }: Member) => (await balanceOf(bank.store.db, accountId)).available;

const deposit = ({ accountId }: Member, amount: number) =>
  bank.work(async (trx) =>
    post(trx, {
      key: randomUUID(),
      kind: 'deposit',
      description: 'Depósito',
      at: await bankNow(trx),
      entries: [
        { accountId, kind: 'available', amount },
        { accountId: BANK, kind: 'settlement', amount: -amount },
      ],
    }),
  );

/** An account with billets of these integer cents, due in thirty days. */
async function issuer(values: number[], balance = 0, holder = {}): Promise<{ who: Member; ids: number[] }> {
  await clock(start, '10:00');
  const who = balance ? await fundAccount(bank, balance, holder) : await bank.openAccount(holder);
  const customer = await addCustomer(who);
  const ids: number[] = [];
  for (const value of values)
    ids.push(
      ...(await issue(bank, who, [customer], {
        items: [{ name: 'Serviço', amount: 1, value }],
        expire_at: addDays(start, 30),
      })),
    );
  return { who, ids };
}
const review = async (who: Member, ids: number[], offer = 'cessao') =>
  (await who.call('POST /advances/review', { body: { offer, ids } })).json;
async function sign(who: Member, ids: number[], offer = 'cessao') {
  const { gross, net, day } = await review(who, ids, offer);
  return callSigned(who, 'POST /advances', { body: { offer, ids, gross, net, day } });
}
const show = async (who: Member, id: number) => (await who.call('GET /advances/{id}', { params: { id } })).json;
const items = async (who: Member) => (await who.call('POST /advances/items/search', { body: {} })).json.items;
const cancelBillet = (who: Member, id: number) => who.call('PUT /charges/cancel', { body: { ids: [id] } });

describe('advancing billets (AREAS-1-15, AREAS-4-anticipation-copilot-1)', () => {
  it('credits the net that was signed, and passes the billet on once it is paid', async () => {
    const { who, ids } = await issuer([100_000, 50_000]);
    const { json, status } = await sign(who, ids);
    expect([status, json.state, json.iof]).toEqual([200, 'PENDING', 0]);
    await work();
    expect(await show(who, json.id)).toMatchObject({ state: 'CREDITED', net: json.net });
    expect(await available(who)).toBe(json.net);
    expect(isBalanceTold(bank, who)).toBe(true);
    const before = await available(who);
    await pay(bank, who, ids[0]!, 100_000);
    // the bank's fee of the billet is the account's
    const { fee } = await detail(who, ids[0]!);
    expect(await available(who)).toBe(before - (fee ?? 0));
    expect((await items(who)).map(({ state }) => state).sort()).toEqual(['CREDITED', 'DEBITED']);
    const paper = await who.call('GET /advances/{id}/contract', { params: { id: json.id } });
    expect(await pdfWords(paper.raw)).toContain(json.protocol);
  });

  it('of a loan bears IOF and the fee, and the account pays what its customer does not', async () => {
    const { who, ids } = await issuer([100_000], 200_000);
    const { json } = await sign(who, ids, 'garantia');
    expect(json.iof).toBeGreaterThan(0);
    await work();
    expect(await available(who)).toBe(200_000 + json.net);
    await clock(lastDayOf(addDays(start, 30)), '23:59');
    await work();
    expect((await items(who))[0]).toMatchObject({ state: 'CREDITED', owed: 0 });
    await clock(addDays(lastDayOf(addDays(start, 30)), 1), '10:00');
    await work();
    await work();
    expect(await available(who)).toBe(100_000 + json.net);
    expect((await items(who))[0]).toMatchObject({ state: 'DEBITED', owed: 0 });
    // it is the account's again
    await pay(bank, who, ids[0]!, 100_000);
    expect(await available(who)).toBeGreaterThan(199_000 + json.net - 1000);
  });

  it('of a loan to a company in Simples bears the lower IOF, as declared with the signature and printed', async () => {
    const { who, ids } = await issuer([100_000], 0, { document: fakeCnpj(Math.random) });
    expect((await who.call('GET /advances/terms')).json.simplesLimit).toBe(3_000_000);
    const full = await review(who, ids, 'garantia');
    const declared = { offer: 'garantia', ids, isSimples: true };
    const { gross, net, day, iof, hasLowerIof } = (await who.call('POST /advances/review', { body: declared })).json;
    expect([hasLowerIof, full.hasLowerIof, net - full.net]).toEqual([true, false, full.iof - iof]);
    expect(iof).toBeLessThan(full.iof);
    // the copilot reckons as the review does: this sum is not reached at the full IOF
    const choose = (more: object) =>
      who.call('POST /advances/choose', { body: { offer: 'garantia', target: net, ...more } });
    expect((await choose({ isSimples: true })).json).toMatchObject({ ids, net, cost: gross - net, isExact: true });
    expect((await choose({})).json.errors?.[0]?.field).toBe('target');
    const body = { ...declared, gross, net, day };
    // the signature holds for what was declared alone
    const signature = await signOperation(who, { call: 'POST /advances', body: { ...body, isSimples: false } });
    expect((await who.call('POST /advances', { body: { ...body, signature } })).status).not.toBe(200);
    const { json, status } = await callSigned(who, 'POST /advances', { body });
    expect([status, json.isSimples, json.iof]).toEqual([200, true, iof]);
    const paper = await who.call('GET /advances/{id}/contract', { params: { id: json.id } });
    expect(await pdfWords(paper.raw)).toContain('Simples Nacional');
  });

  it('of a person cannot be declared to be of Simples Nacional', async () => {
    const { who, ids } = await issuer([100_000], 0, { document: fakeCpf(Math.random) });
    expect((await who.call('GET /advances/terms')).json.simplesLimit).toBeNull();
    const { json } = await who.call('POST /advances/review', { body: { offer: 'garantia', ids, isSimples: true } });
    expect(json.refusals).toMatchObject([{ field: 'isSimples' }]);
    const asked = { offer: 'garantia', target: 1000, isSimples: true };
    expect((await who.call('POST /advances/choose', { body: asked })).json.errors?.[0]?.field).toBe('isSimples');
  });

  /** A loan on a billet of R$ 1.000,00 that nobody paid, nor the account could pay back; `owed` is integer cents. */
  async function overdue() {
    const { who, ids } = await issuer([100_000]);
    const { json } = await sign(who, ids, 'garantia');
    await work();
    await clock(addDays(lastDayOf(addDays(start, 30)), 1), '10:00');
    await work();
    const owed = 100_000 - json.net;
    expect((await items(who))[0]).toMatchObject({ state: 'OVERDUE', owed });
    return { who, ids, owed };
  }

  it('of a loan that the account cannot pay back is owed until it can', async () => {
    const { who, owed } = await overdue();
    expect(await available(who)).toBe(0);
    for (const [cents, left] of [
      [500, owed - 500],
      [500, owed - 1_000],
      [owed, 0],
    ] as const) {
      await deposit(who, cents);
      await work();
      expect((await items(who))[0]).toMatchObject({ state: left ? 'OVERDUE' : 'DEBITED', owed: left });
    }
    expect(await available(who)).toBe(1_000);
  });

  onPostgres('of a loan that two rounds collect at the same moment takes what is owed once', async () => {
    const { who, owed } = await overdue();
    await deposit(who, 2 * owed);
    const { rows } = await bank.store.execute('select * from advance_items where account_id = $1', [who.accountId]);
    const at = await bankNow(bank.store.db);
    await whileOpen(
      bank,
      (trx) => collectOwed(trx, rows[0], at),
      () => bank.work((trx) => collectOwed(trx, rows[0], at)),
    );
    expect([await available(who), (await items(who))[0]!.owed]).toEqual([owed, 0]);
  });

  it('of a loan that is owed still is paid by the account once, though the billet is paid meanwhile', async () => {
    const { who, ids, owed } = await overdue();
    await pay(bank, who, ids[0]!, 100_000);
    await work();
    expect((await items(who))[0]).toMatchObject({ state: 'DEBITED', owed: 0 });
    const { fee } = await detail(who, ids[0]!);
    expect(await available(who)).toBe(100_000 - (fee ?? 0) - owed);
  });

  it('of a cession leaves the default to the funder', async () => {
    const { who, ids } = await issuer([100_000], 200_000);
    const { json } = await sign(who, ids);
    await work();
    await clock(addDays(lastDayOf(addDays(start, 30)), 1), '10:00');
    await work();
    expect(await available(who)).toBe(200_000 + json.net);
    expect((await items(who))[0]).toMatchObject({ state: 'OVERDUE', owed: 0, settled_at: null });
    // what was sold is the funder's still
    expect((await review(who, ids)).refusals[0]?.message).toContain('já foi antecipado');
    expect((await detail(who, ids[0]!)).actions).not.toContain('cancel');
  });

  it('outside the hours is scheduled, can be cancelled, and frees its billets', async () => {
    const { who, ids } = await issuer([100_000]);
    await clock(start, '16:00');
    const { json } = await sign(who, ids);
    expect(json.state).toBe('SCHEDULED');
    expect((await sign(who, ids)).status).toBe(422);
    const cancel = () => who.call('PUT /advances/{id}/cancel', { params: { id: json.id } });
    expect((await cancel()).json.state).toBe('CANCELLED');
    expect((await cancel()).status).toBe(409);
    const again = (await sign(who, ids)).json;
    for (const [time, state] of [
      ['08:59', 'SCHEDULED'],
      ['09:00', 'CREDITED'],
    ] as const) {
      await clock(again.scheduled_for, time);
      await work();
      expect([time, (await show(who, again.id)).state]).toEqual([time, state]);
    }
  });

  onPostgres('that two cancel at the same moment is cancelled once', async () => {
    const { who, ids } = await issuer([100_000]);
    await clock(start, '16:00');
    const { id } = (await sign(who, ids)).json;
    const second = await whileOpen(
      bank,
      async (trx, tools) => cancelAdvance(await askedBy(who, trx, tools), id),
      () => who.call('PUT /advances/{id}/cancel', { params: { id } }),
    );
    expect(second.status).toBe(409);
  });

  it('is told to those alone who manage advances, and logged with its sum as it is signed and as it is cancelled', async () => {
    const { who, ids } = await issuer([100_000, 50_000]);
    const able = await bank.join((await bank.openAccount()).userId, who.accountId, {
      role: 'subuser',
      grants: { 'advances:management': true },
    });
    const other = await bank.join((await bank.openAccount()).userId, who.accountId, {
      role: 'subuser',
      grants: { 'pix:history': true },
    });
    const { json } = await sign(who, [ids[0]!], 'garantia');
    await work();
    const told = await bank.store.db
      .selectFrom('notifications')
      .select(['user_id', 'content'])
      .where('account_id', '=', who.accountId)
      .where('type', '=', 'advance')
      .execute();
    expect(told.map(({ user_id }) => user_id).sort((a, b) => a - b)).toEqual([who.userId, able.userId]);
    expect(told[0]!.content).toMatch(/^Antecipação creditada: R\$\s\S+ por 1 boleto\.$/);
    expect(told.some(({ user_id }) => user_id === other.userId)).toBe(false);
    // the fee is the bank's, all else the funder's
    const { rows } = await bank.store.execute(
      `select t.kind, e.kind as at, e.amount::int from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
       where e.account_id = 0 and t.protocol = $1 order by t.kind`,
      [json.protocol],
    );
    expect(rows).toEqual([
      { kind: 'advance', at: 'settlement', amount: json.discount - json.gross },
      ...(json.fee ? [{ kind: 'advance-fee', at: 'fees', amount: json.fee }] : []),
      { kind: 'advance-iof', at: 'settlement', amount: json.iof },
    ]);
    await clock(addDays(start, 0), '16:30');
    const late = (await sign(who, [ids[1]!])).json;
    await who.call('PUT /advances/{id}/cancel', { params: { id: late.id } });
    const logs = (await who.call('POST /account-logs/search', { body: {} })).json.items;
    const sum = (cents: number) => formatMoney(cents);
    expect(logs.slice(0, 3).map(({ about }) => about)).toEqual([
      sum(late.net),
      `${sum(late.net)} por 1 boleto`,
      `${sum(json.net)} por 1 boleto`,
    ]);
  });

  it('that the funder denies, at once or after a while, frees its billets and says why', async () => {
    const { who, ids } = await issuer([100_091, 100_092]);
    const denied = (await sign(who, [ids[0]!])).json;
    await work();
    expect(await show(who, denied.id)).toMatchObject({ state: 'DENIED', reason: DENIED });
    const analysed = (await sign(who, [ids[1]!])).json;
    await work();
    expect((await show(who, analysed.id)).state).toBe('PENDING');
    await decideFunding(bank.store.db, analysed.protocol, null, await bankNow(bank.store.db));
    await work();
    expect((await show(who, analysed.id)).state).toBe('CREDITED');
    expect((await sign(who, [ids[0]!])).status).toBe(200);
  });

  it('of a billet that is paid before the credit is cancelled, and all the money is the account’s', async () => {
    const { who, ids } = await issuer([100_000, 50_000]);
    await clock(start, '20:00');
    const { json } = await sign(who, ids);
    await pay(bank, who, ids[0]!, 100_000);
    expect(await show(who, json.id)).toMatchObject({ state: 'CANCELLED' });
    expect(await available(who)).toBeGreaterThan(99_000);
    expect((await review(who, [ids[1]!])).refusals).toEqual([]);
  });

  it('takes a billet out of its issuer’s hands', async () => {
    const { who, ids } = await issuer([100_000]);
    await sign(who, ids);
    const reply = await cancelBillet(who, ids[0]!);
    expect(JSON.stringify(reply.json)).toContain('antecipada');
    expect((await detail(who, ids[0]!)).actions).not.toContain('cancel');
  });

  it('of the same billet twice at once is one', async () => {
    const { who, ids } = await issuer([100_000]);
    const replies = await Promise.all([sign(who, ids), sign(who, ids)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('that was not reviewed so, of a missing or a foreign billet, is refused', async () => {
    const { who, ids } = await issuer([100_000]);
    const { who: other } = await issuer([100_000]);
    const { gross, net, day } = await review(who, ids);
    for (const changed of [{ net: net + 1 }, { gross: gross + 1 }, { day: addDays(day, 1) }]) {
      const body = { offer: 'cessao', ids, gross, net, day, ...changed };
      expect([changed, (await callSigned(who, 'POST /advances', { body })).status]).toEqual([changed, 422]);
    }
    for (const id of [ids[0]!, 999_999_999])
      expect((await review(other, [id])).refusals[0]?.message).toContain('não foi encontrado');
    const { json } = await sign(who, ids);
    expect((await other.call('GET /advances/{id}', { params: { id: json.id } })).status).toBe(404);
    expect((await items(other)).length).toBe(0);
  });
});

describe('the copilot', () => {
  it('lists what can be advanced, and chooses the cheapest billets for a sum', async () => {
    const { who, ids } = await issuer([100_000, 50_000, 30_000]);
    const listed = (await who.call('POST /advances/billets/search', { body: {} })).json;
    expect(listed.items.map(({ id }) => id).sort()).toEqual([...ids].sort());
    const chosen = (await who.call('POST /advances/choose', { body: { offer: 'cessao', target: 78_000 } })).json;
    expect(chosen).toMatchObject({ ids: [ids[1], ids[2]].sort(), isExact: true, bound: 0 });
    expect(chosen.net).toBeGreaterThanOrEqual(78_000);
    const { net } = await review(who, chosen.ids);
    expect(net).toBe(chosen.net);
    const tooMuch = await who.call('POST /advances/choose', { body: { offer: 'cessao', target: 200_000 } });
    expect(tooMuch.json.errors?.[0]?.field).toBe('target');
  });

  it('chooses among billets that are due on the first and the last day of the window, and no others', async () => {
    const { who } = await issuer([]);
    const customer = await addCustomer(who);
    const { first, last } = dueWindow(start);
    for (const expire_at of [addDays(first, -1), first, last, addDays(last, 1)])
      await issue(bank, who, [customer], { items: [{ name: 'Serviço', amount: 1, value: 10_000 }], expire_at });
    const { items: listed } = (await who.call('POST /advances/billets/search', { body: {} })).json;
    expect(listed.map(({ expire_at }) => expire_at)).toEqual([first, last]);
    const { json } = await who.call('POST /advances/choose', { body: { offer: 'cessao', target: 15_000 } });
    expect(json.ids).toEqual(listed.map(({ id }) => id));
    const tooMuch = await who.call('POST /advances/choose', { body: { offer: 'cessao', target: 20_000 } });
    expect(tooMuch.json.errors?.[0]?.message).toContain('chegam a');
  });

  it('of an account without billets says that none can be advanced', async () => {
    const { who } = await issuer([]);
    const { json } = await who.call('POST /advances/choose', { body: { offer: 'cessao', target: 100 } });
    expect(json.errors?.[0]?.message).toBe('Nenhum boleto pode ser antecipado agora.');
  });

  it('shows the cash forecast of waiting beside that of advancing', async () => {
    const { who, ids } = await issuer([100_000]);
    const { forecast, net } = await review(who, ids);
    expect(forecast.wait.balance).toBe(0);
    expect(forecast.advance.balance).toBeLessThanOrEqual(net);
  });
});
