import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank } from '../../../test/harness';
import { payCode } from '../../../test/pay-code';
import { openPublicApi, type PublicApiTest } from '../../../test/public-api';
import { addDays, formatDay, nextBusinessDay } from '../../core/calendar';

let bank: EmptyBank;
let api: PublicApiTest;
beforeAll(async () => {
  bank = await openEmptyBank();
  api = await openPublicApi(bank);
});
afterAll(async () => {
  await api.close();
  await bank.close();
});

const hour = (by: number) => new Date(Date.now() + by * 3_600_000).toISOString();
const window = `inicio=${hour(-24 * 400)}&fim=${hour(24 * 400)}`;
let count = 0;
const newTxid = () => `vencimento${String(++count).padStart(20, '0')}`;
const devedor = { cpf: '12345678909', nome: 'Ana', cidade: 'Recife' };

describe('charges with a due day by the API (pix-api.json, CobV)', () => {
  it('are made, revised, found, and ask for the amount of the day on which they are paid', async () => {
    const who = await bank.openAccount();
    const { ask } = await api.client(who);
    const { chave } = (await ask('POST', '/v2/gn/evp')).json;
    const [txid, due] = [newTxid(), nextBusinessDay(addDays(await bank.today(), 3))];
    const body = {
      calendario: { dataDeVencimento: due, validadeAposVencimento: 10 },
      devedor,
      valor: { original: '100.00', multa: { modalidade: 2, valorPerc: '2.00' } },
      chave,
    };
    const made = await ask('PUT', `/v2/cobv/${txid}`, body);
    expect(made).toMatchObject({
      status: 201,
      json: {
        txid,
        status: 'ATIVA',
        revisao: 0,
        calendario: { dataDeVencimento: due, validadeAposVencimento: 10 },
        recebedor: { nome: expect.any(String) },
        loc: { tipoCob: 'cobv' },
        valor: { original: '100.00', multa: { modalidade: 2 } },
      },
    });
    expect((await ask('GET', `/v2/cob/${txid}`)).status).toBe(404);
    const revised = await ask('PATCH', `/v2/cobv/${txid}`, {
      devedor: { nome: 'Ana Lima' },
      valor: { original: '200.00' },
    });
    expect(revised.json).toMatchObject({
      revisao: 1,
      devedor: { cpf: devedor.cpf, nome: 'Ana Lima', cidade: 'Recife' },
      valor: { original: '200.00', multa: { modalidade: 2 } },
    });
    await bank.moveDays(10);
    await payCode(bank, made.json.pixCopiaECola);
    // the token ended meanwhile
    const later = await api.client(who);
    expect((await later.ask('GET', `/v2/cobv/${txid}`)).json).toMatchObject({
      status: 'CONCLUIDA',
      pix: [{ valor: '204.00', txid }],
    });
    expect((await later.ask('GET', `/v2/cobv/?${window}&status=CONCLUIDA&cpf=${devedor.cpf}`)).json.cobs).toMatchObject(
      [{ txid }],
    );
    expect((await later.ask('GET', `/v2/cobv?${window}&status=ATIVA`)).json.cobs).toEqual([]);
    expect((await later.ask('GET', `/v2/cob?${window}`)).json.cobs).toEqual([]);
  });

  it('end on their last day', async () => {
    const { ask } = await api.client(await bank.openAccount());
    const { chave } = (await ask('POST', '/v2/gn/evp')).json;
    const due = nextBusinessDay(await bank.today());
    const { json } = await ask('PUT', `/v2/cobv/${newTxid()}`, {
      calendario: { dataDeVencimento: due, validadeAposVencimento: 0 },
      devedor,
      valor: { original: '10.00' },
      chave,
    });
    await bank.moveDays(5);
    await expect(payCode(bank, json.pixCopiaECola)).rejects.toThrow('Este código expirou.');
  });

  it('of yesterday, or without their debtor, are refused at their field', async () => {
    const { ask } = await api.client(await bank.openAccount());
    const { chave } = (await ask('POST', '/v2/gn/evp')).json;
    const dataDeVencimento = addDays(await bank.today(), -1);
    const body = { calendario: { dataDeVencimento }, devedor, valor: { original: '1.00' }, chave };
    expect((await ask('PUT', `/v2/cobv/${newTxid()}`, body)).json, formatDay(dataDeVencimento)).toMatchObject({
      nome: 'valor_invalido',
      erros: [{ caminho: '.body.calendario.dataDeVencimento' }],
    });
    const { devedor: _, ...without } = body;
    expect((await ask('PUT', `/v2/cobv/${newTxid()}`, without)).json.erros).toMatchObject([
      { caminho: '.body.devedor' },
    ]);
  });
});

describe('locations by the API (pix-api.json, PayloadLocation)', () => {
  it('are made before their charge, have one at a time, and lead nowhere once it is unlinked', async () => {
    const who = await bank.openAccount();
    const { ask } = await api.client(who);
    const others = await api.client(await bank.openAccount());
    const { chave } = (await ask('POST', '/v2/gn/evp')).json;
    const loc = (await ask('POST', '/v2/loc', { tipoCob: 'cob' })).json;
    expect((await ask('GET', `/v2/loc/${loc.id}/qrcode`)).json.nome).toBe('location_sem_cobranca');
    const body = { valor: { original: '1.00' }, chave, loc: { id: loc.id } };
    const first = await ask('POST', '/v2/cob', body);
    expect(first.json.location).toBe(loc.location);
    expect((await ask('POST', '/v2/cob', body)).json.erros).toMatchObject([{ caminho: '.body.loc.id' }]);
    expect((await ask('GET', `/v2/loc/${loc.id}`)).json.txid).toBe(first.json.txid);
    for (const [method, path] of [
      ['GET', `/v2/loc/${loc.id}`],
      ['DELETE', `/v2/loc/${loc.id}/txid`],
    ] as const)
      expect((await others.ask(method, path)).status).toBe(404);
    expect((await ask('DELETE', `/v2/loc/${loc.id}/txid`)).json).not.toHaveProperty('txid');
    await expect(payCode(bank, first.json.pixCopiaECola)).rejects.toThrow('Este código não é deste banco.');
    expect((await who.call('POST /pix/qrcodes/search', { body: {} })).json.items).toMatchObject([{ state: 'expired' }]);
    const second = await ask('POST', '/v2/cob', { ...body, valor: { original: '2.00' } });
    await payCode(bank, first.json.pixCopiaECola);
    expect((await ask('GET', `/v2/cob/${second.json.txid}`)).json.pix).toMatchObject([{ valor: '2.00' }]);
    expect((await ask('GET', `/v2/cob/${first.json.txid}`)).json).toMatchObject({ status: 'ATIVA' });
    expect((await ask('GET', `/v2/loc?${window}&txIdPresente=false`)).json.loc).toEqual([]);
    expect((await ask('GET', `/v2/loc?${window}&tipoCob=cob`)).json.loc).toHaveLength(1);
  });
});
