import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pay } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { sheetCalls } from '../../../test/sheets';
import { addDays, formatDay } from '../../core/calendar';
import { fakeCpf } from '../../core/documents';
import { readSheet } from '../../core/read-sheet';
import { balanceOf } from '../../ledger/ledger';

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

const { upload, rows, show, issue, faultsOf } = sheetCalls(() => member);
const cpf = () => fakeCpf(Math.random);
const openForCards = () => member.call('PUT /account/activity-branch', { body: { category: 0 } });
const issued = async (id: number) => {
  await issue(id);
  await bank.runJobs();
  return show(id);
};

describe('payment links by spreadsheet', () => {
  const HEAD =
    'CPF ou CNPJ;Nome;E-mail;Descrição;Valor;Mensagem do link;Pagamento do link;Validade;Um pagamento só;Enviar por e-mail';
  const links = async () => (await member.call('POST /v2/payment-links/opened', { body: { size: 100 } })).json.items;

  it('a row is one link for its payer, paid once unless it says otherwise, e-mailed where it says so', async () => {
    const day = addDays(await bank.today(), 20);
    const { json } = await upload('payment_link', [
      HEAD,
      `${cpf()};Ana;ana@exemplo.com;Kit;1.234,56;Obrigado;;${due};;Sim`,
      `${cpf()};Bia;;Aula;50;Até logo;Pix;;Não;Sim`,
    ]);
    expect(json).toMatchObject({
      chargeTypeLabel: 'Link de pagamento',
      paymentMethodLabel: 'Pix, boleto e cartão',
      chargesLabel: 'Links',
      feeLabel: 'Tarifa por boleto ou Pix pago',
      issuable: 2,
      charges: 2,
      value: 128_456,
      newCustomers: 2,
      prints: false,
    });
    expect(await issued(json.id)).toMatchObject({ status: 'done', issued: 2, refused: 0 });
    const [kit, lesson] = await rows(json.id, 'issued');
    const of = async (id: number) => (await member.call('GET /payment-link/{id}', { params: { id } })).json;
    expect(await of(kit!.charge!.id)).toMatchObject({
      name: 'Kit',
      value: 123_456,
      payment_method: 'all',
      expire_at: day,
      single_use: true,
      note: 'Para Ana',
      url: kit!.charge!.url,
    });
    expect((await of(kit!.charge!.id)).histories.map(({ message }) => message)).toEqual([
      'Link criado por planilha',
      'Link enviado para ana@exemplo.com',
    ]);
    expect(await of(lesson!.charge!.id)).toMatchObject({ payment_method: 'pix', expire_at: null, single_use: false });
    expect((await bank.visit(kit!.charge!.url!)).text).toContain('Obrigado');
    const { items } = (await member.call('POST /v2/payment-links/opened', { body: { size: 100, text: 'Bia' } })).json;
    expect(items.map(({ id }) => id)).toEqual([lesson!.charge!.id]);
    const file = await readSheet(
      (await member.call('GET /charge-sheets/{id}/issued', { params: { id: json.id } })).raw,
    );
    expect(file.columns.slice(-2)).toEqual(['Número: Link de pagamento', 'Endereço']);
    expect(file.rows[0]!.cells.at(-1)).toMatch(new RegExp(`^http://.+${kit!.charge!.url}$`));
    const papers = await member.call('POST /charge-sheets/{id}/papers', { params: { id: json.id } });
    expect(papers.status).toBe(422);
  });

  it('an error a cell: message, way to pay, cards without a branch, a day gone by, another kind of template', async () => {
    const past = formatDay(addDays(await bank.today(), -1));
    const { json } = await upload('payment_link', [
      HEAD,
      `${cpf()};A;;Kit;50;;;;;`,
      `${cpf()};B;;Kit;50;Oi;fiado;;;`,
      `${cpf()};C;;Kit;50;Obrigado;Cartão;${past};;`,
      `${cpf()};D;;Kit;4,99;Obrigado;;31/02/2027;talvez;`,
    ]);
    expect(await faultsOf(json.id)).toEqual([
      [2, ['5 Preenchimento obrigatório']],
      [
        3,
        [
          '6 Responda Todas, Boleto, Pix, Cartão de crédito, Pix e boleto, Pix e cartão, Boleto e cartão',
          '5 Escreva de 3 a 80 caracteres',
        ],
      ],
      [
        4,
        ['6 Informe o ramo de atividade da conta para receber com cartão', '7 A validade não pode ser anterior a hoje'],
      ],
      [
        5,
        ['7 Informe uma data, como 31/12/2026', '8 Responda Sim ou Não', '4 O valor mínimo de um pagamento é R$ 5,00'],
      ],
    ]);
    await openForCards();
    const { json: open } = await upload('payment_link', [HEAD, `${cpf()};C;;Kit;50;Obrigado;CARTÃO;;;`]);
    expect(open.issuable).toBe(1);
    const wrong = await upload('banking_billet', [HEAD, `${cpf()};A;;Kit;50;Obrigado;;${due};;`]);
    expect(wrong.json.otherKind).toEqual({ kind: 'payment_link', label: 'Link de pagamento' });
    expect((await links()).length).toBe(0);
  });
});

describe('subscriptions by card in a spreadsheet', () => {
  const HEAD =
    'CPF ou CNPJ;Nome;E-mail;Plano;Descrição;Valor;Primeiro vencimento;Multa (%);Pagamento da assinatura;Enviar por e-mail';

  it('each row says how it is paid; what only a billet has is refused at its cell', async () => {
    await member.call('POST /plan', { body: { name: 'Mensal', interval: 1, repeats: null } });
    const row = (fine: string, method: string) =>
      `${cpf()};Ana;ana@exemplo.com;Mensal;Mensalidade;150;${due};${fine};${method};Sim`;
    const closed = (await upload('subscription', [HEAD, row('', 'Cartão de crédito')])).json;
    expect(await faultsOf(closed.id)).toEqual([
      [2, ['8 Informe o ramo de atividade da conta para receber com cartão']],
    ]);
    await openForCards();
    const { json } = await upload('subscription', [
      HEAD,
      row('', 'Cartão de crédito'),
      row('2', 'Boleto'),
      row('2', 'cartão'),
      row('', 'cheque'),
    ]);
    expect(json).toMatchObject({ paymentMethodLabel: 'Boleto ou cartão', issuable: 2 });
    expect(await faultsOf(json.id)).toEqual([
      [4, ['7 Só vale para boleto: o cartão é cobrado no dia']],
      [5, ['8 Responda Boleto ou Cartão de crédito']],
    ]);
    expect(await issued(json.id)).toMatchObject({ issued: 2 });
    const { items } = (await member.call('POST /v2/subscriptions', { body: { size: 100 } })).json;
    expect(items.map(({ payment_method: method }) => method).toSorted()).toEqual(['banking_billet', 'credit_card']);
    const { rows: mails } = await bank.store.execute(
      `select subject from sandbox_messages where body like '%Informe o cartão em%'`,
    );
    expect(mails).toHaveLength(1);
  });
});

describe('a part of a row goes to another account', () => {
  const SPLIT = 'Repasse: código da conta;Repasse: valor ou %';
  const HEAD = `CPF ou CNPJ;Nome;Descrição;Valor;Vencimento;Desconto;${SPLIT}`;
  const codeOf = async ({ accountId }: Member): Promise<string> =>
    (await bank.store.execute('select account_code from accounts where id = $1', [accountId])).rows[0].account_code;
  const row = (code: string, part: string, { value = '100', off = '' } = {}) =>
    `${cpf()};Aluno;Aula;${value};${due};${off};${code};${part}`;

  it('told at each cell where it cannot be', async () => {
    const payee = await codeOf(await bank.openAccount());
    const { json } = await upload('banking_billet', [
      HEAD,
      row('abc', '10%'),
      row(await codeOf(member), '10%'),
      row(payee, ''),
      row('', '10%'),
      row(payee, '100,01'),
      row(payee, '101%'),
      row(payee, 'metade'),
      row(payee, '10%', { off: '5' }),
      row(` ${payee.toUpperCase()} `, '12,5%'),
    ]);
    expect(await faultsOf(json.id)).toEqual([
      [2, ['6 Nenhuma conta tem este código. Confira com quem recebe.']],
      [3, ['6 Este é o código da sua própria conta']],
      [4, ['7 Informe quanto é repassado, como 10% ou 25,00']],
      [5, ['6 Informe o código da conta de quem recebe']],
      [6, ['7 Os repasses passam de 100% do item']],
      [7, ['7 Os repasses passam de 100% do item']],
      [8, ['7 Informe um valor, como 1.234,56']],
      [9, ['5 Com repasse não há desconto']],
    ]);
    expect((await rows(json.id, 'ready'))[0]!.cells.at(-1)).toBe('12,50%');
  });

  it('goes to as many as three, each told at their own cells', async () => {
    const others = [await bank.openAccount(), await bank.openAccount(), await bank.openAccount()];
    const codes = await Promise.all(others.map(codeOf));
    const pairs = [1, 2, 3].map((n) => (n === 1 ? SPLIT : SPLIT.replaceAll('Repasse', `Repasse ${n}`)));
    const head = `CPF ou CNPJ;Nome;Descrição;Valor;Vencimento;${pairs.join(';')}`;
    const of = (...parts: string[]) => `${cpf()};Aluno;Aula;100;${due};${parts.join(';')}`;
    const { json } = await upload('banking_billet', [
      head,
      of(codes[0]!, '10%', codes[1]!, '25,00', codes[2]!, '5%'),
      of('', '', codes[1]!, '60%', codes[2]!, '50%'),
      of(codes[0]!, '10%', '', '', codes[0]!, '5%'),
      of(codes[0]!, '10%', codes[1]!, '', 'abc', '1%'),
    ]);
    expect(await faultsOf(json.id)).toEqual([
      [3, ['10 Os repasses passam de 100% do item']],
      [4, ['9 Esta conta já recebe uma parte deste item']],
      [
        5,
        [
          '8 Informe quanto é repassado, como 10% ou 25,00',
          '9 Nenhuma conta tem este código. Confira com quem recebe.',
        ],
      ],
    ]);
    await issued(json.id);
    const [charge] = await rows(json.id, 'issued');
    await pay(bank, member, charge!.charge!.id, 10_000);
    const paid = await Promise.all(others.map((one) => balanceOf(bank.store.db, one.accountId)));
    expect(paid.map(({ available }) => available)).toEqual([1_000, 2_500, 500]);
  });

  it('and is there once it is paid: of a billet and of each parcel of a carnet', async () => {
    const other = await bank.openAccount();
    const payee = await codeOf(other);
    const available = async () => (await balanceOf(bank.store.db, other.accountId)).available;
    const billet = (await upload('banking_billet', [HEAD, row(payee, '12,5%')])).json;
    await issued(billet.id);
    const [paid] = await rows(billet.id, 'issued');
    await pay(bank, member, paid!.charge!.id, 10_000);
    expect(await available()).toBe(1_250);
    const carnet = (await upload('carnet', [`${HEAD};Parcelas`, `${row(payee, '25,00')};3`])).json;
    await issued(carnet.id);
    const { rows: shares } = await bank.store.execute(
      `select share from charge_splits s join charges c on c.id = s.charge_id and c.account_id = s.account_id
        where c.kind = $1 and s.account_id = $2`,
      ['carnet', member.accountId],
    );
    expect(shares.map(({ share }: { share: number }) => Number(share))).toEqual([2_500, 2_500, 2_500]);
  });
});
