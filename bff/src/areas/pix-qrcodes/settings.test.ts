import { describe, expect, it } from 'vitest';
import { payCode } from '../../../test/pay-code';
import { fundAccount } from '../../../test/funded';
import { openReceiver, tellAll } from '../../../test/receiver';
import { pay } from '../../../test/pix-bank';
import { api, bank, openApiForTests } from '../../../test/public-api';
import { OWN_BANK } from '../../core/banks';
import { bankNow } from '../../core/clock';
import { sendIn } from './incoming';

openApiForTests();

const recebimento = { txidObrigatorio: false, qrCodeEstatico: { recusarTodos: false } };

async function shop() {
  const who = await bank.openAccount();
  const { ask } = await api.client(who);
  const { chave } = (await ask('POST', '/v2/gn/evp')).json as { chave: string };
  const put = async (of: object, receberSemChave = true) =>
    (await ask('PUT', '/v2/gn/config', { pix: { receberSemChave, chaves: { [chave]: of } } })).status;
  const send = async (sent: object) =>
    bank.work(async (trx, tools) => sendIn(trx, tools, { key: chave, amount: 100, ...sent }, await bankNow(trx)));
  return { who, ask, chave, put, send };
}

describe('settings of Pix by the API', () => {
  it('are as ever until they are set, and then what was set', async () => {
    const { ask, chave, put } = await shop();
    expect((await ask('GET', '/v2/gn/config')).json).toEqual({ pix: { receberSemChave: true } });
    expect(await put({ recebimento })).toBe(204);
    expect((await ask('GET', '/v2/gn/config')).json).toEqual({
      pix: { receberSemChave: true, chaves: { [chave]: { recebimento } } },
    });
    const other = { pix: { receberSemChave: true, chaves: { 'ana@exemplo.com.br': { recebimento } } } };
    expect((await ask('PUT', '/v2/gn/config', other)).json).toMatchObject({
      nome: 'valor_invalido',
      erros: [{ mensagem: 'A chave não é desta conta.' }],
    });
  });

  it('decide what comes from other banks', async () => {
    const { ask, chave, put, send } = await shop();
    await put({ recebimento: { ...recebimento, txidObrigatorio: true, documentoPagadorIgualDevedor: true } });
    await expect(send({})).rejects.toThrow('só recebe Pix de cobranças');
    const charge = async (cpf: string) =>
      (await ask('POST', '/v2/cob', { valor: { original: '1.00' }, chave, devedor: { cpf, nome: 'Ana' } })).json
        .pixCopiaECola as string;
    await expect(payCode(bank, await charge('11144477735'))).rejects.toThrow('próprio devedor');
    expect(await payCode(bank, await charge('52998224725'))).toMatchObject({ amount: 100 });
    await put({ recebimento: { ...recebimento, recusarTipoPessoa: 'PF' } });
    await expect(send({})).rejects.toThrow('pessoas físicas');
  });

  it('decide what other accounts of this bank pay, at review and when it is sent', async () => {
    const { who, chave, put } = await shop();
    const payer = await fundAccount(bank, 10_000);
    await put({ recebimento: { ...recebimento, txidObrigatorio: true } }, false);
    const byKey = { type: 'key', key: chave, value: 100 } as const;
    const review = await payer.call('POST /pix/review', { body: byKey });
    expect(review.json.refusals).toMatchObject([{ field: 'key', message: expect.stringContaining('com txid') }]);
    expect((await pay(payer, byKey)).status).toBe(422);
    const { rows } = await bank.store.execute(
      'select account_number as account, document, nickname as owner from accounts where id = $1',
      [who.accountId],
    );
    const toAccount = {
      ...rows[0],
      type: 'account',
      bank: OWN_BANK.ispb,
      branch: OWN_BANK.branch,
      accountType: 'checking',
      value: 100,
    };
    const refused = await payer.call('POST /pix/review', { body: toAccount });
    expect(refused.json.refusals).toMatchObject([{ field: 'account', message: 'Esta conta só recebe Pix por chave.' }]);
    await put({ recebimento });
    expect((await pay(payer, byKey)).status).toBe(200);
  });

  it('decide what the key’s webhook is told', async () => {
    const receiver = await openReceiver(bank);
    const { ask, chave, put, send } = await shop();
    const told = async () => {
      await tellAll(bank);
      return receiver.told
        .map(({ body }) => JSON.parse(body) as { pix?: { gnExtras?: object }[] })
        .flatMap(({ pix = [] }) => pix);
    };
    const webhookUrl = receiver.url;
    await ask('PUT', `/v2/webhook/${chave}`, { webhookUrl }, { 'x-skip-mtls-checking': 'true' });
    await put({ recebimento: { ...recebimento, webhook: { notificar: { pixSemTxid: false } } } });
    await send({});
    expect(await told()).toEqual([]);
    await put({ recebimento: { ...recebimento, webhook: { notificacao: { tarifa: true, pagador: true } } } });
    await send({});
    expect((await told()).map(({ gnExtras }) => gnExtras)).toEqual([
      { tarifa: '0.00', pagador: { nome: expect.any(String), cpf: '52998224725', codigoBanco: expect.any(String) } },
    ]);
    await receiver.close();
  });
});
