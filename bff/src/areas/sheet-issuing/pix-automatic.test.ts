import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCustomer, detail, issue as issueBillet, pay } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { sheetCalls } from '../../../test/sheets';
import { addDays, formatDay } from '../../core/calendar';
import { fakeCpf } from '../../core/documents';
import { readSheet } from '../../core/read-sheet';
import { parseBrCode } from '../../rails/pix/br-code';

let bank: EmptyBank;
let member: Member;
let today: string;
let first: string;
beforeAll(async () => {
  bank = await openEmptyBank();
  today = await bank.today();
  first = formatDay(addDays(today, 10));
});
afterAll(() => bank.close());
beforeEach(async () => {
  member = await bank.openAccount();
});

const { upload, rows, show, issue, faultsOf } = sheetCalls(() => member);
const cpf = () => fakeCpf(Math.random);
const HEAD =
  'CPF ou CNPJ;Nome;E-mail;Referência;Período;Valor de cada ciclo;Valor mínimo;Primeiro ciclo;Último ciclo;' +
  'Tentar de novo sem saldo;Como o pagador autoriza;Pago na autorização;Número do boleto com Pix;Banco do pagador;' +
  'Agência do pagador;Conta do pagador;Enviar por e-mail';
const LINE = {
  document: '',
  name: 'Ana',
  email: '',
  contract: 'Clube',
  period: 'Mensal',
  amount: '89,90',
  minimum: '',
  first: '',
  last: '',
  retry: '',
  journey: '',
  now: '',
  billet: '',
  bank: '',
  branch: '',
  account: '',
  mail: '',
};
const line = (given: Partial<typeof LINE> = {}) =>
  Object.values({ ...LINE, document: cpf(), first, ...given }).join(';');
const of = async (id: number) => (await member.call('GET /receive/pix-automatic/{id}', { params: { id } })).json;
const total = async () => (await member.call('POST /receive/pix-automatic/search', { body: {} })).json.total;
const openKey = () =>
  bank.store.db
    .insertInto('pix_keys')
    .values({
      account_id: member.accountId,
      type: 'random',
      key: randomUUID(),
      state: 'active',
      created_at: new Date(),
      owned_since: new Date(),
      ended_at: null,
    })
    .execute();
const issued = async (id: number) => {
  await issue(id);
  await bank.runJobs();
  return show(id);
};

describe('AREAS-2-receive-13: Pix automático by spreadsheet', () => {
  it('a row asks one payer once, by each of the four journeys, with its code to hand out', async () => {
    await openKey();
    const payer = cpf();
    const customer = await addCustomer(member, { document: payer, name: 'Davi' });
    const [billet] = await issueBillet(bank, member, [customer], { is_bolix: true });
    const { json } = await upload('pix_automatic', [
      HEAD,
      line({ email: 'ana@exemplo.com', mail: 'Sim', last: formatDay(addDays(today, 300)) }),
      line({ name: 'Bia', journey: 'Notificação', bank: '237', branch: '1', account: '12345-6', retry: 'Não' }),
      line({
        name: 'Caio',
        journey: 'QR Code com pagamento',
        now: '25',
        amount: 'Variável',
        minimum: '10',
        period: 'trimestral',
      }),
      line({ journey: 'QR Code do boleto', billet: String(billet), document: payer }),
    ]);
    expect(json).toMatchObject({
      chargeTypeLabel: 'Pix automático',
      paymentMethodLabel: 'Pix',
      chargesLabel: 'Autorizações pedidas',
      feeLabel: 'Tarifa por Pix recebido',
      fee: 0,
      issuable: 4,
      charges: 4,
      value: 3 * 8_990,
      newCustomers: 3,
      prints: false,
      otherKind: null,
    });
    expect((await rows(json.id, 'ready')).map(({ cells }) => [cells[5], cells[13]])).toEqual([
      ['R$ 89,90', ''],
      ['R$ 89,90', '237 Bradesco'],
      ['Variável', ''],
      ['R$ 89,90', ''],
    ]);
    expect(await total()).toBe(0);
    expect(await issued(json.id)).toMatchObject({ status: 'done', issued: 4, refused: 0 });
    const made = await rows(json.id, 'issued');
    const [qr, notice, paid, composite] = await Promise.all(made.map(({ charge }) => of(charge!.id)));
    expect(qr).toMatchObject({ journey: 2, amount: 8_990, retry: 'PERMITE_3R_7D', last_day: addDays(today, 300) });
    expect(qr!.histories.map(({ message }) => message)).toEqual([
      'Pedido enviado por e-mail para ana@exemplo.com',
      'Código criado',
    ]);
    expect(notice).toMatchObject({ journey: 1, retry: 'NAO_PERMITE', request: 'CRIADA', code: null });
    expect(paid).toMatchObject({ journey: 3, amount: null, minimum: 1_000, now: 2_500, period: 'TRIMESTRAL' });
    expect(composite).toMatchObject({ journey: 4, billet, payer: { name: 'Davi' } });
    expect(made[0]!.charge).toMatchObject({ route: 'pix-collections-detail', url: null, code: qr!.code });
    expect(parseBrCode(composite!.code!)).toMatchObject({ ok: true, code: { recurrence: expect.any(String) } });
    const file = await readSheet(
      (await member.call('GET /charge-sheets/{id}/issued', { params: { id: json.id } })).raw,
    );
    expect(file.columns.slice(-2)).toEqual(['Número: Pix automático', 'Pix Copia e Cola']);
    expect(file.rows.map(({ cells }) => cells.at(-1))).toEqual([qr!.code, '', paid!.code, composite!.code]);
    await issue(json.id);
    await bank.runJobs();
    expect(await total()).toBe(4);
  });

  it('an error a cell: what is missing, what is no word of its column, what another journey has', async () => {
    const { json } = await upload('pix_automatic', [
      HEAD,
      line({ contract: '', period: 'diário', amount: '', first: formatDay(today) }),
      line({ contract: 'x'.repeat(36), amount: 'livre', last: formatDay(addDays(today, 3)), retry: 'talvez' }),
      line({ minimum: '10', journey: 'Fax', now: '5' }),
      line({ amount: '10,555', journey: 'Notificação', bank: '999', branch: '12345' }),
      line({ journey: 'QR Code com pagamento', now: '5' }),
      line({ journey: 'QR Code do boleto', billet: '999999' }),
      line({ amount: '0', account: '123' }),
    ]);
    expect(await faultsOf(json.id)).toEqual([
      [
        2,
        [
          '5 Preenchimento obrigatório',
          '4 Responda Semanal, Mensal, Trimestral, Semestral, Anual',
          '3 Preenchimento obrigatório',
          '7 O primeiro ciclo começa ao menos 2 dias depois de hoje',
        ],
      ],
      [
        3,
        [
          '3 Use no máximo 35 caracteres',
          '5 Informe um valor ou Variável',
          '9 Responda Sim ou Não',
          '8 O fim não pode ser antes do primeiro ciclo',
        ],
      ],
      [
        4,
        [
          '10 Responda Notificação, QR Code, QR Code com pagamento, QR Code do boleto',
          '6 Informe o valor fixo ou o mínimo, não os dois',
          '11 Só o QR Code com pagamento imediato tem este valor',
        ],
      ],
      [
        5,
        [
          '5 Use no máximo duas casas decimais: há fração de centavo',
          '13 Informe o número de um banco, como 237',
          '14 Informe a agência',
          '15 Informe a conta do pagador',
        ],
      ],
      [6, ['11 Cadastre uma chave Pix para receber na autorização']],
      [7, ['12 Escolha um boleto com Pix deste cliente, ainda a pagar']],
      [8, ['5 Informe um valor maior que zero', '15 Só o pedido por notificação tem a conta do pagador']],
    ]);
    expect((await issue(json.id)).status).toBe(422);
  });

  it("another's billet, and one of another payer, are nobody's; so is one paid between the check and its turn", async () => {
    const payer = cpf();
    const [billet] = await issueBillet(bank, member, [await addCustomer(member, { document: payer })], {
      is_bolix: true,
    });
    const row = (document: string) =>
      line({ journey: 'QR Code do boleto', billet: String(billet), document, name: 'Ana' });
    const { json } = await upload('pix_automatic', [HEAD, row(payer), row(cpf())]);
    expect((await faultsOf(json.id)).map(([at]) => at)).toEqual([3]);
    const foreign = await upload('pix_automatic', [HEAD, row(payer)], await bank.openAccount());
    expect(foreign.json).toMatchObject({ issuable: 0, refused: 1 });
    const { value } = await detail(member, billet!);
    await pay(bank, member, billet!, value);
    expect(await issued(json.id)).toMatchObject({ issued: 0, refused: 2 });
    expect(await total()).toBe(0);
  });

  it("another kind's columns are told both ways", async () => {
    const carnet = await upload('pix_automatic', [`${HEAD};Parcelas`, `${line()};3`]);
    expect(carnet.json.otherKind).toEqual({ kind: 'carnet', label: 'Carnê' });
    expect(carnet.json.issuable).toBe(0);
    const billets = await upload('banking_billet', [HEAD, line()]);
    expect(billets.json.otherKind).toEqual({ kind: 'pix_automatic', label: 'Pix automático' });
  });
});
