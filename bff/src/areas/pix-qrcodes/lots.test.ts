import { describe, expect, it } from 'vitest';
import { onCitus } from '../../../../tests/support/test-database';
import { api, bank, openApiForTests } from '../../../test/public-api';
import { addDays } from '../../core/calendar';
import { lotJob } from './lot-job';

openApiForTests();

let count = 0;
const newTxid = () => `lote${String(++count).padStart(24, '0')}`;
const hour = (by: number) => new Date(Date.now() + by * 3_600_000).toISOString();

async function shop(environment: 'production' | 'homologation' = 'production') {
  const who = await bank.openAccount();
  const { ask } = await api.client(who, environment);
  const { chave } = (await ask('POST', '/v2/gn/evp')).json;
  const due = addDays(await bank.today(), 10);
  const cobv = (txid = newTxid(), more: object = {}) => ({
    txid,
    calendario: { dataDeVencimento: due },
    devedor: { cpf: '12345678909', nome: 'Ana' },
    valor: { original: '10.00' },
    chave,
    ...more,
  });
  const statuses = async (id: number) =>
    ((await ask('GET', `/v2/lotecobv/${id}`)).json.cobsv as { status: string }[]).map(({ status }) => status);
  return { who, ask, cobv, statuses };
}

describe('a lot of charges with a due day by the API (pix-api.json, LoteCobV)', () => {
  it('is made in the background: each charge is made or refused alone, by the rules of one', async () => {
    const { ask, cobv, statuses } = await shop();
    const [good, own] = [newTxid(), newTxid()];
    await ask('PUT', `/v2/cobv/${own}`, cobv(own));
    const cobsv = [cobv(good), cobv('curto'), cobv(undefined, { chave: 'ana@exemplo.com.br' }), cobv(own)];
    expect((await ask('PUT', '/v2/lotecobv/7', { descricao: 'Maio', cobsv })).status).toBe(202);
    expect(await statuses(7)).toEqual(Array(4).fill('EM_PROCESSAMENTO'));
    expect((await ask('PATCH', '/v2/lotecobv/7', { cobsv: [{ txid: good }] })).json.nome).toBe('lote_em_processamento');
    await bank.runJobs();
    const { json } = await ask('GET', '/v2/lotecobv/7');
    expect(json).toMatchObject({
      descricao: 'Maio',
      cobsv: [
        { txid: good, status: 'CRIADA', criacao: expect.any(String) },
        { status: 'NEGADA', problema: { status: 400, detail: expect.stringContaining('txid') } },
        { status: 'NEGADA', problema: { violacoes: [{ propriedade: 'cobv.chave' }] } },
        { txid: own, status: 'NEGADA', problema: { status: 409 } },
      ],
    });
    expect((await ask('GET', `/v2/cobv/${good}`)).json).toMatchObject({
      status: 'ATIVA',
      valor: { original: '10.00' },
    });
    const { rows } = await bank.store.execute('select count(*) as n from pix_lot_items where asked is not null');
    expect(rows[0].n, 'what was asked is not kept').toBe(0);
  });

  // on a cluster an account's txid is nobody else's business (docs/adr/0019)
  it.skipIf(onCitus)('refuses the txid that another account has, as that of a charge alone is', async () => {
    const [first, { ask, cobv }] = [await shop(), await shop()];
    const [own, theirs] = [newTxid(), newTxid()];
    await first.ask('PUT', `/v2/cobv/${theirs}`, first.cobv(undefined));
    expect(await ask('PUT', `/v2/cobv/${theirs}`, cobv(undefined))).toMatchObject({ status: 409 });
    await ask('PUT', '/v2/lotecobv/9', { descricao: 'Junho', cobsv: [cobv(own), cobv(theirs)] });
    await bank.runJobs();
    expect((await ask('GET', '/v2/lotecobv/9')).json.cobsv).toMatchObject([
      { txid: own, status: 'CRIADA' },
      { txid: theirs, status: 'NEGADA', problema: { status: 409 } },
    ]);
  });

  it('asked for again is one lot; with other words it changes its charges, and makes those that were refused', async () => {
    const { ask, cobv, statuses } = await shop();
    const [first, second] = [cobv(), cobv(undefined, { valor: { original: '0.00' } })];
    const put = async (...cobsv: object[]) => (await ask('PUT', '/v2/lotecobv/8', { cobsv })).status;
    expect([await put(first, second), await put(first, second)]).toEqual([202, 202]);
    expect(bank.waiting.filter(({ job }) => job.name === lotJob.name)).toHaveLength(1);
    await bank.runJobs();
    expect(await statuses(8)).toEqual(['CRIADA', 'NEGADA']);
    expect([await put(first), await put(first, cobv())]).toEqual([400, 400]);
    const dearer = { ...first, valor: { original: '12.00' } };
    expect(await put(dearer, { ...second, valor: { original: '3.00' } })).toBe(202);
    await bank.runJobs();
    expect(await statuses(8)).toEqual(['CRIADA', 'CRIADA']);
    expect((await ask('GET', `/v2/cobv/${first.txid}`)).json).toMatchObject({
      revisao: 1,
      valor: { original: '12.00' },
    });
    const status = 'REMOVIDA_PELO_USUARIO_RECEBEDOR';
    await ask('PATCH', '/v2/lotecobv/8', { descricao: 'Junho', cobsv: [{ txid: second.txid, status }] });
    await bank.runJobs();
    expect((await ask('GET', `/v2/cobv/${second.txid}`)).json.status).toBe(status);
    expect((await ask('GET', `/v2/lotecobv?inicio=${hour(-1)}&fim=${hour(1)}`)).json).toMatchObject({
      parametros: { paginacao: { quantidadeTotalDeItens: 1 } },
      lotes: [{ id: 8, descricao: 'Junho' }],
    });
  });

  it('of one account is not another’s, whose lot of the same id is its own', async () => {
    const [mine, others] = [await shop(), await shop()];
    await mine.ask('PUT', '/v2/lotecobv/9', { descricao: 'Meu', cobsv: [mine.cobv()] });
    expect((await others.ask('GET', '/v2/lotecobv/9')).json.nome).toBe('lote_nao_encontrado');
    const body = { cobsv: [{ txid: newTxid() }] };
    expect((await others.ask('PATCH', '/v2/lotecobv/9', body)).json.nome).toBe('lote_nao_encontrado');
    await others.ask('PUT', '/v2/lotecobv/9', { descricao: 'Deles', cobsv: [others.cobv()] });
    await bank.runJobs();
    expect((await mine.ask('GET', '/v2/lotecobv/9')).json.descricao).toBe('Meu');
  });

  it.each<[string, string, (cobv: (txid?: string) => object) => object[], string]>([
    ['a txid twice', '10', (cobv) => [cobv('a'.repeat(26)), cobv('a'.repeat(26))], 'valor_invalido'],
    ['no charges', '10', () => [], 'valor_invalido'],
    ['1,001 charges', '10', (cobv) => Array.from({ length: 1001 }, () => cobv()), 'valor_invalido'],
    ['an id that is no number', 'maio', (cobv) => [cobv()], 'id_invalido'],
  ])('with %s is refused', async (_, id, cobsv, nome) => {
    const { ask, cobv } = await shop();
    const { status, json } = await ask('PUT', `/v2/lotecobv/${id}`, { cobsv: cobsv(cobv) });
    expect([status, json.nome]).toEqual([400, nome]);
  });

  it('of 1,000 charges is made in parts', async () => {
    const { who, ask, cobv } = await shop();
    const cobsv = Array.from({ length: 1000 }, () => cobv());
    expect((await ask('PUT', '/v2/lotecobv/11', { cobsv })).status).toBe(202);
    await bank.runJobs();
    const { rows } = await bank.store.execute(
      `select (select count(*)::int from pix_qrcodes where account_id = $1) as made,
         (select count(*)::int from pix_lot_items where account_id = $1 and status = 'made') as told`,
      [who.accountId],
    );
    expect(rows).toEqual([{ made: 1000, told: 1000 }]);
  }, 60_000);
});
