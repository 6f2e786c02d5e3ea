import { describe, expect, it } from 'vitest';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { whileOpen } from '../../../test/meanwhile';
import { api, bank, openApiForTests } from '../../../test/public-api';
import { openReceiver, tellAll } from '../../../test/receiver';
import { addDays, nextBusinessDay } from '../../core/calendar';
import { balanceOf } from '../../ledger/ledger';
import { parseBrCode } from '../../rails/pix/br-code';
import { addCharge } from './charges';
import { attemptFailed } from './outcomes';
import { collectionsHomologation } from './homologation';
import { payerAccepts, payerRefuses } from './payer';
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
    const { who, ask, create, first, today } = await open();
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
    const found = async (text: string) =>
      (await who.call('POST /receive/pix-automatic/search', { body: { text } })).json.total;
    expect([await found('fulano novo'), await found('tal')]).toEqual([1, 0]);
    bank.live.length = 0;
    expect((await ask('DELETE', `/v2/locrec/${loc.id as number}/idRec`)).json).not.toHaveProperty('idRec');
    expect(bank.live).toMatchObject([{ topic: 'pix-collections', type: 'updated' }]);
    expect((await ask('GET', path)).json).not.toHaveProperty('dadosQR');
    expect((await ask('PATCH', path, { status: 'CANCELADA' })).json).toMatchObject({
      status: 'CANCELADA',
      encerramento: { cancelamento: { solicitante: 'USUARIO_RECEBEDOR' } },
      atualizacao: [{ status: 'CRIADA' }, { status: 'CANCELADA' }],
    });
    const again = await ask('PATCH', path, { status: 'CANCELADA' });
    expect([again.status, again.json.title]).toEqual([400, 'A requisição não pôde ser atendida.']);
  });

  it('a recurrence and its charge are shown as they were asked for, and the account’s log names them', async () => {
    const { who, ask, create, cobr, accept, idOf, today } = await open();
    const [first, last] = [addDays(today, 5), addDays(today, 400)];
    const loc = (await ask('POST', '/v2/locrec')).json;
    const { idRec } = await create({
      loc: loc.id,
      calendario: { dataInicial: first, dataFinal: last, periodicidade: 'ANUAL' },
      valor: { valorMinimoRecebedor: '5.00' },
    });
    const { rows } = await bank.store.execute(
      'select p.created_at, a.document, a.nickname, a.account_number from pix_collections p ' +
        'join accounts a on a.id = p.account_id where p.recurrence = $1',
      [idRec],
    );
    const { created_at, document, nickname, account_number } = rows[0];
    const receiver = { cnpj: document, nome: nickname };
    const shown = (await ask('GET', `/v2/rec/${idRec as string}`)).json;
    expect(shown).toEqual({
      idRec,
      status: 'CRIADA',
      valor: { valorMinimoRecebedor: '5.00' },
      vinculo: { contrato: '63100862', devedor: { cpf, nome: 'Fulano de Tal' }, objeto: 'Streaming' },
      calendario: { dataInicial: first, dataFinal: last, periodicidade: 'ANUAL' },
      politicaRetentativa: 'PERMITE_3R_7D',
      recebedor: receiver,
      loc: { id: loc.id, location: loc.location, criacao: loc.criacao, idRec },
      ativacao: { tipoJornada: 'AGUARDANDO_DEFINICAO' },
      atualizacao: [{ status: 'CRIADA', data: created_at.toISOString() }],
      dadosQR: { jornada: 'JORNADA_2', pixCopiaECola: expect.any(String) },
    });
    expect(Math.abs(Date.parse(loc.criacao) - created_at.getTime())).toBeLessThan(60_000);
    await accept(idRec);
    const approved = (await ask('GET', `/v2/rec/${idRec as string}`)).json;
    expect(approved.atualizacao.map(({ status }: { status: string }) => status)).toEqual(['CRIADA', 'APROVADA']);
    const devedor = {
      cep: '01310100',
      cidade: 'São Paulo',
      uf: 'SP',
      logradouro: 'Av. Paulista',
      email: 'a@exemplo.com',
    };
    const wrong = await ask('PUT', `/v2/cobr/${txid}`, cobr(idRec, { devedor: { ...devedor, email: 'a@' } }));
    expect(wrong.json.violacoes).toMatchObject([{ propriedade: 'devedor.email' }]);
    const asked = { valor: { original: '7.50' }, infoAdicional: 'Plano', ajusteDiaUtil: true, devedor };
    const made = await ask('PUT', `/v2/cobr/${txid}`, cobr(idRec, asked));
    const { calendario, tentativas: _none, ...rest } = made.json;
    expect(rest).toEqual({
      idRec,
      txid,
      infoAdicional: 'Plano',
      valor: { original: '7.50' },
      status: 'CRIADA',
      politicaRetentativa: 'PERMITE_3R_7D',
      ajusteDiaUtil: true,
      devedor,
      recebedor: { conta: account_number, tipoConta: 'PAGAMENTO', agencia: '0001', ...receiver },
      atualizacao: [{ status: 'CRIADA', data: calendario.criacao }],
    });
    expect(calendario).toEqual({ criacao: expect.stringMatching(/Z$/), dataDeVencimento: first });
    await round();
    const { atualizacao, tentativas } = (await ask('GET', `/v2/cobr/${txid}`)).json;
    expect(atualizacao.map(({ status }: { status: string }) => status)).toEqual(['CRIADA', 'ATIVA']);
    const attempts = await bank.store.execute(
      'select a.end_to_end from pix_collection_attempts a join pix_collection_charges c on c.id = a.charge_id ' +
        'where c.collection_id = $1',
      [await idOf(idRec)],
    );
    expect(tentativas).toEqual([
      {
        dataLiquidacao: nextBusinessDay(first),
        tipo: 'AGND',
        status: 'AGENDADA',
        endToEndId: attempts.rows[0].end_to_end,
        atualizacao: [
          { status: 'SOLICITADA', data: calendario.criacao },
          { status: 'AGENDADA', data: expect.stringMatching(/Z$/) },
        ],
      },
    ]);
    const { items } = (await who.call('POST /account-logs/search', { body: {} })).json;
    const about = items.map((line) => line.about);
    expect([about.includes(idRec), about.includes(txid)]).toEqual([true, true]);
  });

  it('refusals say what is wrong as problems, with the value at its property', async () => {
    const { who, ask, rec, today, create, cobr } = await open();
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
    for (const path of ['locrec/999999', 'cobr/nenhuma'])
      expect([path, (await ask('GET', `/v2/${path}`)).status]).toEqual([path, 404]);
    expect((await ask('PUT', '/v2/cobr/curto', cobr('nenhuma'))).json.detail).toContain('26 a 35');
    expect((await ask('POST', '/v2/rec', rec({ loc: 999_999 }))).json.violacoes).toMatchObject([
      { propriedade: 'loc' },
    ]);
    const { rows } = await bank.store.execute('select document from accounts where id = $1', [who.accountId]);
    const itself = { contrato: '1', devedor: { cpf: rows[0].document, nome: 'Fulano' } };
    expect((await ask('POST', '/v2/rec', rec({ vinculo: itself }))).json.violacoes).toMatchObject([
      { propriedade: 'vinculo.devedor' },
    ]);
    expect((await ask('GET', '/v2/rec/nenhuma')).json).toMatchObject({
      type: 'https://pix.bcb.gov.br/api/v2/error/RecNaoEncontrado',
      status: 404,
    });
    const { loc } = await create();
    expect((await ask('POST', '/v2/rec', rec({ loc: loc.id }))).json.violacoes).toMatchObject([{ propriedade: 'loc' }]);
  });

  it('a recurrence says why it is not revised', async () => {
    const { ask, create, solicit, accept } = await open();
    const { chave } = (await ask('POST', '/v2/gn/evp')).json;
    const { txid } = (await ask('POST', '/v2/cob', { valor: { original: '3.00' }, chave })).json;
    const { idRec, loc } = await create();
    const revise = async (body: object) => (await ask('PATCH', `/v2/rec/${idRec as string}`, body)).json;
    const named = { vinculo: { devedor: { nome: 'Fulano Novo' } } };
    const byCode = { ativacao: { dadosJornada: { txid } } };
    expect((await revise({})).detail).toBe('Informe o que deve mudar.');
    await ask('DELETE', `/v2/locrec/${loc.id as number}/idRec`);
    expect((await revise(byCode)).violacoes).toMatchObject([{ propriedade: 'loc' }]);
    const request = (await solicit(idRec)).json;
    expect((await revise(named)).detail).toContain('cancele a solicitação');
    await ask('PATCH', `/v2/solicrec/${request.idSolicRec as string}`, { status: 'CANCELADA' });
    expect((await revise(named)).vinculo.devedor.nome).toBe('Fulano Novo');
    await accept(idRec);
    expect((await revise(named)).detail).toContain('CRIADA');
  });

  onPostgres('of two at once one gets a location, the other is told at its field', async () => {
    const { who, ask, create } = await open();
    const [one, two] = [await create(), await create()];
    const loc = (await ask('POST', '/v2/locrec')).json;
    const late = await whileOpen(
      bank,
      (trx) =>
        trx
          .updateTable('pix_collections')
          .set({ location_id: loc.id })
          .where('account_id', '=', who.accountId)
          .where('recurrence', '=', one.idRec)
          .execute(),
      () => ask('PATCH', `/v2/rec/${two.idRec as string}`, { loc: loc.id }),
    );
    expect([late.status, JSON.stringify(late.json)]).toEqual([
      expect.any(Number),
      expect.stringContaining('já está vinculada'),
    ]);
  });

  it('of two alike each has its own location, is found by itself, and is unlinked alone', async () => {
    const { ask, create, today } = await open();
    const [one, other] = [await create(), await create()];
    const bare = (await ask('POST', '/v2/locrec')).json;
    const window = `inicio=${today}T00:00:00Z&fim=${addDays(today, 2)}T00:00:00Z`;
    const recs = async (query: string) =>
      (await ask('GET', `/v2/rec?${window}&${query}`)).json.recs.map((rec: { idRec: string }) => rec.idRec);
    const without = async () =>
      (await ask('GET', `/v2/locrec?${window}&idRecPresente=false`)).json.loc.map((loc: { id: number }) => loc.id);
    for (const { idRec, loc } of [one, other]) {
      expect((await ask('GET', `/v2/rec/${idRec as string}`)).json).toMatchObject({ idRec, loc });
      expect((await ask('GET', `/v2/locrec/${loc.id as number}`)).json).toMatchObject({ id: loc.id, idRec });
    }
    expect(await without()).toEqual([bare.id]);
    await ask('DELETE', `/v2/locrec/${other.loc.id as number}/idRec`);
    expect(await without()).toEqual([bare.id, other.loc.id]);
    expect([await recs('locationPresente=true'), await recs('locationPresente=false')]).toEqual([
      [one.idRec],
      [other.idRec],
    ]);
    expect(await recs('cpf=52998224725')).toEqual([]);
  });

  it('a charge by Pix that a recurrence names is paid with its authorisation', async () => {
    const { who, ask, rec, create, accept } = await open();
    const { chave } = (await ask('POST', '/v2/gn/evp')).json;
    const cob = (await ask('POST', '/v2/cob', { valor: { original: '3.00' }, chave })).json;
    const made = await create({ ativacao: { dadosJornada: { txid: cob.txid } } });
    expect(made.ativacao).toEqual({ tipoJornada: 'JORNADA_3', dadosJornada: { txid: cob.txid } });
    await accept(made.idRec);
    const charge = (await ask('GET', `/v2/cob/${cob.txid as string}`)).json;
    expect(charge).toMatchObject({ status: 'CONCLUIDA', pix: [{ txid: cob.txid, valor: '3.00' }] });
    const { rows } = await bank.store.execute('select key from pix_received where account_id = $1', [who.accountId]);
    expect(rows).toEqual([{ key: chave }]);
    expect((await ask('GET', `/v2/rec/${made.idRec as string}`)).json.status).toBe('APROVADA');
    // what was paid authorises no other
    const paid = await ask('POST', '/v2/rec', rec({ ativacao: { dadosJornada: { txid: cob.txid } } }));
    expect(paid.json.violacoes).toMatchObject([{ propriedade: 'ativacao.dadosJornada.txid' }]);
    const { available } = await bank.work((trx) => balanceOf(trx, who.accountId));
    expect(available).toBe(300);
  });

  it('a charge with a due date that a recurrence names is paid by journey 4', async () => {
    const { ask, create, today } = await open();
    const { chave } = (await ask('POST', '/v2/gn/evp')).json;
    const name = 'vencimento00000000000000000a';
    const made = await ask('PUT', `/v2/cobv/${name}`, {
      calendario: { dataDeVencimento: addDays(today, 3) },
      devedor: { cpf, nome: 'Fulano', logradouro: 'Rua A, 1', cidade: 'Recife', uf: 'PE', cep: '50000000' },
      valor: { original: '3.00' },
      chave,
    });
    expect(made.status).toBe(201);
    expect((await create({ ativacao: { dadosJornada: { txid: name } } })).ativacao).toEqual({
      tipoJornada: 'JORNADA_4',
      dadosJornada: { txid: name },
    });
  });

  it('a charge by Pix that was taken back cannot be paid with the authorisation', async () => {
    const { ask, create, accept } = await open();
    const { chave } = (await ask('POST', '/v2/gn/evp')).json;
    const cob = `/v2/cob/${(await ask('POST', '/v2/cob', { valor: { original: '3.00' }, chave })).json.txid as string}`;
    const { idRec } = await create({ ativacao: { dadosJornada: { txid: cob.split('/')[3] } } });
    expect((await ask('PATCH', cob, { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' })).status).toBe(200);
    await expect(accept(idRec)).rejects.toThrow('não pode mais ser paga');
  });
});

describe('requests for confirmation', () => {
  it('a request reaches the payer, can be withdrawn and made again, and ends with the answer', async () => {
    const { ask, create, solicit, accept } = await open();
    const { idRec } = await create();
    const made = await solicit(idRec);
    expect([made.status, made.json.status, made.json.recPayload.idRec]).toEqual([201, 'CRIADA', idRec]);
    expect((await solicit(idRec)).json.detail).toBe('A recorrência já tem uma solicitação aberta.');
    await round();
    await round();
    const path = `/v2/solicrec/${made.json.idSolicRec as string}`;
    expect((await ask('GET', path)).json).toMatchObject({
      status: 'RECEBIDA',
      atualizacao: [{ status: 'CRIADA' }, { status: 'ENVIADA' }, { status: 'RECEBIDA' }],
    });
    expect((await ask('PATCH', path, { status: 'CANCELADA' })).json.status).toBe('CANCELADA');
    expect((await ask('PATCH', path, { status: 'CANCELADA' })).status).toBe(400);
    const withdrawn = (await ask('GET', path)).json;
    const second = (await solicit(idRec)).json;
    await round();
    expect((await ask('GET', path)).json.atualizacao).toEqual(withdrawn.atualizacao);
    await accept(idRec);
    expect((await ask('GET', `/v2/solicrec/${second.idSolicRec as string}`)).json.status).toBe('ACEITA');
    expect((await ask('GET', path)).json.status).toBe('CANCELADA');
    expect((await solicit(idRec)).json.detail).toContain('não espera mais');
    expect((await ask('GET', `/v2/rec/${idRec as string}`)).json).toMatchObject({
      status: 'APROVADA',
      ativacao: { tipoJornada: 'JORNADA_1' },
    });
  });

  it('of two requests each is shown with its own recurrence; one by code is asked for in no other way', async () => {
    const { ask, create, solicit } = await open();
    for (const { idRec } of [await create(), await create()]) {
      const { idSolicRec } = (await solicit(idRec)).json;
      expect((await ask('GET', `/v2/solicrec/${idSolicRec as string}`)).json).toMatchObject({ idSolicRec, idRec });
    }
    expect((await ask('GET', '/v2/solicrec/nenhuma')).status).toBe(404);
    const { chave } = (await ask('POST', '/v2/gn/evp')).json;
    const { txid } = (await ask('POST', '/v2/cob', { valor: { original: '3.00' }, chave })).json;
    const { idRec } = await create({ ativacao: { dadosJornada: { txid } } });
    expect((await solicit(idRec)).json.detail).toContain('com o pagamento da cobrança');
  });

  it('a request to somebody else, or that is over already, is refused at its field', async () => {
    const { create, solicit, today, first } = await open();
    const { idRec } = await create();
    const destinatario = { agencia: '1', conta: '1', cpf: '52998224725', ispbParticipante: '60746948' };
    expect((await solicit(idRec, { destinatario })).json.violacoes).toMatchObject([{ propriedade: 'destinatario' }]);
    // over already, after the first cycle's day, and no instant
    for (const dataExpiracaoSolicitacao of [ends(addDays(today, -1)), ends(addDays(first, 1)), addDays(today, 2)])
      expect((await solicit(idRec, { calendario: { dataExpiracaoSolicitacao } })).json.violacoes).toMatchObject([
        { propriedade: 'calendario.dataExpiracaoSolicitacao' },
      ]);
    expect((await solicit(idRec, { calendario: { dataExpiracaoSolicitacao: ends(first) } })).status).toBe(201);
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

it('a payer of homologation who was asked for nothing, or not yet, authorises nothing', async () => {
  const { ask, create, solicit } = await open('homologation');
  const [quiet, asked] = [(await create()).idRec, (await create()).idRec];
  await solicit(asked);
  await payers();
  for (const idRec of [quiet, asked])
    expect((await ask('GET', `/v2/rec/${idRec as string}`)).json.status).toBe('CRIADA');
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

  it('of two recurrences alike each is charged, shown, listed and cancelled by itself, each week anew', async () => {
    const { ask, create, cobr, accept, today } = await open();
    const weekly = { calendario: { dataInicial: addDays(today, 2), periodicidade: 'SEMANAL' } };
    const [one, other] = [(await create(weekly)).idRec, (await create(weekly)).idRec];
    const charge = (name: string, idRec: string, days: number) =>
      ask('PUT', `/v2/cobr/${name}`, cobr(idRec, { calendario: { dataDeVencimento: addDays(today, days) } }));
    for (const idRec of [one, other]) await accept(idRec);
    const [first, second, third] = ['a', 'b', 'c'].map((end) => `cobranca000000000000000000${end}`) as [
      string,
      string,
      string,
    ];
    const made = [await charge(first, one, 2), await charge(second, other, 2), await charge(third, other, 9)];
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
    // whoever repeats a charge is told of its txid, not of the cycle
    expect((await charge(first, one, 2)).json.detail).toContain('txid');
    await round();
    expect((await ask('PATCH', `/v2/cobr/${second}`, { status: 'CANCELADA' })).status).toBe(200);
    const again = (await ask('PATCH', `/v2/cobr/${second}`, { status: 'CANCELADA' })).json.detail;
    expect(again).toBe('A cobrança já terminou e não pode ser cancelada.');
    for (const [name, status, attempt] of [
      [first, 'ATIVA', 'AGENDADA'],
      [second, 'CANCELADA', 'CANCELADA'],
      [third, 'ATIVA', 'AGENDADA'],
    ])
      expect((await ask('GET', `/v2/cobr/${name!}`)).json).toMatchObject({
        txid: name,
        status,
        tentativas: [{ status: attempt }],
      });
    // a cycle that is charged anew is not the next one
    expect((await charge('cobranca000000000000000000d', other, 2)).status).toBe(201);
    const { rows } = await bank.store.execute('select next_cycle from pix_collections where recurrence = $1', [other]);
    expect(rows).toEqual([{ next_cycle: 2 }]);
    const window = `inicio=${today}T00:00:00Z&fim=${addDays(today, 2)}T00:00:00Z`;
    const listed = async (query: string) =>
      (await ask('GET', `/v2/cobr?${window}&${query}`)).json.cobsr.map((cobr: { txid: string }) => cobr.txid);
    expect(await listed(`idRec=${one as string}`)).toEqual([first]);
    expect(await listed('status=CANCELADA')).toEqual([second]);
    expect([(await listed(`cpf=${cpf}`)).length, await listed('cpf=52998224725')]).toEqual([4, []]);
  });

  onPostgres('of two charges at once with one txid the second is refused', async () => {
    const { ask, create, cobr, accept, first, idOf } = await open();
    const [one, other] = [(await create()).idRec, (await create()).idRec];
    for (const idRec of [one, other]) await accept(idRec);
    const id = await idOf(one);
    const at = await noon();
    const collections = bank.store.db.selectFrom('pix_collections').selectAll();
    const row = await collections.where('id', '=', id).executeTakeFirstOrThrow();
    const late = await whileOpen(
      bank,
      (trx, tools) =>
        addCharge(trx, tools, row, {
          amount: 990,
          at,
          asked: {
            cycle: 0,
            day: first,
            attemptDay: first,
            txid,
            said: { ajusteDiaUtil: false, recebedor: { conta: '1', tipoConta: 'PAGAMENTO', agencia: '0001' } },
          },
        }),
      () => ask('PUT', `/v2/cobr/${txid}`, cobr(other)),
    );
    expect(late.json.detail).toContain('txid');
  });

  it('a charge that falls on a weekend is taken on the business day after it, unless its application says otherwise', async () => {
    const { ask, create, cobr, accept, today } = await open();
    const saturday = [2, 3, 4, 5, 6, 7, 8]
      .map((days) => addDays(today, days))
      .find((day) => new Date(`${day}T12:00:00Z`).getUTCDay() === 6)!;
    const taken = async (given: object) => {
      const { idRec } = await create({ calendario: { dataInicial: saturday, periodicidade: 'MENSAL' } });
      await accept(idRec);
      const body = cobr(idRec, { calendario: { dataDeVencimento: saturday }, ...given });
      const { txid: name } = (await ask('POST', '/v2/cobr', body)).json;
      return (await ask('GET', `/v2/cobr/${name as string}`)).json.tentativas[0].dataLiquidacao;
    };
    const monday = nextBusinessDay(saturday);
    expect([await taken({ ajusteDiaUtil: true }), await taken({ ajusteDiaUtil: undefined })]).toEqual([monday, monday]);
    expect(await taken({ ajusteDiaUtil: false })).toBe(saturday);
  });

  it('an unpaid charge waits for the application to ask for another attempt, and runs out after seven days', async () => {
    const { who, ask: askNow, create, cobr, accept, first, idOf } = await open();
    const { idRec } = await create();
    await accept(idRec);
    await askNow('PUT', `/v2/cobr/${txid}`, cobr(idRec));
    // another, whose attempt stays open
    const later = addDays(first, 3);
    const other = (await create({ calendario: { dataInicial: later, periodicidade: 'MENSAL' } })).idRec;
    await accept(other);
    await askNow('POST', '/v2/cobr', cobr(other, { calendario: { dataDeVencimento: later } }));
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
    expect((await ask('PATCH', `/v2/cobr/${txid}`, { status: 'CANCELADA' })).json.detail).toBe(
      'A cobrança só pode ser cancelada até o dia anterior à liquidação.',
    );
    await fail();
    expect((await ask('GET', `/v2/cobr/${txid}`)).json).toMatchObject({
      status: 'ATIVA',
      tentativas: [{ status: 'REJEITADA' }],
    });
    await round();
    expect((await ask('GET', `/v2/cobr/${txid}`)).json.status).toBe('ATIVA');
    expect((await retry(addDays(first, 8))).json.detail).toBe(
      'A nova tentativa deve ser até 7 dias depois do vencimento.',
    );
    const again = await retry(addDays(first, 2));
    expect([again.status, again.json.tentativas]).toMatchObject([
      201,
      [{ tipo: 'AGND' }, { tipo: 'NTAG', status: 'SOLICITADA', dataLiquidacao: addDays(first, 2) }],
    ]);
    await fail();
    await bank.moveDays(6);
    await round();
    const { rows } = await bank.store.execute('select state from pix_collection_charges where collection_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ state: 'ATIVA' }]);
    await bank.moveDays(1);
    await round();
    await bank.moveDays(-12);
    expect((await askNow('GET', `/v2/cobr/${txid}`)).json.status).toBe('EXPIRADA');
  });

  it('a small charge of homologation is paid, and says by which Pix', async () => {
    const { ask, create, cobr, accept } = await open('homologation');
    const { idRec } = await create();
    await accept(idRec);
    await ask('PUT', `/v2/cobr/${txid}`, cobr(idRec));
    // its bank has not taken it yet
    await payers();
    expect((await ask('GET', `/v2/cobr/${txid}`)).json.status).toBe('CRIADA');
    await round();
    await payers();
    expect((await ask('GET', `/v2/cobr/${txid}`)).json).toMatchObject({
      status: 'CONCLUIDA',
      pix: [{ txid, valor: '9.90' }],
      atualizacao: [{ status: 'CRIADA' }, { status: 'ATIVA' }, { status: 'CONCLUIDA' }],
      tentativas: [{ status: 'PAGA' }],
    });
    // what was paid is not charged again
    expect((await ask('POST', '/v2/cobr', cobr(idRec))).json.violacoes).toMatchObject([
      { razao: 'Este ciclo já tem uma cobrança.' },
    ]);
  });
});

describe('webhooks of Pix automático', () => {
  it('are told each change of a recurrence and of its charges, found and removed', async () => {
    const { ask, create, cobr, accept, idOf } = await open('homologation');
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
    const [one, other] = [(await create()).idRec, (await create()).idRec];
    const names: string[] = [];
    for (const idRec of [one, other]) {
      await accept(idRec);
      names.push((await ask('POST', '/v2/cobr', cobr(idRec))).json.txid);
    }
    await round();
    await payers();
    await ask('PATCH', `/v2/rec/${other as string}`, { status: 'CANCELADA' });
    const [refused, quiet, third] = [(await create()).idRec, (await create()).idRec, (await create()).idRec];
    const [refusedId, at] = [await idOf(refused), await noon()];
    await bank.work((trx, tools) => payerRefuses(trx, tools, refusedId, at));
    await accept(third);
    const dropped = (await ask('POST', '/v2/cobr', cobr(third))).json.txid as string;
    await ask('PATCH', `/v2/cobr/${dropped}`, { status: 'CANCELADA' });
    await tellAll(bank);
    const told = receiver.told.slice(before).map(({ path, body }) => {
      const { recs = [], cobsr = [] } = JSON.parse(body);
      return [...recs, ...cobsr].map((row) => `${path} ${row.status} ${row.txid ?? row.idRec}`).join();
    });
    expect(told.toSorted()).toEqual(
      [
        ...names.flatMap((name) => ['ATIVA', 'CONCLUIDA', 'CRIADA'].map((status) => `/avisos/cobr ${status} ${name}`)),
        `/avisos/rec APROVADA ${one}`,
        `/avisos/rec APROVADA ${other}`,
        `/avisos/rec CANCELADA ${other}`,
        `/avisos/rec REJEITADA ${refused}`,
        `/avisos/rec APROVADA ${third}`,
        `/avisos/cobr CRIADA ${dropped}`,
        `/avisos/cobr CANCELADA ${dropped}`,
      ].toSorted(),
    );
    // what nobody authorised by the day of its first cycle has run out
    const expired = async () => {
      await round();
      await tellAll(bank);
      return receiver.told.slice(before).some(({ body }) => body.includes('EXPIRADA') && body.includes(quiet));
    };
    await bank.moveDays(5);
    expect(await expired()).toBe(false);
    await bank.moveDays(1);
    expect(await expired()).toBe(true);
    await bank.moveDays(-6);
    expect((await ask('DELETE', '/v2/webhookrec')).status).toBe(204);
    expect((await ask('DELETE', '/v2/webhookrec')).status).toBe(404);
    await receiver.close();
  });
});
