import { describe, expect, it } from 'vitest';
import { api, bank, openApiForTests } from '../../../test/public-api';
import { openReceiver, tellAll } from '../../../test/receiver';
import { addDays } from '../../core/calendar';
import { balanceOf } from '../../ledger/ledger';
import { parseBrCode } from '../../rails/pix/br-code';
import { attemptFailed } from './outcomes';
import { collectionsHomologation } from './homologation';
import { payerAccepts } from './payer';
import { collectionsRound } from './round';

openApiForTests();

const round = () => bank.work((trx, tools) => collectionsRound.run(trx, {}, tools, undefined as never));
const payers = () => bank.work((trx, tools) => collectionsHomologation.run(trx, {}, tools, undefined as never));
const noon = async () => new Date(`${await bank.today()}T12:00:00-03:00`);
const cpf = '12345678909';
const ends = (day: string) => `${day}T12:00:00-03:00`;

async function open(environment: 'production' | 'homologation' = 'production') {
  const who = await bank.openAccount();
  const { ask } = await api.client(who, environment);
  const today = await bank.today();
  const first = addDays(today, 5);
  const rec = (given: object = {}) => ({
    vinculo: { contrato: '63100862', devedor: { cpf, nome: 'Fulano de Tal' }, objeto: 'Streaming' },
    calendario: { dataInicial: first, periodicidade: 'MENSAL' },
    valor: { valorRec: '9.90' },
    politicaRetentativa: 'PERMITE_3R_7D',
    ...given,
  });
  const create = async (given: object = {}) => {
    const made = await ask('POST', '/v2/rec', rec(given));
    if (made.status !== 201) throw new Error(JSON.stringify(made.json));
    return made.json;
  };
  const { rows } = await bank.store.execute('select account_number from accounts where id = $1', [who.accountId]);
  const recebedor = { conta: rows[0].account_number as string, tipoConta: 'PAGAMENTO', agencia: '0001' };
  const cobr = (idRec: string, given: object = {}) => ({
    idRec,
    calendario: { dataDeVencimento: first },
    valor: { original: '9.90' },
    ajusteDiaUtil: false,
    recebedor,
    ...given,
  });
  const solicit = (idRec: string, given: object = {}) =>
    ask('POST', '/v2/solicrec', {
      idRec,
      calendario: { dataExpiracaoSolicitacao: ends(addDays(today, 2)) },
      destinatario: { agencia: '1', conta: '1234', cpf, ispbParticipante: '60746948' },
      ...given,
    });
  const idOf = async (idRec: string) =>
    (await bank.store.execute('select id from pix_collections where recurrence = $1', [idRec])).rows[0].id as number;
  const accept = async (idRec: string) => {
    const [id, at] = [await idOf(idRec), await noon()];
    await bank.work((trx, tools) => payerAccepts(trx, tools, id, at));
  };
  return { who, ask, today, first, rec, create, cobr, solicit, accept, idOf };
}

const txid = 'cobranca0000000000000000000a';

describe('recurrences and their locations', () => {
  it('a recurrence is made with a location, shown with its code, listed by its payer, revised and cancelled', async () => {
    const { ask, create, first, today } = await open();
    const loc = (await ask('POST', '/v2/locrec')).json;
    const made = await create({ loc: loc.id });
    expect(made).toMatchObject({
      idRec: expect.stringMatching(/^RR[0-9a-zA-Z]{27}$/),
      status: 'CRIADA',
      loc: { id: loc.id, location: loc.location },
      ativacao: { tipoJornada: 'AGUARDANDO_DEFINICAO' },
      atualizacao: [{ status: 'CRIADA' }],
    });
    const path = `/v2/rec/${made.idRec as string}`;
    const shown = (await ask('GET', path)).json;
    expect(parseBrCode(shown.dadosQR.pixCopiaECola)).toMatchObject({ ok: true, code: { recurrence: loc.location } });
    const window = `inicio=${today}T00:00:00Z&fim=${addDays(today, 2)}T00:00:00Z`;
    expect((await ask('GET', `/v2/rec?${window}&cpf=${cpf}`)).json.recs).toMatchObject([{ idRec: made.idRec }]);
    expect((await ask('GET', `/v2/rec?${window}&status=APROVADA`)).json.recs).toEqual([]);
    expect((await ask('GET', `/v2/locrec?${window}&idRecPresente=true`)).json.loc).toMatchObject([
      { id: loc.id, idRec: made.idRec },
    ]);
    const change = { vinculo: { devedor: { nome: 'Fulano Novo' } }, calendario: { dataInicial: addDays(first, 1) } };
    expect((await ask('PATCH', path, change)).json).toMatchObject({
      vinculo: { devedor: { nome: 'Fulano Novo' } },
      calendario: { dataInicial: addDays(first, 1) },
    });
    expect((await ask('DELETE', `/v2/locrec/${loc.id as number}/idRec`)).json).not.toHaveProperty('idRec');
    expect((await ask('GET', path)).json).not.toHaveProperty('dadosQR');
    expect((await ask('PATCH', path, { status: 'CANCELADA' })).json).toMatchObject({
      status: 'CANCELADA',
      encerramento: { cancelamento: { solicitante: 'USUARIO_RECEBEDOR' } },
      atualizacao: [{ status: 'CRIADA' }, { status: 'CANCELADA' }],
    });
    const again = await ask('PATCH', path, { status: 'CANCELADA' });
    expect([again.status, again.json.title]).toEqual([400, 'A requisição não pôde ser atendida.']);
  });

  it('refusals say what is wrong as problems, with the value at its property', async () => {
    const { ask, rec, today, create } = await open();
    const wrong = { calendario: { dataInicial: today, periodicidade: 'MENSAL' } };
    const refused = await ask('POST', '/v2/rec', rec(wrong));
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect([refused.status, refused.json]).toMatchObject([
      400,
      {
        type: 'https://pix.bcb.gov.br/api/v2/error/RecOperacaoInvalida',
        status: 400,
        violacoes: [{ razao: expect.any(String), propriedade: 'calendario.dataInicial', valor: today }],
      },
    ]);
    expect((await ask('GET', '/v2/rec/nenhuma')).json).toMatchObject({
      type: 'https://pix.bcb.gov.br/api/v2/error/RecNaoEncontrado',
      status: 404,
    });
    const { loc } = await create();
    expect((await ask('POST', '/v2/rec', rec({ loc: loc.id }))).json.violacoes).toMatchObject([{ propriedade: 'loc' }]);
  });

  it('a charge by Pix that a recurrence names is paid with its authorisation', async () => {
    const { who, ask, create, accept } = await open();
    const { chave } = (await ask('POST', '/v2/gn/evp')).json;
    const cob = (await ask('POST', '/v2/cob', { valor: { original: '3.00' }, chave })).json;
    const made = await create({ ativacao: { dadosJornada: { txid: cob.txid } } });
    expect(made.ativacao).toEqual({ tipoJornada: 'JORNADA_3', dadosJornada: { txid: cob.txid } });
    await accept(made.idRec);
    expect((await ask('GET', `/v2/cob/${cob.txid as string}`)).json.status).toBe('CONCLUIDA');
    expect((await ask('GET', `/v2/rec/${made.idRec as string}`)).json.status).toBe('APROVADA');
    const { available } = await bank.work((trx) => balanceOf(trx, who.accountId));
    expect(available).toBe(300);
  });
});

describe('requests for confirmation', () => {
  it('a request reaches the payer, can be withdrawn and made again, and ends with the answer', async () => {
    const { ask, create, solicit, accept } = await open();
    const { idRec } = await create();
    const made = await solicit(idRec);
    expect([made.status, made.json.status, made.json.recPayload.idRec]).toEqual([201, 'CRIADA', idRec]);
    expect((await solicit(idRec)).status).toBe(400);
    await round();
    await round();
    const path = `/v2/solicrec/${made.json.idSolicRec as string}`;
    expect((await ask('GET', path)).json).toMatchObject({
      status: 'RECEBIDA',
      atualizacao: [{ status: 'CRIADA' }, { status: 'ENVIADA' }, { status: 'RECEBIDA' }],
    });
    expect((await ask('PATCH', path, { status: 'CANCELADA' })).json.status).toBe('CANCELADA');
    expect((await ask('PATCH', path, { status: 'CANCELADA' })).status).toBe(400);
    const second = (await solicit(idRec)).json;
    await accept(idRec);
    expect((await ask('GET', `/v2/solicrec/${second.idSolicRec as string}`)).json.status).toBe('ACEITA');
    expect((await ask('GET', path)).json.status).toBe('CANCELADA');
    expect((await ask('GET', `/v2/rec/${idRec as string}`)).json).toMatchObject({
      status: 'APROVADA',
      ativacao: { tipoJornada: 'JORNADA_1' },
    });
  });

  it('a request to somebody else, or that is over already, is refused at its field', async () => {
    const { create, solicit, today } = await open();
    const { idRec } = await create();
    const destinatario = { agencia: '1', conta: '1', cpf: '52998224725', ispbParticipante: '60746948' };
    expect((await solicit(idRec, { destinatario })).json.violacoes).toMatchObject([{ propriedade: 'destinatario' }]);
    const calendario = { dataExpiracaoSolicitacao: ends(addDays(today, -1)) };
    expect((await solicit(idRec, { calendario })).json.violacoes).toMatchObject([
      { propriedade: 'calendario.dataExpiracaoSolicitacao' },
    ]);
  });

  it.each([
    ['9.90', 'APROVADA', 'ACEITA'],
    ['15.00', 'REJEITADA', 'REJEITADA'],
    ['30.00', 'CRIADA', 'RECEBIDA'],
  ])('the payer of homologation who is asked for %s leaves the recurrence %s', async (valorRec, state, request) => {
    const { ask, create, solicit } = await open('homologation');
    const { idRec } = await create({ valor: { valorRec } });
    const { idSolicRec } = (await solicit(idRec)).json;
    await round();
    await round();
    await payers();
    expect((await ask('GET', `/v2/rec/${idRec as string}`)).json.status).toBe(state);
    expect((await ask('GET', `/v2/solicrec/${idSolicRec as string}`)).json.status).toBe(request);
  });
});

describe('charges of cycles', () => {
  it('a charge is made by its txid once, for one cycle once, by the application alone, and cancelled', async () => {
    const { ask, create, cobr, accept, today } = await open();
    const { idRec } = await create();
    expect((await ask('PUT', `/v2/cobr/${txid}`, cobr(idRec))).json.violacoes).toMatchObject([
      { propriedade: 'idRec' },
    ]);
    await accept(idRec);
    await round();
    const window = `inicio=${today}T00:00:00Z&fim=${addDays(today, 2)}T00:00:00Z`;
    expect((await ask('GET', `/v2/cobr?${window}`)).json.cobsr).toEqual([]);
    const made = await ask('PUT', `/v2/cobr/${txid}`, cobr(idRec));
    expect([made.status, made.json]).toMatchObject([201, { txid, status: 'CRIADA', valor: { original: '9.90' } }]);
    expect((await ask('POST', '/v2/cobr', cobr(idRec))).json.violacoes).toMatchObject([
      { razao: 'Este ciclo já tem uma cobrança.' },
    ]);
    await round();
    expect((await ask('GET', `/v2/cobr/${txid}`)).json).toMatchObject({
      status: 'ATIVA',
      tentativas: [{ tipo: 'AGND', status: 'AGENDADA' }],
    });
    const cancelled = await ask('PATCH', `/v2/cobr/${txid}`, { status: 'CANCELADA' });
    expect(cancelled.json).toMatchObject({ status: 'CANCELADA', encerramento: { cancelamento: { codigo: 'SLCR' } } });
    expect((await ask('PUT', `/v2/cobr/${txid}`, cobr(idRec))).json.detail).toContain('txid');
    expect((await ask('POST', '/v2/cobr', cobr(idRec))).status).toBe(201);
    expect((await ask('GET', `/v2/cobr?${window}&idRec=${idRec as string}`)).json.cobsr).toHaveLength(2);
    const foreign = { recebedor: { conta: '1', tipoConta: 'PAGAMENTO', agencia: '0001' } };
    expect((await ask('POST', '/v2/cobr', cobr(idRec, foreign))).json.violacoes).toMatchObject([
      { propriedade: 'recebedor.conta' },
    ]);
  });

  it('an unpaid charge waits for the application to ask for another attempt, and runs out after seven days', async () => {
    const { who, ask: askNow, create, cobr, accept, first, idOf } = await open();
    const { idRec } = await create();
    await accept(idRec);
    await askNow('PUT', `/v2/cobr/${txid}`, cobr(idRec));
    await round();
    const id = await idOf(idRec);
    const fail = async () => {
      const { rows } = await bank.store.execute(
        `select a.end_to_end from pix_collection_attempts a join pix_collection_charges c on c.id = a.charge_id
         where c.collection_id = $1 order by a.number desc limit 1`,
        [id],
      );
      const [at, today] = [await noon(), await bank.today()];
      await bank.work((trx, tools) => attemptFailed(trx, tools, rows[0].end_to_end, { isLast: true, at, today }));
    };
    await bank.moveDays(5);
    // the token of before has expired
    const { ask } = await api.client(who);
    const retry = (day: string) => ask('POST', `/v2/cobr/${txid}/retentativa/${day}`);
    expect((await retry(addDays(first, 2))).json.detail).toBe('A cobrança já tem uma tentativa agendada.');
    await fail();
    expect((await ask('GET', `/v2/cobr/${txid}`)).json).toMatchObject({
      status: 'ATIVA',
      tentativas: [{ status: 'REJEITADA' }],
    });
    expect((await retry(addDays(first, 8))).json.detail).toBe(
      'A nova tentativa deve ser até 7 dias depois do vencimento.',
    );
    const again = await retry(addDays(first, 2));
    expect([again.status, again.json.tentativas]).toMatchObject([
      201,
      [{ tipo: 'AGND' }, { tipo: 'NTAG', status: 'SOLICITADA', dataLiquidacao: addDays(first, 2) }],
    ]);
    await fail();
    await bank.moveDays(7);
    await round();
    await bank.moveDays(-12);
    expect((await askNow('GET', `/v2/cobr/${txid}`)).json.status).toBe('EXPIRADA');
  });

  it('a small charge of homologation is paid, and says by which Pix', async () => {
    const { ask, create, cobr, accept } = await open('homologation');
    const { idRec } = await create();
    await accept(idRec);
    await ask('PUT', `/v2/cobr/${txid}`, cobr(idRec));
    await round();
    await payers();
    expect((await ask('GET', `/v2/cobr/${txid}`)).json).toMatchObject({
      status: 'CONCLUIDA',
      pix: [{ txid, valor: '9.90' }],
      atualizacao: [{ status: 'CRIADA' }, { status: 'ATIVA' }, { status: 'CONCLUIDA' }],
      tentativas: [{ status: 'PAGA' }],
    });
  });
});

describe('webhooks of Pix automático', () => {
  it('are told each change of a recurrence and of its charges, found and removed', async () => {
    const { ask, create, cobr, accept } = await open('homologation');
    const receiver = await openReceiver(bank, ({ isKnown }) => (isKnown ? 200 : 401));
    for (const kind of ['rec', 'cobr'] as const) {
      expect((await ask('GET', `/v2/webhook${kind}`)).status).toBe(404);
      expect((await ask('PUT', `/v2/webhook${kind}`, { webhookUrl: 'http://exemplo.com.br' })).json).toMatchObject({
        violacoes: [{ propriedade: 'webhookUrl' }],
      });
      expect((await ask('PUT', `/v2/webhook${kind}`, { webhookUrl: `${receiver.url}/avisos` })).status).toBe(200);
      expect((await ask('GET', `/v2/webhook${kind}`)).json.webhookUrl).toBe(`${receiver.url}/avisos`);
    }
    const before = receiver.told.length;
    const { idRec } = await create();
    await accept(idRec);
    await ask('PUT', `/v2/cobr/${txid}`, cobr(idRec));
    await round();
    await payers();
    await ask('PATCH', `/v2/rec/${idRec as string}`, { status: 'CANCELADA' });
    await tellAll(bank);
    const told = receiver.told.slice(before).map(({ path, body }) => {
      const { recs = [], cobsr = [] } = JSON.parse(body);
      return `${path} ${[...recs, ...cobsr].map((one: { status: string }) => one.status).join(' ')}`;
    });
    expect(told.toSorted()).toEqual([
      '/avisos/cobr ATIVA',
      '/avisos/cobr CONCLUIDA',
      '/avisos/cobr CRIADA',
      '/avisos/rec APROVADA',
      '/avisos/rec CANCELADA',
    ]);
    expect((await ask('DELETE', '/v2/webhookrec')).status).toBe(204);
    expect((await ask('DELETE', '/v2/webhookrec')).status).toBe(404);
    await receiver.close();
  });
});
