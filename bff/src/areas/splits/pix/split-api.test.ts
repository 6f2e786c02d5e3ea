import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { onPostgres } from '../../../../../tests/support/on-postgres';
import { whileOpen } from '../../../../test/meanwhile';
import { fundAccount } from '../../../../test/funded';
import { payCode } from '../../../../test/pay-code';
import type { Member } from '../../../../test/harness';
import { api, bank, openApiForTests } from '../../../../test/public-api';
import { pay } from '../../../../test/pix-bank';
import { bankNow } from '../../../core/clock';
import { newEndToEnd } from '../../../kits/money/pix/end-to-end';
import { receivePix } from '../../../kits/money/pix/receive';
import { balanceOf } from '../../../ledger/ledger';

openApiForTests();

const payer = { name: 'Ana Beatriz Moura', document: '52998224725', ispb: '18236120', bank: 'Nubank' };
let count = 0;
const newTxid = () => `repasse${String(++count).padStart(20, '0')}`;
const balance = async ({ accountId }: Member) => (await balanceOf(bank.store.db, accountId)).available;
/** A payee as the API names one. */
async function favoured({ accountId }: Member) {
  const { rows } = await bank.store.execute('select account_number, document from accounts where id = $1', [accountId]);
  const { account_number: conta, document } = rows[0];
  return { ...(document.length > 11 ? { cnpj: document } : { cpf: document }), conta };
}
const configOf = (favorecido: object, own = '60.00', part = '40.00', tipo = 'porcentagem') => ({
  descricao: 'Loja e parceiro',
  lancamento: { imediato: true },
  split: {
    divisaoTarifa: 'assumir_total',
    minhaParte: { tipo, valor: own },
    repasses: [{ tipo, valor: part, favorecido }],
  },
});

async function shop(environment: 'production' | 'homologation' = 'production') {
  const [issuer, payee] = [await bank.openAccount(), await bank.openAccount()];
  const { ask } = await api.client(issuer, environment);
  const { chave } = (await ask('POST', '/v2/gn/evp')).json;
  const charge = async (original: string) => {
    const { json } = await ask('PUT', `/v2/cob/${newTxid()}`, { valor: { original }, chave });
    return json as { txid: string; pixCopiaECola: string };
  };
  return { issuer, payee, ask, chave, charge, to: await favoured(payee) };
}

describe('a configuration of a split by the API', () => {
  it('is made, shown as it was given, and changed by a new revision; the same again changes nothing', async () => {
    const { ask, to } = await shop();
    const made = await ask('POST', '/v2/gn/split/config', configOf(to));
    expect([made.status, made.json]).toEqual([
      201,
      { id: expect.any(String), status: 'ATIVA', revisao: 0, ...configOf(to) },
    ]);
    const put = (body: object) => ask('PUT', '/v2/gn/split/config/loja1', body);
    expect([(await put(configOf(to))).status, (await put(configOf(to))).status]).toEqual([201, 200]);
    expect((await put(configOf(to, '50.00', '50.00'))).json).toMatchObject({ id: 'loja1', revisao: 1 });
    expect((await ask('GET', '/v2/gn/split/config/loja1')).json.split.minhaParte.valor).toBe('50.00');
    expect((await ask('GET', '/v2/gn/split/config/loja1?revisao=0')).json.split.minhaParte.valor).toBe('60.00');
    expect((await ask('GET', '/v2/gn/split/config/loja1?revisao=7')).status).toBe(404);
    expect((await ask('PUT', '/v2/gn/split/config/loja-1', configOf(to))).json.nome).toBe('id_invalido');
    const others = await api.client(await bank.openAccount());
    expect((await others.ask('GET', '/v2/gn/split/config/loja1')).json.nome).toBe('split_nao_encontrado');
  });

  onPostgres('changed at the same time by another call, is not changed by the second', async () => {
    const { issuer, ask, to } = await shop();
    const put = (own: string, part: string) => ask('PUT', '/v2/gn/split/config/loja1', configOf(to, own, part));
    await put('60.00', '40.00');
    const next = `insert into pix_split_configs (account_id, code, revision, description, fee_payer, type, own, parts, created_at)
      select account_id, code, 1, description, fee_payer, type, 1, parts, created_at from pix_split_configs where account_id = `;
    const late = await whileOpen(
      bank,
      (trx) => sql`${sql.raw(next)}${issuer.accountId}`.execute(trx),
      () => put('50.00', '50.00'),
    );
    expect([late.status, late.json.nome]).toEqual([409, 'split_alterado']);
  });

  it.each<[string, (to: { conta: string }, own: object) => object, string]>([
    ['another account than the document’s', (to) => configOf({ ...to, conta: '999999-0' }), 'favorecido'],
    ['another document than the account’s', ({ conta }) => configOf({ cpf: '52998224725', conta }), 'favorecido'],
    ['the issuer themself', (_, own) => configOf(own), 'favorecido'],
    ['no document', ({ conta }) => configOf({ conta }), 'favorecido'],
    ['parts that are not the whole', (to) => configOf(to, '60.00', '30.00'), 'split.repasses'],
    ['a later entry', (to) => ({ ...configOf(to), lancamento: { imediato: false } }), 'lancamento.imediato'],
  ])('with %s is refused at its field', async (_, body, field) => {
    const { issuer, ask, to } = await shop();
    const { status, json } = await ask('POST', '/v2/gn/split/config', body(to, await favoured(issuer)));
    expect([status, json.nome, json.erros[0].caminho]).toEqual([400, 'valor_invalido', expect.stringContaining(field)]);
  });
});

describe('a Pix charge with a split', () => {
  it('is shared once with its payment, which another bank or this one sends', async () => {
    for (const from of ['another bank', 'this bank']) {
      const { issuer, payee, ask, charge, to } = await shop();
      await ask('PUT', '/v2/gn/split/config/loja1', configOf(to));
      const { txid, pixCopiaECola: code } = await charge('100.01');
      expect((await ask('PUT', `/v2/gn/split/cob/${txid}/vinculo/loja1`)).status).toBe(204);
      expect((await ask('GET', `/v2/gn/split/cob/${txid}`)).json).toMatchObject({
        txid,
        status: 'ATIVA',
        config: { id: 'loja1', status: 'ATIVA', descricao: 'Loja e parceiro' },
      });
      if (from === 'another bank') await payCode(bank, code);
      else {
        const other = await fundAccount(bank, 20_000);
        expect((await pay(other, { type: 'qrcode', qrcode: code, value: 10_001 })).status).toBe(200);
      }
      expect([await balance(issuer), await balance(payee)], from).toEqual([6_001, 4_000]);
      const { items } = (await payee.call('POST /repasses/search', { body: {} })).json;
      expect(items).toMatchObject([{ product: 'pix_charge', value: 4_000 }]);
      expect((await ask('GET', `/v2/gn/split/cob/${txid}`)).json.status).toBe('CONCLUIDA');
      expect((await ask('DELETE', `/v2/gn/split/cob/${txid}/vinculo`)).json.nome).toBe('status_cobranca_invalido');
      const { endToEndId } = (await ask('GET', `/v2/cob/${txid}`)).json.pix[0];
      const at = await bankNow(bank.store.db);
      const again = {
        accountId: issuer.accountId,
        txid,
        amount: 10_001,
        at,
        endToEnd: newEndToEnd('18236120', at),
        payer,
      };
      await bank.work((trx, tools) => receivePix(trx, tools, again));
      expect([await balance(issuer), await balance(payee)], 'what comes again is not shared').toEqual([16_002, 4_000]);
      const refund = `/v2/gn/split/pix/${endToEndId}/devolucao/d1`;
      expect((await ask('PUT', refund, { valor: '10.00' })).json).toMatchObject({ id: 'd1', valor: '10.00' });
      expect((await ask('PUT', refund, { valor: '10.00' })).status).toBe(201);
      expect([await balance(issuer), await balance(payee)], 'the issuer gives back').toEqual([15_002, 4_000]);
    }
  });

  it('that is unlinked, or was never linked, is credited whole', async () => {
    const { issuer, payee, ask, charge, to } = await shop();
    await ask('PUT', '/v2/gn/split/config/loja1', configOf(to));
    const { txid, pixCopiaECola } = await charge('10.00');
    const [other, unpaid] = [await charge('20.00'), await charge('30.00')];
    for (const linked of [txid, other.txid, unpaid.txid]) await ask('PUT', `/v2/gn/split/cob/${linked}/vinculo/loja1`);
    expect((await ask('DELETE', `/v2/gn/split/cob/${txid}/vinculo`)).status).toBe(204);
    expect((await ask('DELETE', `/v2/gn/split/cob/${txid}/vinculo`)).status).toBe(404);
    expect((await ask('GET', `/v2/gn/split/cob/${txid}`)).json.nome).toBe('split_nao_encontrado');
    await payCode(bank, pixCopiaECola);
    expect([await balance(issuer), await balance(payee)]).toEqual([1_000, 0]);
    for (const { pixCopiaECola: code } of [other, unpaid]) await payCode(bank, code);
    expect([await balance(issuer), await balance(payee)], 'the others are shared').toEqual([4_000, 2_000]);
    const { endToEndId } = (await ask('GET', `/v2/cob/${txid}`)).json.pix[0];
    const refused = await ask('PUT', `/v2/gn/split/pix/${endToEndId}/devolucao/d1`, { valor: '1.00' });
    expect(refused.json.nome).toBe('pix_sem_split');
  });

  it('with fixed parts is linked where they make up its value, and by the revision of that moment', async () => {
    const { issuer, payee, ask, chave, to } = await shop();
    await ask('PUT', '/v2/gn/split/config/fixa', configOf(to, '7.00', '3.00', 'fixo'));
    const txid = newTxid();
    const due = `${Number((await bank.today()).slice(0, 4)) + 1}-03-10`;
    const made = await ask('PUT', `/v2/cobv/${txid}`, {
      calendario: { dataDeVencimento: due },
      devedor: { cpf: '12345678909', nome: 'Ana' },
      valor: { original: '10.01' },
      chave,
    });
    const link = () => ask('PUT', `/v2/gn/split/cobv/${txid}/vinculo/fixa`);
    expect((await link()).json.nome).toBe('valor_invalido');
    await ask('PATCH', `/v2/cobv/${txid}`, { valor: { original: '10.00' } });
    expect((await link()).status).toBe(204);
    await ask('PUT', '/v2/gn/split/config/fixa', configOf(to, '1.00', '9.00', 'fixo'));
    await payCode(bank, made.json.pixCopiaECola);
    expect([await balance(issuer), await balance(payee)]).toEqual([700, 300]);
  });

  it('of homologation is shared with the payee’s homologation, never with their account', async () => {
    const { payee, ask, charge, to } = await shop('homologation');
    const before = await ask('PUT', '/v2/gn/split/config/loja1', configOf(to));
    expect(before.json.nome, 'the payee has no homologation').toBe('valor_invalido');
    await api.client(payee, 'homologation');
    expect((await ask('PUT', '/v2/gn/split/config/loja1', configOf(to))).status).toBe(201);
    const { txid, pixCopiaECola } = await charge('10.00');
    await ask('PUT', `/v2/gn/split/cob/${txid}/vinculo/loja1`);
    await payCode(bank, pixCopiaECola);
    expect(await balance(payee)).toBe(0);
    const { rows } = await bank.store.execute('select world_id from api_worlds where account_id = $1', [
      payee.accountId,
    ]);
    expect(await balance({ accountId: rows[0].world_id } as Member)).toBe(400);
  });

  it('of homologation moves nothing to a real account, though its configuration names one', async () => {
    const { issuer, payee, ask, charge, to } = await shop('homologation');
    await api.client(payee, 'homologation');
    await ask('PUT', '/v2/gn/split/config/loja1', configOf(to));
    const { txid, pixCopiaECola } = await charge('10.00');
    await ask('PUT', `/v2/gn/split/cob/${txid}/vinculo/loja1`);
    const named = `update pix_split_configs set parts = jsonb_set(parts, '{0,payee_id}', to_jsonb($1::int))
      where account_id = (select world_id from api_worlds where account_id = $2)`;
    await bank.store.execute(named, [payee.accountId, issuer.accountId]);
    await payCode(bank, pixCopiaECola);
    expect(await balance(payee)).toBe(0);
    expect((await ask('GET', `/v2/gn/split/cob/${txid}`)).json.status).toBe('CONCLUIDA');
  });
});
