import { describe, expect, it } from 'vitest';
import { readBillLine } from '@balcao/contract/shared/bill-line';
import { bank, balance, byKey, funded, openBankForTests, pay as payPix } from '../../../test/pix-bank';
import { api, openApiForTests } from '../../../test/public-api';
import { openReceiver, tellAll } from '../../../test/receiver';
import { addCustomer, detail, issue } from '../../../test/billets';
import { billBars } from '../../../test/bill-bars';
import { addDays, nextBusinessDay } from '../../core/calendar';
import { bankNow } from '../../core/clock';
import { saoPauloInstant } from '../../kits/money/slot';
import { countByOutcome, lineOf, toPayment } from './api-dto';
import { MONEY } from './kinds';

openBankForTests();
openApiForTests({ over: () => bank });

const SLIP = '846200000004470000113220292826006077729363538004';

/** Moves the clock to 10 h of the next business day; answers the day. */
async function morning(): Promise<string> {
  const day = nextBusinessDay(addDays(await bank.today(), 1));
  const seconds = (saoPauloInstant(day, '10:00').getTime() - (await bankNow(bank.store.db)).getTime()) / 1000;
  await bank.store.execute('update bank_clock set offset_seconds = offset_seconds + $1', [Math.ceil(seconds)]);
  return day;
}
async function settle(): Promise<void> {
  await bank.runJobs();
  await bank.store.execute('update bank_clock set offset_seconds = offset_seconds + 10');
  for (const { jobs } of Object.values(MONEY))
    bank.waiting.push({ job: jobs.find(({ name }) => name.endsWith('-round'))!, data: {} });
  await bank.runJobs();
}

describe('a payment, as the API says it (public-api-schemas.json, PayDetailPayment)', () => {
  const at = new Date('2026-11-26T12:00:00Z');
  const paid = {
    id: 7,
    amount: 1000,
    reason: 'Recusado.',
    protocol: 'p',
    description: '',
    scheduled_for: '2026-11-27',
    created_at: at,
    settled_at: null,
    details: { bars: billBars(1000, '2026-12-01') },
  };
  it.each([
    ['scheduled', 'AGENDADO', { data: { solicitacao: at.toISOString(), pagamento: '2026-11-27' } }],
    ['reserved', 'EM_PROCESSAMENTO', { data: { solicitacao: at.toISOString(), pagamento: null } }],
    ['sent', 'EM_PROCESSAMENTO', {}],
    ['settled', 'LIQUIDADO', { motivoRecusa: null }],
    ['refused', 'NAO_REALIZADO', { retornoBancario: 'Recusado.', horario: { solicitacao: at.toISOString() } }],
    ['returned', 'NAO_REALIZADO', { retornoBancario: 'Recusado.' }],
    ['cancelled', 'CANCELADO', { motivoRecusa: null }],
  ] as const)('%s is %s', (state, status, more) => {
    expect(toPayment({ ...paid, state })).toMatchObject({ idPagamento: '7', valorPago: 1000, status, ...more });
  });

  it('is counted once, by what became of it', () => {
    const rows = [
      ['scheduled', 1],
      ['sent', 2],
      ['settled', 4],
      ['refused', 8],
      ['returned', 16],
      ['cancelled', 32],
    ] as const;
    expect(countByOutcome(rows.map(([state, count]) => ({ state, count })))).toEqual({
      total: 63,
      processando: 3,
      sucesso: 4,
      falha: 24,
      cancelada: 32,
    });
  });

  it('has the typed line of its barcode', () => {
    expect(lineOf(readBillLine(SLIP).barcode!)).toBe(SLIP);
    const bars = billBars(1, '2026-12-01');
    expect(readBillLine(lineOf(bars)).barcode).toBe(bars);
  });
});

describe('payment of bills by an application', () => {
  it('looks a bill up, pays it once however often it is ordered at once, and counts it', async () => {
    const day = await morning();
    const who = await funded(100_000);
    const ask = await api.certified(who, 'pagamento-de-contas');
    const other = await api.certified(await funded(1), 'pagamento-de-contas');
    const bars = billBars(10_000, day);
    const path = `/v1/codBarras/${bars}`;
    expect((await ask('GET', path)).json).toMatchObject({
      tipo: 'boleto',
      banco: { codigo: 237, nome: 'Bradesco' },
      linhaDigitavel: lineOf(bars),
      datas: { vencimento: day },
      valores: { original: 10_000, final: 10_000 },
      informacoesPagamento: { podeSerPago: true, divergente: { deveAceitar: false } },
    });
    const order = { valor: 10_000, dataPagamento: day, descricao: 'Luz' };
    const made = await Promise.all(Array.from({ length: 10 }, () => ask('POST', path, order)));
    expect(new Set(made.map(({ status, json }) => `${status} ${json.idPagamento}`)).size).toBe(1);
    const { idPagamento: id } = made[0]!.json;
    expect(made[0]).toMatchObject({ status: 201, json: { valorPago: 10_000, status: 'EM_PROCESSAMENTO' } });
    expect((await ask('POST', path, { ...order, descricao: 'Luz', valor: 9_999 })).json.nome).toBe('valor_invalido');
    expect((await other('POST', path, order)).status).toBe(400);
    await settle();
    expect(await balance(who)).toBe(90_000);
    expect((await ask('GET', `/v1/${id}`)).json).toMatchObject({
      status: 'LIQUIDADO',
      codBarras: bars,
      descricao: 'Luz',
    });
    expect((await ask('POST', path, order)).json, 'the same order, once it is settled').toMatchObject({
      idPagamento: id,
      status: 'LIQUIDADO',
    });
    expect((await other('GET', `/v1/${id}`)).json.nome).toBe('pagamento_nao_encontrado');
    const pix = (await payPix(who, byKey({ value: 1 }))).json.id;
    expect((await ask('GET', `/v1/${pix}`)).json.nome).toBe('pagamento_nao_encontrado');
    expect((await ask('GET', path)).json.informacoesPagamento.podeSerPago).toBe(false);
    const summed = `/v1/resumo?dataInicio=${day}&dataFim=${day}`;
    expect((await ask('GET', summed)).json).toMatchObject({
      solicitacoes: { total: 1, sucesso: 1 },
      solicitacoesFalhas: [],
    });
    expect((await other('GET', summed)).json.solicitacoes.total).toBe(0);
  });

  it('is ordered anew once the first was refused, and is summed up on the day of its order', async () => {
    const day = await morning();
    const who = await funded(100_000);
    const ask = await api.certified(who, 'pagamento-de-contas');
    // the rail refuses what ends with 91 cents
    const order = { valor: 1_091, dataPagamento: day };
    const [bars, other] = [billBars(1_091, day), billBars(1_091, day)];
    const made = async (of: string) => Number((await ask('POST', `/v1/codBarras/${of}`, order)).json.idPagamento);
    const first = await made(bars);
    await settle();
    const again = await made(bars);
    expect(again).toBeGreaterThan(first);
    // a bill of the same value on the same day is another one
    const second = await made(other);
    expect(second).toBeGreaterThan(again);
    await settle();
    await ask('POST', `/v1/codBarras/${billBars(1_000, day)}`, { valor: 1_000, dataPagamento: day });
    const summed = async (from: string, to: string) =>
      (await ask('GET', `/v1/resumo?dataInicio=${from}&dataFim=${to}`)).json;
    expect(await summed(day, day)).toMatchObject({
      solicitacoes: { total: 4, falha: 3, processando: 1 },
      solicitacoesFalhas: [second, again, first],
    });
    for (const from of [addDays(day, -1), addDays(day, 1)])
      expect((await summed(from, from)).solicitacoes.total).toBe(0);
    expect((await summed(day, addDays(day, -1))).erros).toMatchObject([{ caminho: '.body.dataFim' }]);
  });

  it('is refused without balance, on a day that is over, of a wrong value, and of bars that are none', async () => {
    const day = await morning();
    const ask = await api.certified(await funded(500), 'pagamento-de-contas');
    const path = `/v1/codBarras/${billBars(501, day)}`;
    const order = { valor: 501, dataPagamento: day };
    expect((await ask('POST', path, order)).json).toMatchObject({ nome: 'pagamento_negado' });
    expect((await ask('POST', path, { ...order, valor: 500 })).json.erros).toMatchObject([{ caminho: '.body.valor' }]);
    expect((await ask('POST', path, { ...order, dataPagamento: addDays(day, -1) })).json.erros).toContainEqual(
      expect.objectContaining({ caminho: '.body.dataPagamento' }),
    );
    expect((await ask('GET', `/v1/codBarras/${'1'.repeat(44)}`)).json.erros).toMatchObject([
      { caminho: '.body.codBarras' },
    ]);
    expect((await ask('GET', '/v1/resumo?dataInicio=2026-02-30&dataFim=2026-03-01')).json.erros).toMatchObject([
      { caminho: '.body.dataInicio' },
    ]);
  });

  it('tells each webhook what became of it, and a removed one nothing', async () => {
    const day = await morning();
    const ask = await api.certified(await funded(100_000), 'pagamento-de-contas');
    const receiver = await openReceiver(bank, ({ isKnown }) => (isKnown ? 200 : 401));
    const url = `${receiver.url}/contas`;
    expect(await ask('PUT', '/v1/webhook', { url })).toMatchObject({ status: 201, json: { url } });
    const hour = (by: number) => new Date(Date.now() + by * 3_600_000).toISOString();
    const listed = await ask('GET', `/v1/webhook?dataInicio=${hour(-9000)}&dataFim=${hour(9000)}`);
    expect(listed.json).toMatchObject({
      webhooks: [{ url }],
      parametros: { paginacao: { quantidadeTotalDeItens: 1 } },
    });
    const { idPagamento } = (
      await ask('POST', `/v1/codBarras/${billBars(1_000, day)}`, { valor: 1_000, dataPagamento: day })
    ).json;
    await settle();
    await tellAll(bank);
    const told = receiver.told.filter(({ path }) => path === '/contas').map(({ body }) => JSON.parse(body));
    expect(told.slice(1)).toMatchObject([
      { idPagamento, status: 'EM_PROCESSAMENTO' },
      { idPagamento, status: 'LIQUIDADO' },
    ]);
    expect((await ask('DELETE', '/v1/webhook', { url })).status).toBe(204);
    expect((await ask('DELETE', '/v1/webhook', { url })).json.nome).toBe('webhook_nao_encontrado');
    await ask('POST', `/v1/codBarras/${billBars(1_000, day)}`, { valor: 1_000, dataPagamento: day });
    await tellAll(bank);
    expect(receiver.told.filter(({ path }) => path === '/contas')).toHaveLength(told.length);
    await receiver.close();
  });

  it('tells no webhook of another account, which neither lists nor removes what is not its own', async () => {
    const day = await morning();
    const receiver = await openReceiver(bank, ({ isKnown }) => (isKnown ? 200 : 401));
    const [ours, others] = [`${receiver.url}/nossa`, `${receiver.url}/outra`];
    const ask = await api.certified(await funded(100_000), 'pagamento-de-contas');
    const other = await api.certified(await funded(1), 'pagamento-de-contas');
    await ask('PUT', '/v1/webhook', { url: ours });
    await other('PUT', '/v1/webhook', { url: others });
    const toldAt = (path: string) => receiver.told.filter((one) => one.path === path).length;
    const [before, beforeOurs] = [toldAt('/outra'), toldAt('/nossa')];
    await ask('POST', `/v1/codBarras/${billBars(1_000, day)}`, { valor: 1_000, dataPagamento: day });
    await settle();
    await tellAll(bank);
    expect(toldAt('/nossa')).toBeGreaterThan(beforeOurs);
    expect(toldAt('/outra')).toBe(before);
    // of an account's own, only the one that is named is removed
    await other('PUT', '/v1/webhook', { url: ours });
    expect((await other('DELETE', '/v1/webhook', { url: ours })).status).toBe(204);
    const hour = (by: number) => new Date(Date.now() + by * 3_600_000).toISOString();
    const listed = await other('GET', `/v1/webhook?dataInicio=${hour(-9000)}&dataFim=${hour(9000)}`);
    expect(listed.json.webhooks.map(({ url }: { url: string }) => url)).toEqual([others]);
    expect((await other('DELETE', '/v1/webhook', { url: ours })).json.nome).toBe('webhook_nao_encontrado');
    await receiver.close();
  });

  it('is told to ten webhooks of an account at most, each of which can be put again', async () => {
    const receiver = await openReceiver(bank, ({ isKnown }) => (isKnown ? 200 : 401));
    const ask = await api.certified(await funded(1), 'pagamento-de-contas');
    const put = async (n: number) => await ask('PUT', '/v1/webhook', { url: `${receiver.url}/${n}` });
    for (let n = 1; n <= 10; n++) expect((await put(n)).status).toBe(201);
    expect((await put(11)).json.nome).toBe('webhook_invalido');
    expect((await put(10)).status).toBe(201);
    await receiver.close();
  });

  it('of homologation settles with money of its own, and pays no billet of a real account', async () => {
    const day = await morning();
    const who = await funded(700);
    const ask = await api.certified(who, 'pagamento-de-contas', 'homologation');
    const made = await ask('POST', `/v1/codBarras/${billBars(2_000, day)}`, { valor: 2_000, dataPagamento: day });
    expect(made.status).toBe(201);
    await settle();
    expect((await ask('GET', `/v1/${made.json.idPagamento}`)).json.status).toBe('LIQUIDADO');
    expect(await balance(who)).toBe(700);
    const seller = await funded(1);
    const [id] = await issue(bank, seller, [await addCustomer(seller)]);
    const bars = String((await detail(seller, id!)).barcode);
    expect((await (await api.certified(who, 'pagamento-de-contas'))('GET', `/v1/codBarras/${bars}`)).status).toBe(200);
    expect((await ask('GET', `/v1/codBarras/${bars}`)).json.mensagem).toContain('Não encontramos');
  });
});
