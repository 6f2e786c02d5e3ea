import { describe, expect, it } from 'vitest';
import { ANA, bank, funded, openBankForTests, settle } from '../../../test/pix-bank';
import { payCode } from '../../../test/pay-code';
import { api, openApiForTests } from '../../../test/public-api';
import { OWN_BANK } from '../../core/banks';

openBankForTests();
openApiForTests({ over: () => bank });

async function shop(cents = 10_000) {
  const who = await funded(cents);
  const { ask } = await api.client(who);
  const { chave } = (await ask('POST', '/v2/gn/evp')).json as { chave: string };
  const { rows } = await bank.store.execute('select document, nickname from accounts where id = $1', [who.accountId]);
  const { document, nickname: nome } = rows[0] as { document: string; nickname: string };
  const own = document.length > 11 ? { cnpj: document } : { cpf: document };
  return { who, ask, chave, own, nome };
}
const elsewhere = { codigoBanco: '60701190', agencia: '1234', conta: '56789-0', tipoConta: 'cacc' };

describe('a Pix to the same holder by the API', () => {
  it('goes to an account of the same document, once for its idEnvio', async () => {
    const { ask, chave, own, nome } = await shop();
    const body = { valor: '5.00', pagador: { chave }, favorecido: { contaBanco: { ...elsewhere, nome, ...own } } };
    const send = () => ask('PUT', '/v2/gn/pix/propria1/mesma-titularidade', body);
    expect(await send()).toMatchObject({
      status: 201,
      json: { idEnvio: 'propria1', valor: '5.00', status: 'EM_PROCESSAMENTO' },
    });
    expect((await send()).status).toBe(200);
  });

  it.each<[string, object]>([
    ['the account of another document', { contaBanco: { ...elsewhere, nome: 'Ana', cpf: '52998224725' } }],
    ['the key of somebody else', { chave: ANA }],
    ['the key of somebody else, named by the own document', { chave: ANA, cnpj: 'own' }],
  ])('is refused to %s', async (_, favorecido) => {
    const { ask, chave, own } = await shop();
    const named = 'cnpj' in favorecido ? { chave: ANA, ...own } : favorecido;
    const { status, json } = await ask('PUT', '/v2/gn/pix/outra1/mesma-titularidade', {
      valor: '5.00',
      pagador: { chave },
      favorecido: named,
    });
    expect([status, json.nome]).toEqual([400, 'valor_invalido']);
    expect((await ask('GET', '/v2/gn/pix/enviados/id-envio/outra1')).status).toBe(404);
  });

  it('does not go to another account of this bank whose holder is somebody else', async () => {
    const { ask, chave } = await shop();
    const other = await shop();
    const { rows } = await bank.store.execute('select account_number from accounts where id = $1', [
      other.who.accountId,
    ]);
    const contaBanco = { nome: other.nome, ...other.own, codigoBanco: OWN_BANK.ispb, agencia: OWN_BANK.branch };
    const favorecido = { contaBanco: { ...contaBanco, conta: rows[0].account_number, tipoConta: 'cacc' } };
    const body = { valor: '5.00', pagador: { chave }, favorecido };
    expect((await ask('PUT', '/v2/gn/pix/outra2/mesma-titularidade', body)).status).toBe(400);
  });
});

describe('a receipt by the API', () => {
  it('is the portal’s PDF, of what was sent, received and given back', async () => {
    const { ask, chave } = await shop();
    const others = await shop();
    const cob = (await ask('POST', '/v2/cob', { valor: { original: '7.00' }, chave })).json;
    await payCode(bank, cob.pixCopiaECola);
    const { endToEndId } = (await ask('GET', `/v2/cob/${cob.txid}`)).json.pix[0];
    const refund = (await ask('PUT', `/v2/pix/${endToEndId}/devolucao/d1`, { valor: '1.00' })).json;
    const send = { valor: '1.00', pagador: { chave }, favorecido: { chave: ANA } };
    const sent = (await ask('PUT', '/v3/gn/pix/envio1', send)).json;
    await settle();
    for (const query of [
      `txid=${cob.txid}`,
      `e2eid=${endToEndId}`,
      `e2eid=${sent.endToEndId}`,
      'idEnvio=envio1',
      `rtrId=${refund.rtrId}`,
    ]) {
      const { status, json } = await ask('GET', `/v2/gn/pix/comprovantes?${query}`);
      expect([status, Buffer.from(json.comprovante, 'base64').subarray(0, 5).toString()], query).toEqual([
        200,
        '%PDF-',
      ]);
      expect((await others.ask('GET', `/v2/gn/pix/comprovantes?${query}`)).json.nome).toBe(
        'comprovante_nao_encontrado',
      );
    }
    expect((await ask('GET', '/v2/gn/pix/comprovantes')).json.nome).toBe('valor_invalido');
    expect((await ask('GET', '/v2/gn/pix/comprovantes?txid=a&e2eid=b')).json.nome).toBe('valor_invalido');
  });
});

describe('the bucket of key look-ups', () => {
  it('is drawn from by look-ups that pay nobody, and refuses once it is empty', async () => {
    const { ask, chave } = await shop();
    const left = async () => (await ask('GET', '/v2/gn/chaves/balde')).json.baldeB.fichasDisponiveis as number;
    const send = (id: string, to: string) =>
      ask('PUT', `/v3/gn/pix/${id}`, { valor: '1.00', pagador: { chave }, favorecido: { chave: to } });
    const full = await left();
    expect((await send('paga1', ANA)).status).toBe(201);
    expect(await left(), 'a payment gives its token back').toBe(full);
    expect((await send('ninguem1', 'ninguem@exemplo.com.br')).status).toBe(400);
    expect(await left()).toBe(full - 20);
    await bank.store.execute('update pix_lookup_buckets set tokens = 0');
    const { status, json, headers } = await send('paga2', ANA);
    expect([status, json.nome]).toEqual([429, 'limite_consultas_chave']);
    expect(headers['retry-after']).toBeDefined();
    expect((await ask('GET', '/v2/gn/chaves/balde')).json.baldeA).toMatchObject({ tiposChave: ['cpf', 'cnpj', 'evp'] });
  });
});
