import { describe, expect, it } from 'vitest';
import { payCode } from '../../../test/pay-code';
import { api, bank, openApiForTests } from '../../../test/public-api';

openApiForTests();

describe('refunds by the API (pix-api.json, Devolucao)', () => {
  it('are made once for an id, however often it is sent, and never exceed what was received', async () => {
    const who = await bank.openAccount();
    const { ask } = await api.client(who);
    const others = await api.client(await bank.openAccount());
    const { chave } = (await ask('POST', '/v2/gn/evp')).json;
    const cob = (await ask('POST', '/v2/cob', { valor: { original: '10.00' }, chave })).json;
    const { end_to_end: id } = (await payCode(bank, cob.pixCopiaECola))!;
    const path = `/v2/pix/${id}/devolucao/d1`;
    const sent = await Promise.all(Array.from({ length: 5 }, () => ask('PUT', path, { valor: '4.00' })));
    expect(sent.map(({ status, json }) => [status, json.id, json.status, json.rtrId])).toEqual(
      sent.map(() => [201, 'd1', 'EM_PROCESSAMENTO', sent[0]!.json.rtrId]),
    );
    expect((await ask('GET', '/v2/gn/saldo')).json.saldo).toBe('6.00');
    expect((await ask('PUT', path, { valor: '3.00' })).json.nome).toBe('id_devolucao_duplicado');
    expect((await ask('PUT', `/v2/pix/${id}/devolucao/d2`, { valor: '6.01' })).json.nome).toBe('valor_invalido');
    expect((await ask('PUT', `/v2/pix/${id}/devolucao/d-2`, { valor: '1.00' })).json.nome).toBe('id_invalido');
    expect((await others.ask('PUT', path, { valor: '1.00' })).status).toBe(404);
    expect((await others.ask('GET', path)).status).toBe(404);
    await bank.runJobs();
    expect((await ask('GET', path)).json).toMatchObject({ id: 'd1', valor: '4.00' });
    expect((await ask('GET', `/v2/pix/${id}`)).json.devolucoes).toMatchObject([{ id: 'd1', valor: '4.00' }]);
    expect((await ask('GET', `/v2/cob/${cob.txid}`)).json.pix[0].devolucoes).toHaveLength(1);
  });
});
