import { createHmac } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { payCode } from '../../../../test/pay-code';
import { api, bank, openApiForTests } from '../../../../test/public-api';
import { openReceiver, tellAll } from '../../../../test/receiver';
import { onPostgres } from '../../../../../tests/support/on-postgres';
import { whileOpen } from '../../../../test/meanwhile';
import { deliveriesEnded, deliveryRound } from './queue';

openApiForTests();

const round = () => tellAll(bank);
const minutes = (n: number) =>
  bank.store.execute('update bank_clock set offset_seconds = offset_seconds + $1', [n * 60]);
const hour = (by: number) => new Date(Date.now() + by * 3_600_000).toISOString();

async function keyed() {
  const who = await bank.openAccount();
  const { ask } = await api.client(who);
  const { chave } = (await ask('POST', '/v2/gn/evp')).json as { chave: string };
  const receive = async (original: string) => {
    const cob = (await ask('POST', '/v2/cob', { valor: { original }, chave })).json;
    return (await payCode(bank, cob.pixCopiaECola))!;
  };
  return { ask, chave, receive };
}

describe('a webhook of a Pix key (domain-next.md 1)', () => {
  it('is probed with and without the certificate, tells a received Pix signed, and is found and removed', async () => {
    const { ask, chave, receive } = await keyed();
    const careless = await openReceiver(bank);
    const path = `/v2/webhook/${chave}`;
    const refused = await ask('PUT', path, { webhookUrl: careless.url });
    expect(refused.json).toMatchObject({
      nome: 'webhook_invalido',
      mensagem: expect.stringContaining('sem o certificado'),
    });
    const skip = { 'x-skip-mtls-checking': 'true' };
    expect((await ask('PUT', path, { webhookUrl: careless.url }, skip)).status).toBe(201);
    const receiver = await openReceiver(bank, ({ isKnown }) => (isKnown ? 200 : 401));
    expect((await ask('PUT', path, { webhookUrl: `${receiver.url}/aviso?loja=1` })).status).toBe(201);
    const { segredo } = (await ask('GET', path)).json;
    const pix = await receive('15.00');
    await round();
    const told = receiver.told.at(-1)!;
    expect(told.path).toBe('/aviso/pix?loja=1');
    const [shown] = JSON.parse(told.body).pix;
    expect(shown).toMatchObject({ endToEndId: pix.end_to_end, chave, valor: '15.00', txid: pix.txid });
    // payer and fee are told where the key's settings say so alone
    expect(shown).not.toHaveProperty('gnExtras');
    const {
      'webhook-id': id,
      'webhook-timestamp': at,
      'webhook-signature': mark,
    } = told.headers as Record<string, string>;
    const key = Buffer.from((segredo as string).slice('whsec_'.length), 'base64');
    expect(mark).toBe(`v1,${createHmac('sha256', key).update(`${id}.${at}.${told.body}`).digest('base64')}`);
    const before = receiver.told.length;
    await round();
    expect(receiver.told).toHaveLength(before);
    const resend = (tipo: string) => ask('POST', '/v2/gn/webhook/reenviar', { tipo, e2eids: [pix.end_to_end] });
    // nothing of another kind was told of it
    expect((await resend('PIX_ENVIADO')).status).toBe(202);
    await round();
    expect(receiver.told).toHaveLength(before);
    await resend('PIX_RECEBIDO');
    await round();
    expect(receiver.told).toHaveLength(before + 1);
    const window = `inicio=${hour(-9000)}&fim=${hour(9000)}`;
    expect((await ask('GET', `/v2/webhook?${window}`)).json.webhooks).toMatchObject([{ chave }]);
    expect((await ask('DELETE', path)).status).toBe(204);
    expect((await ask('GET', path)).json.nome).toBe('webhook_nao_encontrado');
    await receive('16.00');
    await round();
    expect(receiver.told).toHaveLength(before + 1);
    await Promise.all([careless.close(), receiver.close()]);
  });

  it('that fails or redirects is told again after 5 and 10 minutes, and holds up nobody else', async () => {
    const [one, other] = [await keyed(), await keyed()];
    let status = 200;
    const flaky = await openReceiver(bank, ({ isKnown }) => (isKnown ? status : 401));
    const well = await openReceiver(bank, ({ isKnown }) => (isKnown ? 200 : 401));
    await one.ask('PUT', `/v2/webhook/${one.chave}`, { webhookUrl: flaky.url });
    await other.ask('PUT', `/v2/webhook/${other.chave}`, { webhookUrl: well.url });
    const [flakyProbes, wellProbes] = [flaky.told.length, well.told.length];
    status = 302;
    await one.receive('1.00');
    await other.receive('2.00');
    await round();
    expect(well.told).toHaveLength(wellProbes + 1);
    expect(flaky.told).toHaveLength(flakyProbes + 1);
    await minutes(4);
    await round();
    expect(flaky.told).toHaveLength(flakyProbes + 1);
    await minutes(2);
    status = 500;
    await round();
    expect(flaky.told).toHaveLength(flakyProbes + 2);
    await minutes(9);
    await round();
    expect(flaky.told).toHaveLength(flakyProbes + 2);
    await minutes(2);
    status = 204;
    await round();
    await minutes(60);
    await round();
    expect(flaky.told).toHaveLength(flakyProbes + 3);
    await Promise.all([flaky.close(), well.close()]);
  });

  it('that never answers holds up nobody else, and nothing more is tried there for the moment', async () => {
    const [one, other] = [await keyed(), await keyed()];
    let isDead = false;
    const dead = await openReceiver(bank, ({ isKnown }) => (isKnown ? (isDead ? null : 200) : 401));
    const well = await openReceiver(bank, ({ isKnown }) => (isKnown ? 200 : 401));
    await one.ask('PUT', `/v2/webhook/${one.chave}`, { webhookUrl: dead.url });
    await other.ask('PUT', `/v2/webhook/${other.chave}`, { webhookUrl: well.url });
    const [deadProbes, wellProbes] = [dead.told.length, well.told.length];
    isDead = true;
    await one.receive('1.00');
    await one.receive('2.00');
    await other.receive('3.00');
    const telling = round();
    await vi.waitFor(() => expect(dead.told).toHaveLength(deadProbes + 1), 10_000);
    await vi.waitFor(() => expect(well.told).toHaveLength(wellProbes + 1), 10_000);
    await dead.close();
    await telling;
    const { rows } = await bank.store.execute('select tries from webhook_deliveries where url like $1 order by id', [
      `${dead.url}%`,
    ]);
    expect(rows).toEqual([{ tries: 1 }, { tries: 0 }]);
    await well.close();
  });

  it('is not taken over http, on a private address, or for a key of another account, and is judged again when it is told', async () => {
    const [{ ask, chave, receive }, other] = [await keyed(), await keyed()];
    const receiver = await openReceiver(bank, ({ isKnown }) => (isKnown ? 200 : 401));
    const put = (webhookUrl: string, key = chave) => ask('PUT', `/v2/webhook/${key}`, { webhookUrl });
    expect((await put('http://exemplo.com.br')).json.nome).toBe('webhook_invalido');
    expect((await put(receiver.url, other.chave)).json.nome).toBe('chave_invalida');
    expect((await put(receiver.url)).status).toBe(201);
    bank.services.config.BALCAO_WEBHOOK_NETWORKS = 'public';
    expect((await put(receiver.url)).json.mensagem).toContain('uma rede que não é pública');
    const before = receiver.told.length;
    await receive('3.00');
    await round();
    expect(receiver.told).toHaveLength(before);
    const { rows } = await bank.store.execute(
      'select last_error from webhook_deliveries where last_error is not null',
      [],
    );
    expect(rows.at(-1)).toEqual({ last_error: 'O endereço leva a uma rede que não é pública.' });
    await receiver.close();
  });

  it('tells an application what became of the Pix that it sent, and of a refund', async () => {
    const { ask, chave, receive } = await keyed();
    const receiver = await openReceiver(bank, ({ isKnown }) => (isKnown ? 200 : 401));
    await ask('PUT', `/v2/webhook/${chave}`, { webhookUrl: receiver.url });
    const payee = await keyed();
    const { end_to_end: id } = await receive('20.00');
    const sent = await ask('PUT', '/v3/gn/pix/envio9', {
      valor: '5.00',
      pagador: { chave },
      favorecido: { chave: payee.chave },
    });
    await ask('PUT', `/v2/pix/${id}/devolucao/d1`, { valor: '1.00' });
    await round();
    const bodies = receiver.told.slice(1).map(({ body }) => JSON.parse(body).pix[0]);
    expect(bodies[0]).toMatchObject({ endToEndId: id });
    expect(bodies[1]).toMatchObject({
      endToEndId: sent.json.endToEndId,
      status: 'REALIZADO',
      gnExtras: { idEnvio: 'envio9' },
    });
    await receiver.close();
  });
});

onPostgres('a webhook is told once, also where two processes look for what is due at once', async () => {
  const { ask, chave, receive } = await keyed();
  const receiver = await openReceiver(bank, ({ isKnown }) => (isKnown ? 200 : 401));
  await ask('PUT', `/v2/webhook/${chave}`, { webhookUrl: receiver.url });
  const before = receiver.told.length;
  await receive('1.00');
  await whileOpen(
    bank,
    (trx, tools) => deliveryRound.run(trx, {}, tools, undefined),
    () => bank.work((trx, tools) => deliveryRound.run(trx, {}, tools, undefined)),
  );
  await deliveriesEnded();
  expect(receiver.told).toHaveLength(before + 1);
  await receiver.close();
});
