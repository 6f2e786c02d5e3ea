import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { sheetCalls } from '../../../test/sheets';
import { addDays, formatDay } from '../../core/calendar';
import { fakeCpf } from '../../core/documents';

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

describe('issue 23.6: subscriptions by spreadsheet', () => {
  const HEAD = 'CPF ou CNPJ;Nome;Plano;Descrição;Valor;Primeiro vencimento;Multa (%);Juros ao dia (%)';
  const plan = async (name: string, interval = 1, repeats: number | null = null) =>
    (await member.call('POST /plan', { body: { name, interval, repeats } })).json.id;
  const sold = async () => (await member.call('POST /v2/subscriptions', { body: { size: 100 } })).json;
  const row = (given: Partial<Record<'document' | 'plan' | 'value' | 'due' | 'fine', string>> = {}) =>
    [
      given.document ?? cpf(),
      'Aluno',
      given.plan ?? 'Mensal',
      'Mensalidade',
      given.value ?? '150',
      given.due ?? due,
      given.fine ?? '',
      '',
    ].join(';');

  it('of 20 rows each fault is at its cell, the others are issued once though asked twice, with their next charge', async () => {
    const monthly = await plan('Mensal');
    await plan('Anual', 12, 4);
    await plan('Básico');
    await plan('Basico');
    const today = await bank.today();
    const past = formatDay(addDays(today, -1));
    const own = await bank.store.execute('select document from accounts where id = $1', [member.accountId]);
    const lines = [
      HEAD,
      row({ plan: 'Semanal' }),
      row({ plan: '' }),
      row({ plan: 'BÀSICO' }),
      row({ due: past }),
      row({ value: '4,99' }),
      row({ value: '10,555' }),
      row({ document: '111.222.333-00' }),
      row({ fine: '11' }),
      row({ document: own.rows[0].document }),
      row({ plan: ' mensal ' }),
      row({ plan: 'anual', value: '1.200,00', fine: '2' }),
      row({ plan: 'básico' }),
      ...Array.from({ length: 8 }, () => row()),
    ];
    const { json } = await upload('subscription', lines);
    expect(json).toMatchObject({ total: 20, subscriptionPlanLabel: 'O da coluna Plano', otherKind: null, missing: [] });
    const wrong = await faultsOf(json.id);
    expect(wrong.slice(0, 8)).toEqual([
      [2, ['2 Plano não encontrado']],
      [3, ['2 Preenchimento obrigatório']],
      [4, ['2 Mais de um plano tem um nome parecido: escreva como no cadastro']],
      [5, ['5 O vencimento não pode ser anterior a hoje']],
      [6, ['4 O valor mínimo de uma cobrança é R$ 5,00']],
      [7, ['4 Use no máximo duas casas decimais: há fração de centavo']],
      [8, ['0 Informe um CPF válido']],
      [9, ['6 A multa vai até 10%']],
    ]);
    const key = randomUUID();
    const first = await issue(json.id, key);
    expect((await issue(json.id, key)).json).toEqual(first.json);
    expect((await issue(json.id, randomUUID())).status).toBe(409);
    await bank.runJobs();
    expect(await show(json.id)).toMatchObject({ status: 'done', issued: 11, refused: 9 });
    const { items, total } = await sold();
    expect(total).toBe(11);
    const yearly = items.find(({ plan_name }) => plan_name === 'Anual')!;
    expect(yearly).toMatchObject({ status: 'new', repeats: 4, value: 120_000, payment_method: 'banking_billet' });
    expect(items.filter(({ plan_id }) => plan_id === monthly)).toHaveLength(9);
    expect(items.every(({ next_expire_at }) => next_expire_at! >= addDays(today, 20))).toBe(true);
    const detail = await member.call('GET /subscription/{id}', { params: { id: yearly.id } });
    expect(detail.json).toMatchObject({ fine: 200, first_due: addDays(today, 20) });
    const issued = await rows(json.id, 'issued');
    expect(issued.map(({ charge }) => charge!.route)).toContain('billing-subscription-management-detail');
    expect(new Set(issued.map(({ charge }) => charge!.id))).toEqual(new Set(items.map(({ id }) => id)));
  });

  it('the billets of the first periods are its papers; until one is made, it says when', async () => {
    await plan('Mensal');
    const send = async (day: number) => {
      const on = formatDay(addDays(await bank.today(), day));
      const { id } = (await upload('subscription', [HEAD, row({ due: on }), row({ due: on })])).json;
      await issue(id);
      await bank.runJobs();
      return { id, asked: await member.call('POST /charge-sheets/{id}/papers', { params: { id } }) };
    };
    const later = await send(20);
    const none = 'Nenhum boleto para imprimir por enquanto: cada um é emitido 10 dias antes do vencimento.';
    expect([later.asked.status, (later.asked.json as any).error_description]).toEqual([422, none]);
    expect((await show(later.id)).noPapers).toBe(none);
    // near enough however far a weekend or holiday moves it
    const near = await send(3);
    expect(near.asked.status).toBe(200);
    expect((await show(near.id)).noPapers).toBeNull();
    await bank.runJobs();
    const { raw } = await member.call('GET /tasks/{id}/file', { params: { id: near.asked.json.task } });
    expect(raw.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
  });

  it("another kind's columns are refused both ways; a plan deleted since is told at its cell", async () => {
    const id = await plan('Mensal');
    const parcels = await upload('subscription', [`${HEAD};Parcelas`, `${row()};3`]);
    expect(await faultsOf(parcels.json.id)).toEqual([[2, ['8 Coluna do modelo de Carnê: não existe em Assinatura']]]);
    const billet = await upload('banking_billet', [HEAD, row()]);
    expect(billet.json.otherKind).toEqual({ kind: 'subscription', label: 'Assinatura' });
    expect((await issue(billet.json.id)).status).toBe(422);
    const { json } = await upload('subscription', [HEAD, row()]);
    await issue(json.id);
    await member.call('DELETE /plan/{id}', { params: { id } });
    await bank.runJobs();
    expect(await faultsOf(json.id)).toEqual([[2, ['2 Plano não encontrado']]]);
    expect((await sold()).total).toBe(0);
  });
});
