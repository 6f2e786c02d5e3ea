import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHARGE_STATUS, type ChargeAction, type ChargeStatus } from '@balcao/contract/charges';
import { addCustomer, detail, issue } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays } from '../../core/calendar';
import { saoPauloDay } from '../../core/clock';
import { parseBillet } from '../../rails/billet/barcode';
import { actionsOf, refusalOf } from '../../kits/charging/rules';

let bank: EmptyBank;
let member: Member;
let other: Member;
let customer: number;
let foreign: number;
let today: string;

beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  other = await bank.openAccount();
  customer = await addCustomer(member);
  today = await bank.today();
  foreign = (await issue(bank, other, [await addCustomer(other)]))[0]!;
});
// charges are marked as paid by the test itself, without a payment
afterAll(() => bank.close(['a charge that was paid has the day and the amount']));

let value = 10_000;
async function billet(status: ChargeStatus = 'waiting', given: Parameters<typeof issue>[3] = {}): Promise<number> {
  const [id] = await issue(bank, member, [customer], { items: [{ name: 'x', amount: 1, value: ++value }], ...given });
  await bank.store.execute('update charges set status = $1 where id = $2', [status, id]);
  return id!;
}
const lastLine = async (id: number) => (await detail(member, id)).charge_histories.at(-1)!;

/** Statuses that allow each action (domain.md 1), written by hand, apart from the code under test. */
const ALLOWED: Record<Exclude<ChargeAction, 'file' | 'unfile'>, ChargeStatus[]> = {
  cancel: ['new', 'link', 'waiting', 'unpaid'],
  'expire-at': ['waiting', 'unpaid'],
  'manual-payment': ['new', 'waiting', 'unpaid'],
  'resend-email': ['waiting'],
  reissue: ['canceled', 'expired'],
};

describe('AREAS-4-charges-2: what may be done from where', () => {
  it.each(CHARGE_STATUS)('%s', (status) => {
    const allowed = actionsOf({ status, filed: false, is_advanced: false, payment_method: 'banking_billet' });
    const wanted = (Object.keys(ALLOWED) as (keyof typeof ALLOWED)[]).filter((action) =>
      ALLOWED[action].includes(status),
    );
    expect([...allowed].sort()).toEqual([...wanted, 'file'].sort());
  });

  it('a card charge that waits is not canceled, nor has it a due date', () => {
    const card = { status: 'waiting', filed: true, is_advanced: false, payment_method: 'credit_card' } as const;
    expect(actionsOf(card)).toEqual(['unfile', 'manual-payment', 'resend-email']);
    expect(refusalOf('cancel', { ...card, status: 'unpaid' })).toBeNull();
  });

  it('an advanced billet is not canceled, marked as paid or given another due date, and says why', () => {
    const billet = { status: 'waiting', filed: false, is_advanced: true, payment_method: 'banking_billet' } as const;
    expect(actionsOf(billet)).toEqual(['file', 'resend-email']);
    expect(refusalOf('cancel', billet)).toBe('Cobrança antecipada não pode ser cancelada');
  });

  it('the server decides by the same table, row by row in the order asked', async () => {
    const [open, paid] = [await billet(), await billet('paid')];
    const { json } = await member.call('PUT /charges/cancel', { body: { ids: [paid, 99_999, open, foreign] } });
    expect(json.results).toEqual([
      { id: paid, ok: false, message: 'Cobrança com status Pago não pode ser cancelada' },
      { id: 99_999, ok: false, message: 'Cobrança não encontrada' },
      { id: open, ok: true, message: null },
      { id: foreign, ok: false, message: 'Cobrança não encontrada' },
    ]);
    expect((await detail(member, open)).status).toBe('canceled');
    expect(await lastLine(open)).toMatchObject({
      agent: 'user',
      message: 'Cobrança cancelada',
      user: expect.stringMatching(/^Pessoa/),
    });
    expect((await detail(other, foreign)).status).toBe('waiting');
    expect(bank.live.at(-1)).toMatchObject({ topic: 'charges', type: 'updated', ids: [open] });
  });

  it.each([
    ['PUT /charges/cancel', {}],
    ['PUT /charges/file', {}],
    ['PUT /charges/manual-payment', {}],
    ['PUT /charges/expire-at', { expire_at: addDays(saoPauloDay(new Date()), 5) }],
    ['POST /charges/resend/email', {}],
    ['POST /charges/tags', {}],
  ] as const)("%s: another account's charge answers like a missing one and stays", async (call, more) => {
    const before = await detail(other, foreign);
    const { json } = await member.call(call, { body: { ids: [foreign, 99_999], ...more } as never });
    const results = (json as { results: { ok: boolean; message: string }[] }).results;
    expect(results.map((r) => [r.ok, r.message])).toEqual([
      [false, 'Cobrança não encontrada'],
      [false, 'Cobrança não encontrada'],
    ]);
    expect(await detail(other, foreign)).toEqual(before);
  });

  it.each(['GET /charges/{id}', 'GET /charges/{id}/pdf', 'GET /charges/type/{id}'] as const)(
    '%s: the same',
    async (call) => {
      const [a, b] = [
        await member.call(call, { params: { id: foreign } }),
        await member.call(call, { params: { id: 99_999 } }),
      ];
      expect([a.status, a.json]).toEqual([404, b.json]);
    },
  );

  it('two users at once: one does it, the other hears why not', async () => {
    const id = await billet();
    const all = await Promise.all(
      Array.from({ length: 4 }, () => member.call('PUT /charges/cancel', { body: { ids: [id] } })),
    );
    expect(all.filter(({ json }) => json.results[0]!.ok)).toHaveLength(1);
  });
});

it('marking as paid moves no money', async () => {
  const id = await billet('unpaid');
  await member.call('PUT /charges/manual-payment', { body: { ids: [id] } });
  expect(await detail(member, id)).toMatchObject({
    status: 'settled',
    translated_status: 'Marcado como pago',
    paid_value: null,
    paid_at: expect.any(String),
  });
  expect((await bank.store.execute('select count(*) as n from ledger_entries')).rows[0].n).toBe(0);
});

it('AREAS-4-charges-3: filed charges leave the opened list and come back', async () => {
  const id = await billet('paid');
  const ids = async (call: 'POST /v2/charges/banking-billet/opened' | 'POST /v2/charges/banking-billet/filed') =>
    (await member.call(call, { body: { size: 100 } })).json.items.map((row) => row.id);
  await member.call('PUT /charges/file', { body: { ids: [id] } });
  expect(await ids('POST /v2/charges/banking-billet/opened')).not.toContain(id);
  expect(await ids('POST /v2/charges/banking-billet/filed')).toEqual([id]);
  expect((await member.call('PUT /charges/file', { body: { ids: [id] } })).json.results[0]?.message).toBe(
    'Cobrança já arquivada',
  );
  await member.call('PUT /charges/file', { body: { ids: [id], filed: false } });
  expect(await ids('POST /v2/charges/banking-billet/opened')).toContain(id);
});

describe('changing the due date', () => {
  it('gives new codes and registers again; an unpaid one waits again', async () => {
    const id = await billet('unpaid', { is_bolix: true });
    const before = await detail(member, id);
    const expire_at = addDays(today, 30);
    expect((await member.call('PUT /charges/expire-at', { body: { ids: [id], expire_at } })).json.results).toEqual([
      { id, ok: true, message: null },
    ]);
    expect(bank.waiting.map(({ job, data }) => [job.name, data])).toEqual([
      ['billet-register', { accountId: member.accountId, ids: [id] }],
    ]);
    await bank.runJobs();
    const after = await detail(member, id);
    expect(after).toMatchObject({
      status: 'waiting',
      expire_at,
      charge_payment: { base_key: before.charge_payment.base_key, banking_billet: { expire_at } },
    });
    expect(parseBillet(after.barcode!, today)).toMatchObject({
      ok: true,
      billet: { due: expire_at, value: after.value, barcode: after.charge_payment.collection_key },
    });
    expect(after.charge_payment.pix_copy_paste).not.toBe(before.charge_payment.pix_copy_paste);
    expect(after.charge_histories.at(-1)?.message).toMatch(
      /^Vencimento alterado de \d\d\/\d\d\/\d{4} para \d\d\/\d\d\/\d{4}$/,
    );
  });

  it.each(['2026-02-30', '2020-01-01', '2099-01-01'])('%s is refused for all', async (expire_at) => {
    const { status, json } = await member.call('PUT /charges/expire-at', {
      body: { ids: [await billet()], expire_at },
    });
    expect([status, json.errors?.[0]?.field]).toEqual([422, 'expire_at']);
  });

  it('not before the end of its conditional discount, nor to the same day', async () => {
    const id = await billet('waiting', {
      conditional_discount: { type: 'currency', value: 100, until_date: addDays(today, 8) },
    });
    const to = async (expire_at: string) =>
      (await member.call('PUT /charges/expire-at', { body: { ids: [id], expire_at } })).json.results[0]!;
    expect((await to(addDays(today, 7))).message).toContain('desconto condicional');
    expect((await to(addDays(today, 10))).message).toBe('A cobrança já vence nesta data');
    expect((await to(addDays(today, 8))).ok).toBe(true);
  });
});

describe('AREAS-7-charges-6: sending the e-mail again', () => {
  const mails = async (to: string) =>
    (await bank.store.execute('select body from sandbox_messages where recipient = $1', [to])).rows;

  it("to the customer's address or to the one given", async () => {
    const id = await billet();
    await member.call('POST /charges/resend/email', { body: { ids: [id] } });
    await member.call('POST /charges/resend/email', { body: { ids: [id], email: 'Outra@Exemplo.com' } });
    expect((await mails('angela@exemplo.com')).length).toBe(1);
    expect((await mails('outra@exemplo.com'))[0].body.replace(/[ .]/g, '')).toContain(
      (await detail(member, id)).barcode!,
    );
    expect((await lastLine(id)).message).toBe('Boleto reenviado para outra@exemplo.com');
  });

  it('not without an address, nor to what is none', async () => {
    const [id] = await issue(bank, member, [await addCustomer(member, { emails: [] })]);
    expect((await member.call('POST /charges/resend/email', { body: { ids: [id!] } })).json.results[0]?.message).toBe(
      'O cliente não tem e-mail cadastrado',
    );
    const bad = await member.call('POST /charges/resend/email', { body: { ids: [id!], email: 'nada' } });
    expect([bad.status, bad.json.errors?.[0]?.field]).toEqual([422, 'email']);
  });
});

it('AREAS-7-charges-3: the note', async () => {
  const id = await billet();
  expect((await member.call('POST /charge/{id}/note', { params: { id }, body: { note: ' ligar ' } })).status).toBe(204);
  expect((await detail(member, id)).note).toBe('ligar');
  expect((await member.call('POST /charge/{id}/note', { params: { id: foreign }, body: { note: 'x' } })).status).toBe(
    404,
  );
});

describe('a thousand at once', () => {
  const ACTIONS = [
    ['POST /charges/tags', {}, null],
    ['PUT /charges/expire-at', { expire_at: addDays(saoPauloDay(new Date()), 5) }, 'expire-at'],
    ['POST /charges/resend/email', { email: 'todos@exemplo.com' }, 'resend-email'],
    ['PUT /charges/file', {}, 'file'],
    ['PUT /charges/cancel', {}, 'cancel'],
  ] as const;
  let many: number[];

  beforeAll(async () => {
    const { rows } = await bank.store.execute(
      `insert into charges (account_id, status, value, items_value, expire_at, fee, our_number, barcode, collection_key, customer_name, customer_document, fingerprint, search, created_at, updated_at)
       select $1, case when n % 10 = 0 then 'paid' else 'waiting' end, 1000, 1000, current_date + 9, 349, 500000 + n, n, n, 'Cliente', '52998224725', n, 'cliente', now(), now() from generate_series(1, 998) n returning id`,
      [member.accountId],
    );
    // not in the order of ids, with a charge of another account and a missing one among them
    many = [...rows.map((row) => row.id as number).toSorted((a, b) => (a % 7) - (b % 7)), foreign, 99_999_999];
  });

  it.each(ACTIONS)('%s: a result for each in the order asked, a history for each done', async (call, more, action) => {
    const { status, json } = await member.call(call, { body: { ids: many, ...more } as never });
    expect(status).toBe(200);
    const { results } = json as { results: { id: number; ok: boolean }[] };
    expect(results.map((result) => result.id)).toEqual(many);
    expect(results.slice(-2).map((result) => result.ok)).toEqual([false, false]);
    const paidToo = action === null || action === 'file';
    expect(results.filter((result) => result.ok)).toHaveLength(paidToo ? 998 : 899);
    if (!action) return;
    const { rows } = await bank.store.execute(
      `select count(*) as n, count(distinct charge_id) as charges from charge_histories where action = $1
        and charge_id = any($2::bigint[])`,
      [action, many],
    );
    expect(rows[0]).toEqual({
      n: results.filter((result) => result.ok).length,
      charges: results.filter((result) => result.ok).length,
    });
  });

  it('more than a thousand are refused', async () => {
    expect((await member.call('PUT /charges/cancel', { body: { ids: [...many, 1] } })).status).toBe(400);
  });

  it('two of them over the same billets, in opposite orders, do not deadlock: each is done by one', async () => {
    await bank.store.execute(
      "update charges set status = 'waiting' where account_id = $1 and our_number between 500001 and 500998",
      [member.accountId],
    );
    const both = await Promise.all(
      [many, many.toReversed()].map((ids) => member.call('PUT /charges/manual-payment', { body: { ids } })),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.flatMap(({ json }) => json.results.filter((result) => result.ok))).toHaveLength(998);
  });
});
