import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CnabLayout } from '@balcao/contract/shared/cnab/bank';
import { fileBytes, fileOf } from '@balcao/contract/shared/cnab/lines';
import { movementsIn } from '@balcao/contract/shared/cnab/return';
import { sampleOwner, sampleTitle } from '@balcao/contract/shared/cnab/sample-title';
import { shippingLines } from '@balcao/contract/shared/cnab/shipping';
import type { Title } from '@balcao/contract/shared/cnab/title';
import { detail, pay } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays } from '../../core/calendar';
import { fakeCpf } from '../../core/documents';
import { returnFilesMake } from './close-day';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { whileOpen } from '../../../test/meanwhile';

let bank: EmptyBank;
let member: Member;
let due: string;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());
beforeEach(async () => {
  member = await bank.openAccount();
  due = addDays(await bank.today(), 20);
});

let files = 0;
const title = (given: Partial<Title> = {}) =>
  sampleTitle({ due, ...given, payer: { ...sampleTitle().payer, document: fakeCpf(Math.random), ...given.payer } });
const fileWith = async (titles: Title[], given: { layout?: CnabLayout; number?: number; who?: Member } = {}) => {
  const { layout = 'cnab240', number = ++files, who = member } = given;
  const { rows } = await bank.store.execute('select document, account_number from accounts where id = $1', [
    who.accountId,
  ]);
  const owner = { ...sampleOwner, document: rows[0].document, account: rows[0].account_number, fileNumber: number };
  return shippingLines(layout, owner, titles);
};
const send = (lines: string[], who = member) =>
  who.call('POST /file-exchange/shipping-files', { query: { name: 'a.rem' }, body: fileBytes(fileOf(lines)) });
const run = (id: number, who = member, idempotencyKey: string = randomUUID()) =>
  who.call('POST /file-exchange/shipping-file/{id}/run', { params: { id }, idempotencyKey });
const show = async (id: number) =>
  (await member.call('GET /file-exchange/shipping-file/{id}', { params: { id } })).json;
const rowsOf = async (id: number) =>
  (await member.call('POST /file-exchange/shipping-file/{id}/rows', { params: { id }, body: { size: 100 } })).json
    .items;
const done = async (lines: string[]) => {
  const { json } = await send(lines);
  await run(json.id);
  await bank.runJobs();
  return json.id;
};
const charges = async (who = member) =>
  (await bank.store.execute('select * from charges where account_id = $1 order by id', [who.accountId])).rows;

describe('shipping files (issue 40.3)', () => {
  it.each<CnabLayout>(['cnab240', 'cnab400'])(
    '%s: what will happen is told before, then titles are issued by the portal’s rules, the others refused by line and field',
    async (layout) => {
      const good = title({ messages: ['OBRIGADO'], fine: { kind: 2, value: 200 }, wantsPix: true, companyId: 'P-1' });
      const titles = [
        good,
        title({ due: '2020-01-01' }),
        title({ value: 499 }),
        title({ payer: { ...good.payer, document: '11122233300' } }),
        title({ ourNumber: 77 }),
        title({ movement: '09' }),
      ];
      const { status, json } = await send(await fileWith(titles, { layout }));
      expect([status, json]).toMatchObject([
        200,
        { status: 'draft', layout, total: 6, refused: 5, value: 10_000, newCustomers: 1 },
      ]);
      expect(json.parts).toEqual([{ movement: '01', label: 'Registrar título', count: 1, value: 10_000 }]);
      expect(await charges()).toEqual([]);
      const told = (await rowsOf(json.id)).slice(1).map(({ faults }) => [faults[0]!.field, faults[0]!.message]);
      expect(told).toEqual([
        ['Vencimento', 'O vencimento não pode ser anterior a hoje'],
        ['Valor do título', 'O valor mínimo de um boleto é R$ 5,00'],
        ['Inscrição do pagador', 'Informe um CPF válido'],
        ['Nosso número', 'Deixe o nosso número com zeros: o banco numera os boletos novos'],
        ['Código de movimento', 'Este banco segue os movimentos 01, 02 e 06'],
      ]);

      await run(json.id);
      await bank.runJobs();
      expect(await show(json.id)).toMatchObject({ status: 'done', done: 1, refused: 5 });
      const [charge, ...more] = await charges();
      expect([charge, more]).toMatchObject([{ status: 'waiting', fine: 200, message: 'OBRIGADO' }, []]);
      expect(charge.pix_copy_paste).not.toBeNull();
      const [row] = await rowsOf(json.id);
      expect(row).toMatchObject({ state: 'done', charge: Number(charge.id), ourNumber: Number(charge.our_number) });
      const csv = await member.call('GET /file-exchange/shipping-file/{id}/refused', { params: { id: json.id } });
      expect(csv.raw.toString().trim().split('\n')).toHaveLength(6);
      const history = await detail(member, Number(charge.id));
      expect(JSON.stringify(history)).toMatch('Cobrança criada por arquivo de remessa');
    },
  );

  it('is shown whole to its sender alone while it is a draft, to all once it runs, and takes the place of the draft before', async () => {
    const colleague = await bank.join((await bank.openAccount()).userId, member.accountId);
    const first = (await send(await fileWith([title()]))).json.id;
    const good = title({ documentNumber: 'NF-7' });
    const lines = await fileWith([good, title({ ...good, documentNumber: 'NF-8' }), title(), title({ value: 1 })]);
    const { json } = await send(lines);
    const { id } = json;
    const { name } = (await member.call('GET /profile')).json;
    expect(json).toEqual({
      id,
      file_name: 'a.rem',
      layout: 'cnab240',
      file_number: files,
      status: 'draft',
      total: 4,
      done: 0,
      refused: 1,
      value: 30_000,
      user_name: name,
      created_at: expect.stringMatching(/Z$/),
      parts: [{ movement: '01', label: 'Registrar título', count: 3, value: 30_000 }],
      newCustomers: 2,
      fee: expect.any(Number),
      task: null,
      started_at: null,
      ended_at: null,
    });
    const shown = (of: number, who = member) =>
      who.call('GET /file-exchange/shipping-file/{id}', { params: { id: of } });
    expect([(await shown(first)).status, (await shown(id, colleague)).status]).toEqual([404, 404]);
    const listed = async (status?: 'running' | 'done') =>
      (await member.call('POST /file-exchange/shipping-files/search', { body: status ? { status } : {} })).json.items;
    expect(await listed()).toEqual([]);
    const page = async (number: number) =>
      (
        await member.call('POST /file-exchange/shipping-file/{id}/rows', {
          params: { id },
          body: { page: number, state: 'ready' },
        })
      ).json;
    const ready = await page(1);
    expect([ready.total, ready.items.map(({ documentNumber }) => documentNumber)]).toEqual([
      3,
      ['NF-7', 'NF-8', 'NF-1'],
    ]);
    expect((await page(2)).items).toEqual([]);
    expect(ready.items[0]).toMatchObject({
      due,
      value: 10_000,
      isNew: true,
      charge: null,
      ourNumber: null,
      faults: [],
    });
    await run(id);
    expect([(await listed('running')).map((one) => one.id), await listed('done')]).toEqual([[id], []]);
    bank.live.length = 0;
    await bank.runJobs();
    const told = { accountId: member.accountId, topic: 'shipping-files', type: 'updated', ids: [id] };
    expect(bank.live).toContainEqual(told);
    const over = (await shown(id, colleague)).json;
    expect(over).toMatchObject({ status: 'done', done: 3, refused: 1, value: 30_000, newCustomers: 2 });
    expect([over.started_at! >= over.created_at, over.ended_at! >= over.started_at!]).toEqual([true, true]);
    const [row, ...more] = await listed('done');
    expect([over, more]).toMatchObject([row!, []]);
    const { rows } = await bank.store.execute(
      'select document_number, company_id from cnab_titles where account_id = $1 order by document_number',
      [member.accountId],
    );
    expect(rows).toEqual(['NF-1', 'NF-7', 'NF-8'].map((one) => ({ document_number: one, company_id: 'PEDIDO 1' })));
  });

  it('of who may not manage billets changes none, and shows them no charge', async () => {
    await done(await fileWith([title()]));
    const [charge] = await charges();
    const sender = { role: 'subuser' as const, grants: { 'cnab:files-transmission:manager': true } };
    const clerk = await bank.join((await bank.openAccount()).userId, member.accountId, sender);
    const lines = await fileWith([title({ movement: '02', ourNumber: Number(charge.our_number) })]);
    const { json } = await send(lines, clerk);
    expect(json).toMatchObject({ total: 1, refused: 1 });
    const rows = async (who: Member, id: number) =>
      (await who.call('POST /file-exchange/shipping-file/{id}/rows', { params: { id }, body: {} })).json.items;
    expect((await rows(clerk, json.id))[0]!.faults[0]!.message).toBe('Título não encontrado');
    const nothing = await run(json.id, clerk);
    expect([nothing.status, nothing.json.code]).toEqual([422, 'nothing']);
    const own = (await member.call('POST /file-exchange/shipping-files/search', { body: {} })).json.items[0]!.id;
    expect([(await rows(member, own))[0]!.charge, (await rows(clerk, own))[0]!.charge]).toEqual([
      Number(charge.id),
      null,
    ]);
  });

  it('does not change a due date to a day that is over, nor to the one it has', async () => {
    await done(await fileWith([title({ payer: { ...title().payer, name: 'CARLA DIAS' } })]));
    const [charge] = await charges();
    const change = (given: Partial<Title>) => title({ movement: '06', ourNumber: Number(charge.our_number), ...given });
    const yesterday = addDays(await bank.today(), -1);
    const { json } = await send(await fileWith([change({ due: yesterday }), change({ due }), change({ due: null })]));
    const told = await rowsOf(json.id);
    expect(told.map(({ state, payer }) => [state, payer])).toEqual(
      Array.from({ length: 3 }, () => ['refused', 'CARLA DIAS']),
    );
    expect(told.map(({ faults }) => faults[0]!.field)).toEqual(Array(3).fill('Vencimento'));
  });

  it('writes titles off and changes their due dates; a foreign number answers like a missing one', async () => {
    await done(await fileWith([title(), title()]));
    const [first, second] = await charges();
    const other = await bank.openAccount();
    await bank.store.execute('insert into billet_numbers (account_id, next) values ($1, 500)', [other.accountId]);
    const foreign = await send(await fileWith([title()], { who: other }), other);
    await run(foreign.json.id, other);
    await bank.runJobs();
    const later = addDays(due, 5);
    const id = await done(
      await fileWith([
        title({ movement: '02', ourNumber: Number(first.our_number) }),
        title({ movement: '02', ourNumber: Number(first.our_number) }),
        title({ movement: '06', ourNumber: Number(second.our_number), due: later }),
        title({ movement: '06', ourNumber: Number((await charges(other))[0].our_number) }),
        title({ movement: '02', ourNumber: 9_999 }),
      ]),
    );
    expect((await charges()).map(({ status, expire_at }) => [status, expire_at])).toEqual([
      ['canceled', due],
      ['waiting', later],
    ]);
    const told = (await rowsOf(id)).map(({ state, faults }) => [state, faults[0]?.message]);
    expect(told).toEqual([
      ['done', undefined],
      ['refused', 'Este título se repete na remessa'],
      ['done', undefined],
      ['refused', 'Título não encontrado'],
      ['refused', 'Título não encontrado'],
    ]);
  });

  it('is done once: sent again by content or number it is refused with when and by whom, run twice at once it runs once', async () => {
    const lines = await fileWith([title(), title()], { number: 9_001 });
    const { json } = await send(lines);
    const both = await Promise.all([run(json.id), run(json.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await bank.runJobs();
    expect(await charges()).toHaveLength(2);
    const again = await send(lines);
    expect([again.status, again.json.error_description]).toEqual([
      422,
      expect.stringMatching(/^Este mesmo arquivo já foi processado em \d\d\/\d\d\/\d{4} por Pessoa/),
    ]);
    const other = await send(await fileWith([title()], { number: 9_001 }));
    expect(other.json.error_description).toMatch(/^A remessa número 9001 já foi processada em/);
    const taken = Number((await charges())[0].our_number);
    const dup = await send(await fileWith([title({ ourNumber: taken })]));
    expect((await rowsOf(dup.json.id))[0]!.faults[0]!.message).toMatch(
      /já é da cobrança \d+, registrada em .* por Pessoa/,
    );
  });

  it('two people with the same file: one runs it, the other is told', async () => {
    const colleague = await bank.openAccount();
    const second = await bank.join(colleague.userId, member.accountId);
    const lines = await fileWith([title()]);
    const [a, b] = [await send(lines), await send(lines, second)];
    const both = await Promise.all([run(a.json.id), run(b.json.id, second)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await bank.runJobs();
    expect(await charges()).toHaveLength(1);
  });

  it('a file of another account, a return file and a broken one are refused with the place', async () => {
    const other = await bank.openAccount();
    const refused = async (lines: string[]) => {
      const { status, json } = await send(lines);
      return [status, json.errors?.[0]?.field, json.error_description] as const;
    };
    expect(await refused(await fileWith([title()], { who: other }))).toEqual([
      422,
      'file',
      expect.stringMatching('outra conta'),
    ]);
    const lines = await fileWith([title()]);
    lines[2] += 'X';
    expect((await refused(lines))[2]).toMatch(/Linha 3, colunas 241 a 241|Linha 3, coluna 241/);
    const { json } = await send(await fileWith([title()]));
    const show404 = await other.call('GET /file-exchange/shipping-file/{id}', { params: { id: json.id } });
    expect([show404.status, (await run(json.id, other)).status]).toEqual([404, 404]);
  });

  it('journey: titles are sent, one is refused, one is paid, and the return file tells it under the company’s own names', async () => {
    const id = await done(
      await fileWith([
        title({ companyId: 'PEDIDO-1', documentNumber: 'NF-1' }),
        title({ companyId: 'PEDIDO-2', documentNumber: 'NF-2', value: 1 }),
      ]),
    );
    expect(await show(id)).toMatchObject({ done: 1, refused: 1 });
    const [charge] = await charges();
    await pay(bank, member, Number(charge.id), 10_000);
    await bank.moveDays(1);
    await bank.work((trx, tools) => returnFilesMake.run(trx, {}, tools, undefined));
    await bank.runJobs();
    const { items } = (await member.call('POST /file-exchange/return-files/search', { body: {} })).json;
    const { raw } = await member.call('GET /file-exchange/return-file/{id}/file', {
      params: { id: items[0]!.id },
      query: { layout: 'cnab400' },
    });
    const moves = movementsIn('cnab400', raw.toString('latin1').split('\r\n'));
    expect(
      moves.map(({ code, companyId, documentNumber, reasons }) => [code, companyId, documentNumber, reasons]),
    ).toEqual([
      ['03', 'PEDIDO-2', 'NF-2', '20'],
      ['02', 'PEDIDO-1', 'NF-1', ''],
      ['06', 'PEDIDO-1', 'NF-1', '04'],
      ['28', 'PEDIDO-1', 'NF-1', ''],
    ]);
  });

  it('a thousand titles are done in parts, each once though a part is repeated', async () => {
    const { json } = await send(await fileWith(Array.from({ length: 1_000 }, () => title())));
    await run(json.id);
    let parts = 0;
    for (let at = 0; at >= 0; at = bank.waiting.findIndex(({ job }) => job.name === 'cnab-shipping-run')) {
      const [{ job, data }] = bank.waiting.splice(at, 1) as [(typeof bank.waiting)[number]];
      const turn = () => bank.work((trx, tools) => job.run(trx, data, tools, undefined));
      await turn();
      await turn();
      bank.waiting.splice(0, bank.waiting.length, ...firstOfEach(bank.waiting));
      parts++;
    }
    expect([parts, await show(json.id)]).toMatchObject([6, { status: 'done', done: 1_000, refused: 0 }]);
    expect(await charges()).toHaveLength(1_000);
    bank.waiting.length = 0;
  });
});

/** The jobs that wait, those that a repeated part added again left out. */
const firstOfEach = (waiting: EmptyBank['waiting']) => {
  const seen = new Set<string>();
  return waiting.filter(({ job, data }) => {
    const key = `${job.name} ${JSON.stringify(data)}`;
    return !seen.has(key) && !!seen.add(key);
  });
};

onPostgres('a shipping file that is started meanwhile is not started again', async () => {
  const { id } = (await send(await fileWith([title()]))).json;
  const late = await whileOpen(
    bank,
    (trx) =>
      trx
        .updateTable('cnab_shipping_files')
        .set({ status: 'running', started_at: new Date() })
        .where('account_id', '=', member.accountId)
        .where('id', '=', id)
        .execute(),
    () => run(id),
  );
  expect([late.status, late.json.code]).toEqual([409, 'started']);
});
