import { describe, expect, it } from 'vitest';
import { ANA, bank, balance, funded, openBankForTests, settle } from '../../../test/pix-bank';
import { postgresUrl } from '../../../../tests/support/test-database';
import { api, openApiForTests } from '../../../test/public-api';

openBankForTests();
openApiForTests({ over: () => bank });

/** The embedded database, which has one connection, does them one after the other. */
const AT_ONCE = postgresUrl ? 200 : 20;

const hour = (by: number) => new Date(Date.now() + by * 3_600_000).toISOString();
const window = `inicio=${hour(-24 * 30)}&fim=${hour(24 * 30)}`;

describe('Pix that applications send (public-api-schemas.json, PixSend)', () => {
  it(`are one for an idEnvio that comes ${AT_ONCE} times at once, and are found by it`, async () => {
    const who = await funded(10_000);
    const { ask } = await api.client(who);
    const { chave } = (await ask('POST', '/v2/gn/evp')).json;
    const body = { valor: '12.34', pagador: { chave, infoPagador: 'Pedido 7' }, favorecido: { chave: ANA } };
    const sent = await Promise.all(Array.from({ length: AT_ONCE }, () => ask('PUT', '/v3/gn/pix/envio1', body)));
    expect(sent.map(({ status }) => status).sort()).toEqual([...Array<number>(AT_ONCE - 1).fill(200), 201]);
    expect(new Set(sent.map(({ json }) => json.endToEndId)).size).toBe(1);
    expect((await ask('GET', '/v2/gn/pix/enviados/id-envio/envio1')).json).toMatchObject({
      idEnvio: 'envio1',
      valor: '12.34',
      status: 'EM_PROCESSAMENTO',
      favorecido: { chave: ANA },
      infoPagador: 'Pedido 7',
    });
    await settle();
    expect(await balance(who)).toBe(10_000 - 1_234);
    const id = sent[0]!.json.endToEndId as string;
    expect((await ask('GET', `/v2/gn/pix/enviados/${id}`)).json).toMatchObject({ status: 'REALIZADO', chave });
    expect((await ask('GET', `/v2/gn/pix/enviados?${window}&status=REALIZADO`)).json.pix).toHaveLength(1);
    const other = await ask('PUT', '/v2/gn/pix/envio1', { ...body, valor: '12.35' });
    expect([other.status, other.json.nome]).toEqual([409, 'id_envio_duplicado']);
    const elsewhere = await api.client(await bank.openAccount());
    expect((await elsewhere.ask('GET', `/v2/gn/pix/enviados/${id}`)).status).toBe(404);
    expect((await elsewhere.ask('GET', '/v2/gn/pix/enviados/id-envio/envio1')).status).toBe(404);
  });

  it('without balance, to nobody, or from a key of another account are refused, and their idEnvio is free again', async () => {
    const who = await funded(500);
    const { ask } = await api.client(who);
    const { chave } = (await ask('POST', '/v2/gn/evp')).json;
    const send = (more: object) =>
      ask('PUT', '/v3/gn/pix/envio2', { valor: '5.01', pagador: { chave }, favorecido: { chave: ANA }, ...more });
    expect((await send({})).json).toMatchObject({ nome: 'pagamento_negado', erros: [{ caminho: '.body.valor' }] });
    expect((await send({ valor: '5.00', favorecido: { chave: 'ninguem@nada.com.br' } })).json).toMatchObject({
      nome: 'valor_invalido',
      erros: [{ caminho: '.body.favorecido.chave' }],
    });
    expect((await send({ pagador: { chave: ANA } })).json.erros).toMatchObject([{ caminho: '.body.pagador.chave' }]);
    expect((await send({ valor: '5.00', favorecido: { chave: ANA, cpf: '12345678909' } })).json.erros).toMatchObject([
      { caminho: '.body.favorecido' },
    ]);
    const removed = (await ask('POST', '/v2/gn/evp')).json.chave;
    await bank.store.execute("update pix_keys set state = 'removed' where key = $1", [removed]);
    expect((await send({ valor: '5.00', pagador: { chave: removed } })).json.erros).toMatchObject([
      { caminho: '.body.pagador.chave' },
    ]);
    expect((await send({ favorecido: {} })).json.erros).toMatchObject([{ caminho: '.body.favorecido' }]);
    expect((await send({ valor: '5.00' })).status).toBe(201);
  });

  it('to an account of this bank arrive at once, as does the payment of its code', async () => {
    const [who, payee] = [await funded(10_000), await funded(0 + 1)];
    const { ask } = await api.client(who);
    const theirs = await api.client(payee);
    const { chave } = (await ask('POST', '/v2/gn/evp')).json;
    const { chave: key } = (await theirs.ask('POST', '/v2/gn/evp')).json;
    const cob = (await theirs.ask('POST', '/v2/cob', { valor: { original: '30.00' }, chave: key })).json;
    const paid = await ask('PUT', '/v2/gn/pix/envio3/qrcode', {
      pagador: { chave },
      pixCopiaECola: cob.pixCopiaECola,
    });
    expect(paid.json).toMatchObject({ status: 'REALIZADO', valor: '30.00' });
    expect((await theirs.ask('GET', `/v2/cob/${cob.txid}`)).json).toMatchObject({
      status: 'CONCLUIDA',
      pix: [{ endToEndId: paid.json.endToEndId }],
    });
    expect(await balance(who)).toBe(7_000);
  });
});
