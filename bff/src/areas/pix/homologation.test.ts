import { describe, expect, it } from 'vitest';
import { ANA, atFields, bank, byKey, funded, openBankForTests, settle } from '../../../test/pix-bank';
import { payHomologation } from '../../../test/pay-code';
import { api, openApiForTests } from '../../../test/public-api';
import { OWN_BANK } from '../../core/banks';
import { outcomeOf } from './homologation';

openBankForTests();
openApiForTests({ over: () => bank });

describe('homologation of the API (domain-next.md 1)', () => {
  it.each([
    [1, 'settled'],
    [400, 'returned-in-two'],
    [500, 'returned'],
    [1000, 'settled'],
    [1001, 'refused-later'],
    [2000, 'refused-later'],
    [2001, 'refused'],
  ] as const)('makes of a Pix of %s cents that is sent: %s', (cents, outcome) => {
    expect(outcomeOf(cents)).toBe(outcome);
  });

  it('pays charges of up to R$ 10,00, and sends without anybody’s money', async () => {
    const who = await funded(50_000);
    const { ask } = await api.client(who, 'homologation');
    const { chave } = (await ask('POST', '/v2/gn/evp')).json;
    const [small, large] = [
      (await ask('POST', '/v2/cob', { valor: { original: '10.00' }, chave })).json,
      (await ask('POST', '/v2/cob', { valor: { original: '10.01' }, chave })).json,
    ];
    await payHomologation(bank);
    expect((await ask('GET', `/v2/cob/${small.txid}`)).json.status).toBe('CONCLUIDA');
    expect((await ask('GET', `/v2/cob/${large.txid}`)).json.status).toBe('ATIVA');
    await bank.store.execute(
      `insert into pix_webhooks select world_id, $1, 'https://loja.exemplo.com.br', now() from api_worlds where account_id = $2`,
      [chave, who.accountId],
    );
    const body = (valor: string) => ({ valor, pagador: { chave }, favorecido: { chave: ANA } });
    for (const [id, valor] of Object.entries({ a: '8.00', b: '15.00', c: '25.00', d: '4.00' }))
      expect((await ask('PUT', `/v3/gn/pix/${id}`, body(valor))).status).toBe(201);
    await settle();
    const of = async (id: string) => (await ask('GET', `/v2/gn/pix/enviados/id-envio/${id}`)).json;
    expect([(await of('a')).status, (await of('b')).status, (await of('c')).status]).toEqual([
      'REALIZADO',
      'NAO_REALIZADO',
      'NAO_REALIZADO',
    ]);
    expect((await of('d')).devolucoes).toMatchObject([{ valor: '4.00' }]);
    const { rows } = await bank.store.execute(
      `select subject, body::jsonb -> 'pix' -> 0 -> 'devolucoes' -> 0 ->> 'valor' as back from webhook_deliveries
       where topic = 'DEVOLUCAO_RECEBIDA' order by id`,
      [],
    );
    const { endToEndId: subject } = await of('d');
    expect(rows).toEqual([
      { subject, back: '2.00' },
      { subject, back: '4.00' },
    ]);
    expect((await who.call('POST /pix/history/search', { body: {} })).json.total).toBe(0);
  });

  it('pays another account of homologation', async () => {
    const [one, other] = [
      await api.client(await funded(1), 'homologation'),
      await api.client(await funded(1), 'homologation'),
    ];
    const keyOf = async ({ ask }: typeof one) => (await ask('POST', '/v2/gn/evp')).json.chave as string;
    const body = { valor: '1.00', pagador: { chave: await keyOf(one) }, favorecido: { chave: await keyOf(other) } };
    expect((await one.ask('PUT', '/v3/gn/pix/e2', body)).status).toBe(201);
  });

  it('pays no real account, and is paid by none', async () => {
    const who = await funded(50_000);
    const test = await api.client(who, 'homologation');
    const { chave } = (await test.ask('POST', '/v2/gn/evp')).json;
    const real = await api.client(await funded(1));
    const { chave: key } = (await real.ask('POST', '/v2/gn/evp')).json;
    const sent = await test.ask('PUT', '/v3/gn/pix/e1', {
      valor: '1.00',
      pagador: { chave },
      favorecido: { chave: key },
    });
    expect(sent.json.erros).toMatchObject([{ caminho: '.body.favorecido.chave' }]);
    expect(await atFields(who, byKey({ key: chave as string }))).toHaveProperty('key');
    const { rows } = await bank.store.execute(
      `select a.account_number as account, a.document, a.nickname as owner from accounts a
       join api_worlds w on w.world_id = a.id where w.account_id = $1`,
      [who.accountId],
    );
    const { refusals } = (
      await who.call('POST /transfers/review', {
        body: {
          ...(rows[0] as { account: string; document: string; owner: string }),
          to: 'own',
          bank: OWN_BANK.ispb,
          branch: OWN_BANK.branch,
          accountType: 'checking',
          amount: 100,
          purpose: '5',
        },
      })
    ).json;
    expect(refusals).toMatchObject([{ field: 'account', message: expect.stringContaining('Não encontramos') }]);
  });
});
