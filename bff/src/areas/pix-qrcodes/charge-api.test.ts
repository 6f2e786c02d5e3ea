import { describe, expect, it } from 'vitest';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { whileOpen } from '../../../test/meanwhile';
import { addCustomer, issue } from '../../../test/billets';
import { payCode } from '../../../test/pay-code';
import { api, bank, openApiForTests } from '../../../test/public-api';
import { addDays, formatDay, nextBusinessDay } from '../../core/calendar';

openApiForTests();

const hour = (by: number) => new Date(Date.now() + by * 3_600_000).toISOString();
const window = `inicio=${hour(-24 * 400)}&fim=${hour(24 * 400)}`;
let count = 0;
const newTxid = () => `vencimento${String(++count).padStart(20, '0')}`;
const devedor = { cpf: '12345678909', nome: 'Ana', cidade: 'Recife' };

describe('immediate charges by the API (pix-api.json)', () => {
  const TXID = 'pedido0000000000000000000001';

  it('are made, shown, revised, paid and found, and the portal lists them too', async () => {
    const who = await bank.openAccount();
    const { ask } = await api.client(who);
    const { chave } = (await ask('POST', '/v2/gn/evp')).json;
    const body = {
      calendario: { expiracao: 3600 },
      devedor: { cpf: '12345678909', nome: 'Ana' },
      valor: { original: '123.45' },
      chave,
      solicitacaoPagador: 'Pedido 1',
    };
    const made = await ask('PUT', `/v2/cob/${TXID}`, body);
    expect(made).toMatchObject({
      status: 201,
      json: { txid: TXID, status: 'ATIVA', revisao: 0, valor: { original: '123.45' }, devedor: { nome: 'Ana' } },
    });
    expect((await ask('PUT', `/v2/cob/${TXID}`, body)).json).toMatchObject({ nome: 'txid_duplicado' });
    const revised = await ask('PATCH', `/v2/cob/${TXID}`, { valor: { original: '100.00' } });
    expect(revised.json).toMatchObject({ revisao: 1, valor: { original: '100.00' }, devedor: { nome: 'Ana' } });
    await payCode(bank, made.json.pixCopiaECola);
    const paid = (await ask('GET', `/v2/cob/${TXID}`)).json;
    expect(paid).toMatchObject({ status: 'CONCLUIDA', pix: [{ valor: '100.00', txid: TXID }] });
    expect((await ask('PATCH', `/v2/cob/${TXID}`, { valor: { original: '1.00' } })).json.nome).toBe(
      'status_cobranca_invalido',
    );
    expect((await ask('GET', `/v2/cob?${window}`)).json).toMatchObject({
      parametros: { paginacao: { quantidadeTotalDeItens: 1 } },
      cobs: [{ txid: TXID }],
    });
    expect((await ask('GET', `/v2/pix?${window}`)).json.pix).toHaveLength(1);
    expect((await ask('GET', `/v2/pix/${paid.pix[0].endToEndId}`)).json.valor).toBe('100.00');
    expect((await ask('GET', '/v2/gn/saldo')).json).toEqual({ saldo: '100.00' });
    expect((await ask('GET', `/v2/loc/${paid.loc.id}/qrcode`)).json.imagemQrcode).toMatch(/^data:image\/png;base64,/);
    expect((await who.call('POST /pix/qrcodes/search', { body: {} })).json.items).toMatchObject([
      { txid: TXID, state: 'paid' },
    ]);
  });

  it.each<[string, string, object, string]>([
    ['a short txid', 'curto', {}, 'txid_invalido'],
    ['a value of zero', '', { valor: { original: '0.00' } }, 'valor_invalido'],
    ['a value that is no money', '', { valor: { original: '1,5' } }, 'valor_invalido'],
    ['a key of somebody else', '', { chave: 'ana@exemplo.com.br' }, 'valor_invalido'],
    ['a wrong CPF', '', { devedor: { cpf: '11122233300', nome: 'Ana' } }, 'valor_invalido'],
  ])('with %s are refused in the shape of the Pix API', async (_, txid, more, nome) => {
    const { ask } = await api.client(await bank.openAccount());
    const { chave } = (await ask('POST', '/v2/gn/evp')).json;
    const { status, json } = await ask('PUT', `/v2/cob/${txid || newTxid()}`, {
      valor: { original: '1.00' },
      chave,
      ...more,
    });
    expect([status, json.nome, typeof json.mensagem]).toEqual([400, nome, 'string']);
  });

  it('of one account are not another’s', async () => {
    const [mine, others] = [await api.client(await bank.openAccount()), await api.client(await bank.openAccount())];
    const { chave } = (await mine.ask('POST', '/v2/gn/evp')).json;
    const txid = newTxid();
    await mine.ask('PUT', `/v2/cob/${txid}`, { valor: { original: '1.00' }, chave });
    expect((await others.ask('GET', `/v2/cob/${txid}`)).status).toBe(404);
    expect((await others.ask('PATCH', `/v2/cob/${txid}`, { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' })).status).toBe(
      404,
    );
    const removed = await mine.ask('PATCH', `/v2/cob/${txid}`, { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' });
    expect(removed.json.status).toBe('REMOVIDA_PELO_USUARIO_RECEBEDOR');
  });

  it('of an account that chose the txid of another one’s billet are not paid by that billet’s code', async () => {
    const [owner, taker] = [await bank.openAccount(), await bank.openAccount()];
    const [id] = await issue(bank, owner, [await addCustomer(owner)], { is_bolix: true });
    const billet = await bank.store.db
      .selectFrom('charges')
      .select(['txid', 'pix_copy_paste'])
      .where('account_id', '=', owner.accountId)
      .where('id', '=', id!)
      .executeTakeFirstOrThrow();
    const { ask } = await api.client(taker);
    const { chave } = (await ask('POST', '/v2/gn/evp')).json;
    await ask('PUT', `/v2/cob/${billet.txid}`, { valor: { original: '1.00' }, chave });
    expect(await payCode(bank, billet.pix_copy_paste!)).toMatchObject({ account_id: owner.accountId, charge_id: id });
  });

  it('of homologation are in no list of the account', async () => {
    const who = await bank.openAccount();
    const { ask } = await api.client(who, 'homologation');
    const { chave } = (await ask('POST', '/v2/gn/evp')).json;
    expect((await ask('PUT', `/v2/cob/${newTxid()}`, { valor: { original: '5.00' }, chave })).status).toBe(201);
    expect((await who.call('POST /pix/qrcodes/search', { body: {} })).json.total).toBe(0);
    expect((await who.call('GET /pix/keys')).json.keys).toEqual([]);
  });
});

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
    expect((await ask('GET', `/v2/cobv?${window}&status=CONCLUIDA`)).json.cobs).toEqual([]);
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

  onPostgres('of two charges at once one gets a location, the other is told at its field', async () => {
    const who = await bank.openAccount();
    const { ask } = await api.client(who);
    const { chave } = (await ask('POST', '/v2/gn/evp')).json;
    const body = { valor: { original: '1.00' }, chave };
    const [one, two] = [(await ask('POST', '/v2/cob', body)).json, (await ask('POST', '/v2/cob', body)).json];
    const loc = (await ask('POST', '/v2/loc', { tipoCob: 'cob' })).json;
    const late = await whileOpen(
      bank,
      (trx) =>
        trx
          .updateTable('pix_qrcodes')
          .set({ location_id: loc.id })
          .where('account_id', '=', who.accountId)
          .where('txid', '=', one.txid)
          .execute(),
      () => ask('PATCH', `/v2/cob/${two.txid as string}`, { loc: { id: loc.id } }),
    );
    expect([late.status, late.json.erros]).toMatchObject([400, [{ caminho: '.body.loc.id' }]]);
  });
});
