import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CollectionInput } from '@balcao/contract/pix-automatic-receive';
import { addCustomer, detail, issue, pay } from '../../../test/billets';
import { collectionCalls } from '../../../test/collections';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays, formatDay } from '../../core/calendar';
import { parseBrCode } from '../../rails/pix/br-code';
import { payerRefuses } from './payer';

let bank: EmptyBank;
let member: Member;
let of: Awaited<ReturnType<typeof collectionCalls>>;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());
beforeEach(async () => {
  member = await bank.openAccount();
  of = await collectionCalls(bank, member);
});

it('domain.md 2: the four journeys each ask in their way', async () => {
  const account = { ispb: '60746948', branch: '1', number: '123-4' };
  const asked = await of.show(await of.create({ journey: 1, account }));
  expect(asked).toMatchObject({ code: null, request: 'CRIADA' });
  await of.round();
  await of.round();
  expect((await of.show(asked.id)).request).toBe('RECEBIDA');
  const code = parseBrCode((await of.show(await of.create())).code!);
  expect(code).toMatchObject({ ok: true, code: { recurrence: expect.stringContaining('/rec/') } });
  const [other, billet] = [
    ...(await issue(bank, member, [of.customer], { is_bolix: true })),
    ...(await issue(bank, member, [of.customer], { is_bolix: true })),
  ];
  const composite = await of.create({ journey: 4, billet: billet! });
  expect(parseBrCode((await of.show(composite)).code!)).toMatchObject({
    ok: true,
    code: { recurrence: expect.any(String) },
  });
  await of.accept(composite);
  expect((await detail(member, billet!)).status).toMatch(/identified|paid/);
  expect((await detail(member, other!)).status).toBe('waiting');
});

it('what was asked for is shown whole, with the code of the account’s own name and city', async () => {
  await bank.store.execute('update accounts set address = $2 where id = $1', [
    member.accountId,
    JSON.stringify({ city: 'Recife' }),
  ]);
  const { amount: _amount, ...body } = of.input({
    minimum: 5_000,
    last_day: addDays(of.today, 100),
    period: 'SEMANAL',
  });
  const { id } = (await member.call('POST /receive/pix-automatic', { body })).json;
  const { rows } = await bank.store.execute(
    `select c.name, c.document, p.created_at, a.nickname from pix_collections p
      join customers c on c.id = $2 join accounts a on a.id = p.account_id where p.id = $1`,
    [id, of.customer],
  );
  const at = rows[0].created_at as Date;
  const shown = await of.show(id);
  expect(shown).toEqual({
    id,
    payer: { name: rows[0].name, document: rows[0].document },
    contract: 'Mensalidade',
    period: 'SEMANAL',
    first_day: addDays(of.today, 5),
    last_day: addDays(of.today, 100),
    amount: null,
    minimum: 5_000,
    journey: 2,
    retry: 'NAO_PERMITE',
    state: 'CRIADA',
    filed: false,
    next_day: null,
    received: 0,
    created_at: at.toISOString(),
    tags: [],
    request: null,
    answer_by: new Date(at.getTime() + 5 * 86_400_000).toISOString(),
    authorised_at: null,
    ended_at: null,
    code: expect.any(String),
    image: expect.stringMatching(/^data:image/),
    now: null,
    billet: null,
    email: 'angela@exemplo.com',
    note: '',
    may_charge_from: null,
    charges: [],
    histories: [
      {
        id: shown.histories[0]!.id,
        message: 'Código criado',
        user: (await member.call('GET /profile')).json.name,
        created_at: at.toISOString(),
      },
    ],
    actions: ['resend-email', 'cancel', 'file'],
  });
  expect(parseBrCode(shown.code!)).toMatchObject({
    ok: true,
    code: { merchantName: rows[0].nickname, merchantCity: expect.stringMatching(/^recife$/i) },
  });
  await of.accept(id);
  const accepted = await of.show(id);
  expect(accepted).toMatchObject({
    state: 'APROVADA',
    answer_by: null,
    image: null,
    authorised_at: expect.any(String),
  });
});

it('totals count who was asked and who approved, apart; the spreadsheet has what the list has', async () => {
  const [, , third] = [await of.create(), await of.create(), await of.create({ last_day: addDays(of.today, 6) })];
  await of.accept(third);
  expect((await member.call('POST /receive/pix-automatic/totals', { body: {} })).json).toMatchObject({
    count: 3,
    asked: 2,
    approved: 1,
    received: 0,
  });
  await bank.store.execute(
    "update pix_collections set created_at = '2026-03-05T02:00:00Z', received = 1234 where id = $1",
    [third],
  );
  const { json } = await member.call('POST /receive/pix-automatic/export', {
    body: { format: 'csv', state: ['APROVADA'] },
  });
  await bank.runJobs();
  const { raw } = await member.call('GET /tasks/{id}/file', { params: { id: json.task } });
  const { payer } = await of.show(third);
  const document = payer.document.replace(/(...)(...)(...)/, '$1.$2.$3-');
  expect(raw.toString().trimEnd().split('\r\n').slice(1)).toEqual([
    `${third};${payer.name};${document};Mensalidade;Mensal;99,00;Ativo;;12,34;;04/03/2026`,
  ]);
  await bank.store.execute('update pix_collections set received = 0 where id = $1', [third]);
});

it('what is paid with the authorisation is the amount that its code says, from its payer', async () => {
  await bank.store.execute(
    `insert into pix_keys (account_id, type, key, state, created_at, owned_since)
      values ($1, 'random', gen_random_uuid(), 'active', now(), now())`,
    [member.accountId],
  );
  const id = await of.create({ journey: 3, now: 4_321 });
  const { now, code, payer } = await of.show(id);
  expect([now, parseBrCode(code!)]).toMatchObject([4_321, { ok: true, code: { amount: 4_321 } }]);
  await of.accept(id);
  const { rows } = await bank.store.execute(
    'select amount, payer_name, payer_document from pix_received where account_id = $1',
    [member.accountId],
  );
  expect(rows).toEqual([{ amount: 4_321, payer_name: payer.name, payer_document: payer.document }]);
});

it('what is wrong with each journey is told at its field', async () => {
  const faults = async (given: Partial<CollectionInput>) =>
    (await member.call('POST /receive/pix-automatic', { body: of.input(given) })).json.errors?.map(
      ({ field }) => field,
    );
  expect(await faults({ first_day: of.today })).toEqual(['first_day']);
  expect(await faults({ minimum: 100 })).toEqual(['minimum']);
  expect(await faults({ journey: 1 })).toEqual(['account.ispb', 'account.branch', 'account.number']);
  expect(await faults({ journey: 3 })).toEqual(['now']);
  expect(await faults({ journey: 4, billet: 999_999 })).toEqual(['billet']);
  const [itself, deleted] = [await addCustomer(member), await addCustomer(member)];
  await bank.store.execute(
    'update customers c set document = a.document from accounts a where a.id = c.account_id and c.id = $1',
    [itself],
  );
  await member.call('PUT /customers', { body: { ids: [deleted] } });
  for (const customer of [999_999_999, itself, deleted])
    expect([customer, await faults({ customer })]).toEqual([customer, ['customer']]);
  const [own, paid, foreign] = [
    ...(await issue(bank, member, [of.customer], { is_bolix: true })),
    ...(await issue(bank, member, [of.customer], { is_bolix: true })),
    ...(await issue(bank, member, [await addCustomer(member)], { is_bolix: true })),
  ];
  await pay(bank, member, paid!, 10_000);
  // one without Pix, of another value, as three alike in a row are refused
  const items = [{ name: 'Serviço', amount: 1, value: 5_000 }];
  const [plain] = await issue(bank, member, [of.customer], { items, is_bolix: false });
  expect(plain).toEqual(expect.any(Number));
  for (const [billet, expected] of [
    [paid, ['billet']],
    [foreign, ['billet']],
    [plain, ['billet']],
    [own, undefined],
  ] as const)
    expect(await faults({ journey: 4, billet: billet! })).toEqual(expected);
  const key = (state: string) =>
    bank.store.execute(
      `insert into pix_keys (account_id, type, key, state, created_at, owned_since)
        values ($1, 'random', gen_random_uuid(), $2, now(), now())`,
      [member.accountId, state],
    );
  for (const [state, expected] of [
    ['removed', ['now']],
    ['active', undefined],
  ] as const) {
    await key(state);
    expect(await faults({ journey: 3, now: 100 })).toEqual(expected);
  }
});

it('domain.md 2: what nobody answers in five days is EXPIRADA, the request too, and can be answered no more', async () => {
  const account = { ispb: '60746948', branch: '1', number: '123-4' };
  const [qr, notice] = [await of.create(), await of.create({ journey: 1, account })];
  await bank.moveDays(5);
  await of.round();
  await bank.moveDays(-5);
  expect(await of.show(qr)).toMatchObject({ state: 'EXPIRADA', request: null, image: null });
  const over = await of.show(notice);
  expect(over).toMatchObject({ state: 'EXPIRADA', request: 'EXPIRADA' });
  expect(over.histories[0]!.message).toBe('O prazo de resposta do pagador terminou');
  await expect(of.accept(qr)).rejects.toThrow('Não há pedido');
});

it('cancelling takes the charge to come with it; a refused request is over; filing and notes change nothing else', async () => {
  const id = await of.create();
  await of.accept(id);
  await of.round();
  const ended = await member.call('POST /receive/pix-automatic/{id}/cancel', { params: { id } });
  expect(ended.json).toMatchObject({ state: 'CANCELADA', next_day: null, charges: [{ state: 'CANCELADA' }] });
  const { name: user } = (await member.call('GET /profile')).json;
  expect(ended.json.histories[0]).toMatchObject({ message: 'Pix automático cancelado', user });
  const stored = await bank.store.execute('select ended_at from pix_collection_charges where collection_id = $1', [id]);
  expect(stored.rows).toEqual([{ ended_at: new Date(ended.json.ended_at!) }]);
  expect((await member.call('POST /receive/pix-automatic/{id}/cancel', { params: { id } })).status).toBe(409);
  const refused = await of.create();
  const now = await of.at();
  await bank.work((trx, tools) => payerRefuses(trx, tools, refused, now));
  await member.call('POST /receive/pix-automatic/{id}/note', { params: { id: refused }, body: { note: ' Ligar ' } });
  await member.call('POST /receive/pix-automatic/{id}/file', { params: { id: refused }, body: { filed: true } });
  const over = await of.show(refused);
  expect(over).toMatchObject({ state: 'REJEITADA', note: 'Ligar', filed: true, ended_at: now.toISOString() });
  expect(over.histories.map(({ message, user: by }) => [message, by]).slice(0, 3)).toEqual([
    ['Arquivado', user],
    ['Anotação alterada', user],
    ['Recusado pelo pagador', null],
  ]);
  const list = async (filed: boolean) =>
    (
      await member.call(filed ? 'POST /receive/pix-automatic/filed' : 'POST /receive/pix-automatic/search', {
        body: {},
      })
    ).json.items.map((row) => row.id);
  expect([await list(false), await list(true)]).toEqual([[id], [refused]]);
  expect((await member.call('POST /receive/pix-automatic/totals', { body: {} })).json).toMatchObject({ count: 1 });
});

it('is found by its payer, state and day', async () => {
  const id = await of.create();
  const other = await of.create({ customer: await addCustomer(member, { name: 'Zilda Antunes' }) });
  await of.accept(other);
  const found = async (body: object) =>
    (await member.call('POST /receive/pix-automatic/search', { body })).json.items.map((row) => row.id);
  expect(await found({ text: 'zilda' })).toEqual([other]);
  expect([await found({ state: ['CRIADA'] }), await found({ state: ['APROVADA'] })]).toEqual([[id], [other]]);
  const on = (day: string) => found({ created: { from: day, to: day } });
  expect([await on(of.today), await on(addDays(of.today, 1))]).toEqual([[other, id], []]);
});

it("another account's is not there", async () => {
  const id = await of.create();
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
  const id = await of.create({ customer: other, send_email: true, first_day: addDays(of.today, 7) });
  const { code, email: known, actions } = await of.show(id);
  expect([known, actions]).toEqual([email, ['resend-email', 'cancel', 'file']]);
  expect(await mails(email)).toEqual([expect.stringContaining(code!)]);
  expect((await mails(email))[0]).toContain(`até ${formatDay(addDays(of.today, 5))}`);
  expect((await mails(email))[0]).toMatch(
    new RegExp(`Mensalidade, R\\$\\s99,00 por mês, a partir de ${formatDay(addDays(of.today, 7))}`),
  );
  const account = { ispb: '60746948', branch: '1', number: '123-4' };
  await of.create({ customer: other, journey: 1, account, send_email: true });
  expect((await mails(email))[1]).toContain('O pedido está no aplicativo do seu banco');
  // a payer without e-mail gets the request as well
  const unmailed = await addCustomer(member, { emails: [] });
  expect((await of.show(await of.create({ customer: unmailed, send_email: true }))).histories).toHaveLength(1);

  const resend = (typed: string) =>
    member.call('POST /receive/pix-automatic/{id}/resend/email', { params: { id }, body: { email: typed } });
  expect((await resend('nada')).json.errors).toMatchObject([{ field: 'email' }]);
  expect((await resend(' Financeiro@Exemplo.com ')).json.histories[0]).toMatchObject({
    message: 'Pedido enviado por e-mail para financeiro@exemplo.com',
  });
  expect(await mails('financeiro@exemplo.com')).toHaveLength(1);
  await of.accept(id);
  expect((await resend(email)).status).toBe(409);
});

it('tags are put on, found by, and taken off; a tag that is not there is told at its field', async () => {
  const tag = (await member.call('POST /tag', { body: { name: 'Academia', color_ref: 'red' } })).json.id;
  const id = await of.create({ tags: [tag] });
  const plain = await of.create();
  const found = async (tags: number[]) =>
    (await member.call('POST /receive/pix-automatic/search', { body: { tags } })).json.items.map((row) => row.id);
  expect([(await of.show(id)).tags, await found([tag])]).toMatchObject([[{ name: 'Academia' }], [id]]);
  const put = (body: { ids: number[]; add?: number[]; remove?: number[] }) =>
    member.call('POST /receive/pix-automatic/tags', { body });
  expect((await put({ ids: [id, 999_999], remove: [tag] })).json.results).toMatchObject([
    { id, ok: true },
    { ok: false, message: 'Pix automático não encontrado' },
  ]);
  await put({ ids: [plain], add: [tag] });
  expect(await found([tag])).toEqual([plain]);
  expect((await put({ ids: [id], add: [999_999] })).json.errors).toMatchObject([{ field: 'add' }]);
  const refused = await member.call('POST /receive/pix-automatic', { body: of.input({ tags: [999_999] }) });
  expect(refused.json.errors).toMatchObject([{ field: 'tags' }]);
});
