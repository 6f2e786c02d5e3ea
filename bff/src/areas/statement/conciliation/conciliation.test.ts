import { describe, expect, it } from 'vitest';
import { fundAccount } from '../../../../test/funded';
import { payCode } from '../../../../test/pay-code';
import { tellAll } from '../../../../test/receiver';
import { api, bank, openApiForTests } from '../../../../test/public-api';
import { addDays } from '../../../core/calendar';

openApiForTests();

const START = '/v2/gn/relatorios/extrato-conciliacao';

describe('a conciliation report by the API', () => {
  it('is made in the background, and has the day’s records that were asked for', async () => {
    const who = await fundAccount(bank, 10_000);
    const { ask } = await api.client(who);
    const others = await api.client(await bank.openAccount());
    const { chave } = (await ask('POST', '/v2/gn/evp')).json;
    const cob = (await ask('POST', '/v2/cob', { valor: { original: '7.50' }, chave })).json;
    await payCode(bank, cob.pixCopiaECola);
    const send = { valor: '1.25', pagador: { chave }, favorecido: { chave: 'ana@exemplo.com.br' } };
    await ask('PUT', '/v3/gn/pix/envio1', send);
    await tellAll(bank);
    await bank.runJobs();
    const dataMovimento = await bank.today();
    const made = await ask('POST', START, {
      dataMovimento,
      tipoRegistros: { pixRecebido: true, saldoDiaAnterior: true, saldoDia: true, pixEnviadoChave: false },
      dadosAdicionais: { pixRecebido: ['nome'], pixEnviadoChave: ['nome'] },
    });
    expect([made.status, made.json.status]).toEqual([202, 'AGUARDANDO_PROCESSAMENTO']);
    const path = `/v2/gn/relatorios/${made.json.id}`;
    expect((await ask('GET', path)).json).toEqual(made.json);
    await bank.runJobs();
    const { headers, json: file } = await ask('GET', path);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const [heading, ...lines] = (file as string).trimEnd().split('\r\n');
    expect(heading).toBe('\uFEFFTipo;Data e hora;Valor;EndToEndId;Txid;Chave;Nome;Documento');
    expect(lines.map((line) => line.split(';'))).toEqual([
      ['saldoDiaAnterior', expect.any(String), '0,00', '', '', '', '', ''],
      ['pixRecebido', expect.any(String), '7,50', expect.stringMatching(/^E/), cob.txid, chave, expect.any(String), ''],
      ['saldoDia', expect.any(String), expect.any(String), '', '', '', '', ''],
    ]);
    expect((await others.ask('GET', path)).json.nome).toBe('relatorio_nao_encontrado');
  });

  it.each<[string, (today: string) => string, object, string]>([
    ['of tomorrow', (today) => addDays(today, 1), { saldoDia: true }, 'dataMovimento'],
    ['of no day', () => '2026-02-31', { saldoDia: true }, 'dataMovimento'],
    ['of nothing', (today) => today, { saldoDia: false }, 'tipoRegistros'],
  ])('%s is refused at its field', async (_, day, tipoRegistros, field) => {
    const { ask } = await api.client(await bank.openAccount());
    const { status, json } = await ask('POST', START, { dataMovimento: day(await bank.today()), tipoRegistros });
    expect([status, json.erros[0].caminho]).toEqual([400, `.body.${field}`]);
  });

  it('of homologation has its own movements', async () => {
    const { ask } = await api.client(await fundAccount(bank, 10_000), 'homologation');
    const tipoRegistros = { saldoDia: true };
    const { json } = await ask('POST', START, { dataMovimento: await bank.today(), tipoRegistros });
    await bank.runJobs();
    expect((await ask('GET', `/v2/gn/relatorios/${json.id}`)).json).toMatch(/saldoDia;[^;]+;0,00;/);
  });
});
