import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCustomer } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { sheetCalls } from '../../../test/sheets';
import { addDays, formatDay } from '../../core/calendar';
import { fakeCpf } from '../../core/documents';
import { readSheet } from '../../core/read-sheet';
import { sheetIssue } from './run';

let bank: EmptyBank;
let member: Member;
let due: string;
beforeAll(async () => {
  bank = await openEmptyBank();
  due = formatDay(addDays(await bank.today(), 20));
});
afterAll(() => bank.close());
beforeEach(async () => {
  member = await bank.openAccount();
});

/** Idempotency keys. */
const [SAME, OTHER] = [randomUUID(), randomUUID()];
const BILLET = 'CPF ou CNPJ;Nome;Descrição;Valor;Vencimento';
const CARNET = `${BILLET};Parcelas`;
const { upload, rows, show, issue, faultsOf } = sheetCalls(() => member);
const billets = async () => (await member.call('POST /v2/charges/banking-billet/opened', { body: { size: 100 } })).json;
const cpf = () => fakeCpf(Math.random);

describe('issuing by spreadsheet (AREAS-2-receive-13): the preview', () => {
  it('columns are known by their titles, rows are checked, nothing is issued', async () => {
    const known = cpf();
    await addCustomer(member, { document: known, name: 'Ana Registrada' });
    const { status, json } = await upload('banking_billet', [
      BILLET,
      `${known};;Mensalidade;1.234,56;${due}`,
      `${cpf()};Bia;Aula;R$ 50;${due}`,
      `${cpf()};;Aula;50;${due}`,
    ]);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      status: 'draft',
      ready: true,
      chargeTypeLabel: 'Cobrança única',
      paymentMethodLabel: 'Boleto',
      subscriptionPlanLabel: null,
      missing: [],
      otherKind: null,
      total: 3,
      issuable: 2,
      refused: 1,
      charges: 2,
      value: 128_456,
      newCustomers: 1,
    });
    expect(json.stepsData.map(({ step, state }) => `${step} ${state}`)).toEqual([
      'sent done',
      'checked current',
      'issued waiting',
    ]);
    const [first] = await rows(json.id, 'ready');
    expect(first).toMatchObject({ customer: 'Ana Registrada', isNew: false, value: 123_456 });
    expect(first!.cells[3]).toBe('R$ 1.234,56');
    expect(await faultsOf(json.id)).toEqual([[4, ['1 Preenchimento obrigatório']]]);
    expect((await billets()).total).toBe(0);
  });

  it('new customers are counted by document: two of one name are two, one in two rows is one', async () => {
    const [ana, other] = ['012.345.678-90', cpf()];
    const lines = [ana, '1234567890', other].map((document) => `${document};Ana Silva;Aula;50;${due}`);
    const { json } = await upload('banking_billet', [BILLET, ...lines]);
    expect(json).toMatchObject({ issuable: 3, newCustomers: 2 });
    await issue(json.id);
    await bank.runJobs();
    expect(await show(json.id)).toMatchObject({ issued: 3, newCustomers: 2 });
  });

  it('an error a cell: document, value, fraction of a cent, date, past date, fine, yes or no, formula', async () => {
    const past = formatDay(addDays(await bank.today(), -1));
    const { json } = await upload('banking_billet', [
      `${BILLET};Multa (%);Boleto com Pix;Quantidade`,
      `111.222.333-00;A;Aula;50;${due};;;`,
      `${cpf()};B;Aula;10,555;${due};;;`,
      `${cpf()};C;Aula;1.234;${due};;;`,
      `${cpf()};D;Aula;dez;${due};;;`,
      `${cpf()};E;Aula;50;31/02/2027;;;`,
      `${cpf()};F;Aula;50;${past};;;`,
      `${cpf()};G;;4,99;;11;talvez;0`,
      `${cpf()};H;Aula;=1+1;${due};;;`,
    ]);
    expect(await faultsOf(json.id)).toEqual([
      [2, ['0 Informe um CPF válido']],
      [3, ['3 Use no máximo duas casas decimais: há fração de centavo']],
      [4, ['3 Use no máximo duas casas decimais: há fração de centavo']],
      [5, ['3 Informe um valor, como 1.234,56']],
      [6, ['4 Informe uma data, como 31/12/2026']],
      [7, ['4 O vencimento não pode ser anterior a hoje']],
      [
        8,
        [
          '2 Preenchimento obrigatório',
          '7 Use de 1 a 9.999',
          '4 Preenchimento obrigatório',
          '5 A multa vai até 10%',
          '6 Responda Sim ou Não',
          '3 O valor mínimo de um boleto é R$ 5,00',
        ],
      ],
      [9, ['3 Fórmulas não são aceitas: cole apenas o valor']],
    ]);
  });

  it('13 parcels are refused at their cell', async () => {
    const { json } = await upload('carnet', [CARNET, `${cpf()};A;Curso;50;${due};13`, `${cpf()};B;Curso;50;${due};1`]);
    expect(await faultsOf(json.id)).toEqual([
      [2, ['5 Um carnê tem de 2 a 12 parcelas']],
      [3, ['5 Um carnê tem de 2 a 12 parcelas']],
    ]);
  });

  it("the columns of another kind's template are told, at each cell, and nothing is issued of them until the kind is right", async () => {
    const { json } = await upload('banking_billet', [CARNET, `${cpf()};A;Curso;50;${due};3`]);
    const message = 'Coluna do modelo de Carnê: não existe em Cobrança única';
    expect(json.otherKind).toEqual({ kind: 'carnet', label: 'Carnê' });
    expect(json.columns[5]!.fault).toBe(message);
    expect(await faultsOf(json.id)).toEqual([[2, [`5 ${message}`]]]);
    expect((await issue(json.id)).status).toBe(422);
    const moved = await member.call('PUT /charge-sheets/{id}', { params: { id: json.id }, body: { kind: 'carnet' } });
    expect(moved.json).toMatchObject({ kind: 'carnet', otherKind: null, issuable: 1, refused: 0, charges: 3 });
    const lacking = await upload('carnet', [BILLET, `${cpf()};A;Curso;50;${due}`]);
    expect(lacking.json).toMatchObject({ ready: false, missing: ['Parcelas'], issuable: 0, value: 0 });
    expect((await issue(lacking.json.id)).json.errors).toEqual([
      { field: 'columns', message: 'Indique a coluna de cada campo obrigatório' },
    ]);
  });

  it('what the user says of a column is remembered for the kind; two columns of one field are refused at theirs', async () => {
    const lines = ['CPF;Quem;Serviço;Quanto;Quando', `${cpf()};Ana;Aula;50;${due}`];
    const { json } = await upload('banking_billet', lines);
    expect(json.missing).toEqual(['Valor', 'Vencimento']);
    const columns = ['document', 'name', 'item', 'value', 'expire_at'];
    const body = { kind: 'banking_billet', columns };
    const told = await member.call('PUT /charge-sheets/{id}', { params: { id: json.id }, body });
    expect(told.json).toMatchObject({ ready: true, issuable: 1 });
    expect((await upload('banking_billet', lines)).json).toMatchObject({ ready: true, issuable: 1 });
    expect((await upload('carnet', lines)).json.missing).toContain('Valor');
    const again = (await upload('banking_billet', lines)).json;
    const twice = await member.call('PUT /charge-sheets/{id}', {
      params: { id: again.id },
      body: { kind: 'banking_billet', columns: ['document', 'name', 'item', 'value', 'value'] },
    });
    expect(twice.status).toBe(422);
    expect(twice.json.errors).toContainEqual({ field: 'columns.4', message: 'Escolha este campo em uma só coluna' });
  });

  it('the template of each kind can be sent back: its examples are told to be such, and nothing else', async () => {
    for (const name of ['Mensal', 'Anual'])
      await member.call('POST /plan', { body: { name, interval: 1, repeats: null } });
    await member.call('PUT /account/activity-branch', { body: { category: 0 } });
    for (const kind of ['banking_billet', 'carnet', 'subscription', 'payment_link']) {
      const { raw } = await member.call('GET /charge-sheets/template/{kind}', { params: { kind } });
      const { json } = await member.call('POST /charge-sheets', { query: { name: 'm.xlsx', kind }, body: raw });
      expect(json).toMatchObject({ ready: true, total: 2, refused: 2, otherKind: null, missing: [] });
      expect(await faultsOf(json.id)).toEqual([
        [2, ['1 Linha de exemplo do modelo']],
        [3, ['1 Linha de exemplo do modelo']],
      ]);
    }
  });
});

describe('issuing by spreadsheet (AREAS-2-receive-13): the issue', () => {
  it('payers are found by document or registered, each row is one billet, the failed ones come back as a sheet', async () => {
    const known = cpf();
    const id = await addCustomer(member, { document: known, name: 'Ana Registrada' });
    const bad = '111.222.333-00';
    const { json } = await upload('banking_billet', [
      BILLET,
      `${known};Outro nome;Mensalidade;100;${due}`,
      `${cpf()};Bia Nova;Aula;50;${due}`,
      `${bad};Caio;Aula;50;${due}`,
    ]);
    expect((await issue(json.id)).status).toBe(200);
    await bank.runJobs();
    expect(await show(json.id)).toMatchObject({ status: 'done', issued: 2, refused: 1, issuable: 0, value: 15_000 });
    const issued = await rows(json.id, 'issued');
    expect(issued.map(({ customer }) => customer)).toEqual(['Ana Registrada', 'Bia Nova']);
    const charge = await member.call('GET /charges/{id}', { params: { id: issued[0]!.charge!.id } });
    expect(charge.json).toMatchObject({ value: 10_000, status: 'waiting' });
    expect(charge.json.customer).toMatchObject({ id, name: 'Ana Registrada' });
    const file = await member.call('GET /charge-sheets/{id}/refused', { params: { id: json.id } });
    const sheet = await readSheet(file.raw);
    expect(sheet.columns).toEqual(['Linha', ...BILLET.split(';'), 'Motivo']);
    expect(sheet.rows[0]!.cells.slice(1, 4)).toEqual([bad, 'Caio', 'Aula']);
    expect(sheet.rows[0]!.cells.at(-1)).toBe('CPF ou CNPJ: Informe um CPF válido');
    const corrected = await member.call('POST /charge-sheets', {
      query: { name: 'c.xlsx', kind: 'banking_billet' },
      body: file.raw,
    });
    expect(corrected.json).toMatchObject({ ready: true, total: 1 });
  });

  it('who would be registered for a charge that is refused is not left behind', async () => {
    const document = cpf();
    const send = async () => {
      const { json } = await upload('banking_billet', [BILLET, `${document};Davi Novo;Aula repetida;50;${due}`]);
      await issue(json.id);
      await bank.runJobs();
      return show(json.id);
    };
    expect([(await send()).issued, (await send()).issued]).toEqual([1, 1]);
    await bank.store.execute('update customers set deleted_at = now() where account_id = $1 and document = $2', [
      member.accountId,
      document,
    ]);
    expect(await send()).toMatchObject({ issued: 0, refused: 1 });
    const { rows: left } = await bank.store.execute(
      'select id from customers where account_id = $1 and document = $2 and deleted_at is null',
      [member.accountId, document],
    );
    expect(left).toEqual([]);
  });

  it('a row is one charge at most: the call repeated, the part worked again, the sheet sent twice', async () => {
    const lines = [BILLET, ...Array.from({ length: 25 }, (_, n) => `${cpf()};P${n};Aula;50;${due}`)];
    const { json } = await upload('banking_billet', lines);
    const first = await issue(json.id, SAME);
    expect((await issue(json.id, SAME)).json).toEqual(first.json);
    expect((await issue(json.id, OTHER)).status).toBe(409);
    const part = bank.waiting.find(({ job }) => job.name === sheetIssue.name)!;
    // the process dies in the middle of a part: nothing of the part is committed
    await expect(
      bank.work(async (trx, tools) => {
        await sheetIssue.run(trx, part.data as never, tools);
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect((await billets()).total).toBe(0);
    await bank.work((trx, tools) => sheetIssue.run(trx, part.data as never, tools));
    await bank.runJobs();
    await bank.work((trx, tools) => sheetIssue.run(trx, part.data as never, tools));
    await bank.runJobs();
    expect((await billets()).total).toBe(25);
    expect((await show(json.id)).issued).toBe(25);
    expect((await upload('banking_billet', lines)).json.sentBefore).not.toBeNull();
  });

  it('where the job fails for good, what was issued stands and the rest is told as failed', async () => {
    const { json } = await upload('banking_billet', [BILLET, `${cpf()};A;Aula;50;${due}`]);
    await issue(json.id);
    const part = bank.waiting.pop()!;
    await bank.work((trx, tools) => sheetIssue.gaveUp!(trx, part.data as never, tools));
    expect(await show(json.id)).toMatchObject({ status: 'done', issued: 0, refused: 1 });
    expect((await rows(json.id, 'refused'))[0]!.faults[0]!.message).toContain('Não foi possível emitir agora');
  });

  it('a school prints books of 12 parcels for its students: 200 rows are 200 carnets and 2400 parcels', async () => {
    const students = Array.from({ length: 200 }, (_, n) => `${cpf()};Aluno ${n + 1};Mensalidade 2027;350;${due};12`);
    const { json } = await upload('carnet', [CARNET, ...students]);
    expect(json).toMatchObject({ issuable: 200, charges: 2400, value: 200 * 12 * 35_000, newCustomers: 200 });
    await issue(json.id);
    await bank.runJobs();
    expect(await show(json.id)).toMatchObject({ status: 'done', issued: 200, refused: 0 });
    const carnets = await member.call('POST /v2/carnets/opened', { body: { size: 100 } });
    expect(carnets.json.total).toBe(200);
    expect(new Set(carnets.json.items.map(({ parcels, value }) => `${parcels} ${value}`))).toEqual(
      new Set(['12 420000']),
    );
    // two parcels to a page; each carnet begins on a new page
    const { task } = (await member.call('POST /charge-sheets/{id}/papers', { params: { id: json.id } })).json;
    await bank.runJobs();
    const { raw } = await member.call('GET /tasks/{id}/file', { params: { id: task } });
    expect(raw.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(200 * 6);
  }, 120_000);

  it('a spreadsheet that issued nothing has nothing to print', async () => {
    const { json } = await upload('banking_billet', [BILLET, `${cpf()};A;Aula;50;${due}`]);
    const asked = await member.call('POST /charge-sheets/{id}/papers', { params: { id: json.id } });
    expect([asked.status, (asked.json as any).error_description]).toEqual([
      422,
      'Nenhuma cobrança desta planilha está pronta para imprimir.',
    ]);
  });

  it("another user's spreadsheet is not there", async () => {
    const { json } = await upload('banking_billet', [BILLET, `${cpf()};A;Aula;50;${due}`]);
    const other = await bank.join((await bank.openAccount()).userId, member.accountId);
    expect((await other.call('GET /charge-sheets/{id}', { params: { id: json.id } })).status).toBe(404);
    expect((await other.call('GET /charge-sheets')).json).toEqual([]);
  });
});
