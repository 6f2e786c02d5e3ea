import { describe, expect, it } from 'vitest';
import type { Member } from '../../../test/harness';
import { callSigned } from '../../../../tests/support/sign';
import { addDays } from '../../core/calendar';
import { bankNow } from '../../core/clock';
import { buildDynamicBrCode, buildRecurrenceBrCode, buildStaticBrCode } from '../../rails/pix/br-code';
import {
  giveBack,
  type Payment,
  bank,
  funded,
  ANA,
  byKey,
  byAccount,
  insideOf,
  review,
  atFields,
  pay,
  settle,
  balance,
  detail,
  openBankForTests,
} from '../../../test/pix-bank';

openBankForTests();

describe('paying by key', () => {
  it('shows who receives, masked, and pays in seconds', async () => {
    const member = await funded(50_000);
    const found = await member.call('GET /pix/keys/{key}', { params: { key: ` ${ANA.toUpperCase()} ` } });
    expect(found.json).toMatchObject({ key: ANA, owner: { name: 'Ana Beatriz Moura', document: '***.982.247-**' } });
    expect(JSON.stringify(found.json)).not.toContain('52998224725');
    const { json } = await pay(member, byKey({ description: 'Almoço' }));
    expect(json).toMatchObject({ state: 'reserved', amount: 10_000 });
    await settle();
    const one = await detail(member, json.id);
    expect(one).toMatchObject({ status: 'done', key: ANA, description: 'Almoço', receipts: {} });
    expect(one.endToEnd).toMatch(/^E09089356\d{12}[0-9A-Za-z]{11}$/);
    expect(await balance(member)).toBe(40_000);
  });

  it('a key of nobody is a silent 404, and refused at its field', async () => {
    const member = await funded(50_000);
    const reply = await member.call('GET /pix/keys/{key}', { params: { key: 'ninguem@nada.com.br' } });
    expect(reply).toMatchObject({ status: 404, json: { silent: true } });
    expect(await atFields(member, byKey({ key: 'ninguem@nada.com.br' }))).toHaveProperty('key');
    expect(await atFields(member, byKey({ key: 'isto não é chave' }))).toMatchObject({
      key: expect.stringContaining('chave Pix válida'),
    });
  });

  it('an own key, R$ 0,00, a date beyond a year and one time or 61 are refused at their fields', async () => {
    const member = await funded(50_000);
    await bank.store.db
      .insertInto('pix_keys')
      .values({
        account_id: member.accountId,
        type: 'email',
        key: 'eu@minha.com.br',
        state: 'active',
        created_at: new Date(),
        owned_since: new Date(),
        ended_at: null,
      })
      .execute();
    expect(await atFields(member, byKey({ key: 'eu@minha.com.br' }))).toMatchObject({
      key: expect.stringContaining('desta mesma conta'),
    });
    expect(await atFields(member, byKey({ value: 0 }))).toHaveProperty('value');
    const date = addDays(await bank.today(), 366);
    expect(await atFields(member, byKey({ date }))).toMatchObject({ date: expect.stringContaining('um ano') });
    expect(await atFields(member, byKey({ date: addDays(date, -1) }))).toEqual({});
    const times = async (count: number) =>
      Object.keys(await atFields(member, byKey({ isRecurrence: true, frequency: 'weekly', times: count })));
    expect([await times(1), await times(2), await times(60), await times(61)]).toEqual([['times'], [], [], ['times']]);
    expect((await pay(member, byKey({ value: 0 }))).status).toBe(422);
  });

  it('what changed hands between review and signature is not paid', async () => {
    const member = await funded(50_000);
    const date = await bank.today();
    const body = { ...byKey(), date, receiver: 'Outra Pessoa', receiverDocument: '***.982.247-**' };
    const reply = await callSigned(member, 'POST /pix/start', { body });
    expect(reply).toMatchObject({ status: 422, json: { errors: [{ field: 'receiver' }] } });
    expect(await balance(member)).toBe(50_000);
  });

  it('is not paid unsigned, nor over the limit or the balance, which explain themselves', async () => {
    const member = await funded(50_000);
    const date = await bank.today();
    const unsigned = await member.call('POST /pix/start', {
      body: { ...byKey(), date, receiver: 'Ana Beatriz Moura', receiverDocument: '***.982.247-**' },
    });
    expect(unsigned.status).toBe(403);
    expect(await atFields(member, byKey({ value: 60_000 }))).toMatchObject({
      value: expect.stringContaining('faltam'),
    });
    const rich = await funded(9_000_000);
    expect((await review(rich, byKey({ value: 5_000_001 }))).refusals[0]).toMatchObject({
      code: 'limit',
      field: 'value',
    });
  });

  it('warns of a new key, of a first payment and of an unusual amount', async () => {
    const member = await funded(900_000);
    const codes = async (body: Payment) => (await review(member, body)).warnings.map(({ code }) => code);
    expect(await codes(byKey({ key: 'nova@exemplo.com.br' }))).toEqual(['new-key', 'first-time']);
    await pay(member, byKey());
    await settle();
    expect(await codes(byKey())).toEqual([]);
    expect(await codes(byKey({ value: 200_000 }))).toEqual(['unusual']);
  });

  it('warns when the key has another holder than last time', async () => {
    const member = await funded(900_000);
    const key = 'passou@exemplo.com';
    await pay(member, byKey({ key }));
    await settle();
    const entry = {
      holder: { name: 'Outro Titular', document: '11144477735', kind: 'F' as const },
      account: {
        ispb: '60701190',
        bankName: 'Itaú Unibanco',
        branch: '1',
        number: '12345-6',
        type: 'checking' as const,
      },
    };
    await bank.store.db
      .insertInto('sandbox_pix_keys')
      .values({ key, entry: JSON.stringify(entry), owned_since: await bankNow(bank.store.db) })
      .execute();
    const { warnings } = await review(member, byKey({ key }));
    expect(warnings.map(({ code }) => code)).toEqual(['new-key', 'owner-changed', 'first-time']);
  });

  it.each([
    [10_091, 'refused'],
    [10_094, 'done'],
    [10_096, 'done'],
  ])('an amount of %i ends as the network decides: %s, once', async (value, status) => {
    const member = await funded(50_000);
    const { json } = await pay(member, byKey({ value }));
    await settle();
    await settle();
    expect((await detail(member, json.id)).status).toBe(status);
    expect(await balance(member)).toBe(status === 'done' ? 50_000 - value : 50_000);
  });
});

describe('paying by copy and paste', () => {
  const place = { merchantName: 'Fulano de Tal', merchantCity: 'BRASILIA' };
  const key = '123e4567-e12b-12d1-a456-426655440000';
  const parse = (who: Member, qrcode: string) => who.call('POST /pix/qrcodes/parse', { body: { qrcode } });
  const dynamic = (word: string) => buildDynamicBrCode({ ...place, location: `pix.example.com/${word}/8b3da2f39a41` });

  it('reads a static code with a fixed value, and pays that value alone', async () => {
    const member = await funded(50_000);
    const qrcode = buildStaticBrCode({ ...place, key, amount: 1_234, txid: 'pedido7' });
    expect((await parse(member, ` ${qrcode}\n`)).json).toMatchObject({
      kind: 'static',
      value: 1_234,
      canChangeValue: false,
      txid: 'pedido7',
      owner: { name: 'Fulano de Tal', document: '***.533.447-**' },
    });
    const other = await atFields(member, { type: 'qrcode', qrcode, value: 1_235 });
    expect(other).toMatchObject({ value: expect.stringContaining('R$ 12,34') });
    const { json } = await pay(member, { type: 'qrcode', qrcode, value: 1_234 });
    await settle();
    expect(await detail(member, json.id)).toMatchObject({ status: 'done', txid: 'pedido7' });
  });

  it('refuses a wrong CRC, a truncated one and what is no Pix, at the field', async () => {
    const member = await funded(50_000);
    const qrcode = buildStaticBrCode({ ...place, key });
    const flipped = qrcode.slice(0, -1) + (qrcode.endsWith('0') ? '1' : '0');
    for (const bad of [flipped, qrcode.slice(0, -9), 'ola', '', qrcode.slice(0, 40)]) {
      const reply = await parse(member, bad);
      expect(reply).toMatchObject({ status: 422, json: { errors: [{ field: 'qrcode' }] } });
      expect(await atFields(member, { type: 'qrcode', qrcode: bad, value: 100 })).toHaveProperty('qrcode');
    }
  });

  it('refuses one whose key is nobody’s, and one that authorises alone, saying where that is used', async () => {
    const member = await funded(50_000);
    const told = async (qrcode: string) => (await atFields(member, { type: 'qrcode', qrcode, value: 100 }))['qrcode'];
    const nobody = buildStaticBrCode({ ...place, key: 'ninguem@exemplo.com.br' });
    expect(await told(nobody)).toContain('não existe mais');
    expect((await parse(member, nobody)).status).toBe(404);
    const recurrence = buildRecurrenceBrCode({ ...place, recurrence: 'pix.example.com/rec/8b3da2f39a41' });
    expect(await told(recurrence)).toContain('na página Pix automático');
  });

  it('refuses one that is expired, paid or gone, and asks what the code asks', async () => {
    const member = await funded(500_000);
    const valueOf = async (word: string) => (await parse(member, dynamic(word))).json.value ?? 100;
    const told = async (word: string, more: Partial<Payment> = {}) =>
      atFields(member, { type: 'qrcode', qrcode: dynamic(word), value: await valueOf(word), ...more });
    expect(await told('vencida')).toMatchObject({ qrcode: expect.stringContaining('venceu') });
    expect(await told('paga')).toMatchObject({ qrcode: expect.stringContaining('já foi paga') });
    expect((await parse(member, dynamic('nada'))).status).toBe(404);
    expect(await told('nada')).toHaveProperty('qrcode');
    expect(await told('pergunta')).toHaveProperty('payerResponse');
    expect(await told('pergunta', { payerResponse: 'Pedido 7' })).toEqual({});
    expect(await told('aberta')).toEqual({});
    const far = addDays(await bank.today(), 9);
    expect(await told('x', { date: far })).toHaveProperty('date');
  });
});

describe('paying by bank data', () => {
  it('inside this bank credits the other account at once, who sees it as received', async () => {
    const [from, to] = [await funded(50_000), await funded(1)];
    const { json } = await pay(from, await insideOf(to, { description: 'Aluguel' }));
    expect(json.state).toBe('settled');
    expect([await balance(from), await balance(to)]).toEqual([40_000, 10_001]);
    const [got] = (await to.call('POST /pix/history/search', { body: {} })).json.items;
    expect(got).toMatchObject({ direction: 'received', status: 'received', value: 10_000, description: 'Aluguel' });
    const sent = await detail(from, json.id);
    expect(got!.endToEnd).toBe(sent.endToEnd);
    const [line] = (await from.call('POST /statement', { body: {} })).json.transactions;
    const { origin } = (await from.call('GET /statement/{id}', { params: { id: line!.id } })).json;
    expect(origin).toEqual({ route: 'pix:history-detail', params: { id: json.id } });
    const receipts = (await from.call('POST /receipts/search', { body: {} })).json.items;
    expect(receipts[0]).toMatchObject({ id: json.id, label: 'Pix enviado' });
    const done = (await from.call('POST /account-logs/search', { body: {} })).json.items;
    expect(done[0]).toMatchObject({ what: 'Enviou Pix', operation: json.id });
    expect(done[0]!.about).toMatch(/^R\$\s100,00 para /);
  });

  it('for another day is logged as scheduled, and shows so in every list', async () => {
    const [from, to] = [await funded(50_000), await funded(1)];
    const { json } = await pay(from, await insideOf(to, { date: addDays(await bank.today(), 2) }));
    expect(json).toMatchObject({ state: 'scheduled', label: 'Pix agendado' });
    const done = (await from.call('POST /account-logs/search', { body: {} })).json.items;
    expect(done[0]).toMatchObject({ what: 'Agendou Pix', operation: json.id });
    const waiting = (await from.call('POST /scheduled-payments/search', { body: {} })).json.items;
    expect(waiting[0]).toMatchObject({ id: json.id, label: 'Pix agendado' });
  });

  it('inside this bank waits for no row that other payments want, and reserves nothing', async () => {
    const [from, to] = [await funded(50_000), await funded(1)];
    const { json } = await pay(from, await insideOf(to));
    const { rows } = await bank.store.execute(
      `select account_id, kind, sum(amount) as sum from ledger_entries where transaction_id in (
         select transaction_id from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
         where e.account_id = any($1) and t.kind <> 'deposit') group by 1, 2 order by sum`,
      [[from.accountId, to.accountId]],
    );
    expect(rows).toEqual([
      { account_id: from.accountId, kind: 'available', sum: -10_000 },
      { account_id: from.accountId, kind: 'settlement', sum: 0 },
      { account_id: to.accountId, kind: 'available', sum: 10_000 },
    ]);
    const held = await bank.store.execute('select 1 from ledger_reservations where key = $1', [`money:${json.id}`]);
    expect(held.rows).toEqual([]);
  });

  it('refuses wrong fields at each of them', async () => {
    const member = await funded(50_000);
    const wrong = { bank: '99999999', branch: 'abc', account: '1', owner: ' ', document: '11111111111' };
    expect(Object.keys(await atFields(member, byAccount(wrong))).sort()).toEqual(Object.keys(wrong).sort());
    expect(await atFields(member, await insideOf(member))).toHaveProperty('account');
    const other = await funded(1);
    expect(await atFields(member, await insideOf(other, { document: '52998224725' }))).toHaveProperty('account');
    await bank.store.db.updateTable('accounts').set({ is_shutdown: true }).where('id', '=', other.accountId).execute();
    expect(await atFields(member, await insideOf(other))).toEqual({
      account: 'Esta conta foi encerrada e não recebe Pix.',
    });
  });

  it('refunded inside, in parts, the payment is returned to who paid', async () => {
    const [from, to] = [await funded(50_000), await funded(1)];
    const { json } = await pay(from, await insideOf(to));
    const [got] = (await to.call('POST /pix/history/search', { body: {} })).json.items;
    expect((await giveBack(to, got!.id, 4_000)).json).toMatchObject({ state: 'settled' });
    expect(await detail(from, json.id)).toMatchObject({ status: 'part-refunded', returned: 4_000 });
    await giveBack(to, got!.id, 6_000);
    expect(await detail(from, json.id)).toMatchObject({ status: 'returned', returned: 10_000 });
    expect([await balance(from), await balance(to)]).toEqual([50_000, 1]);
  });
});
