import { describe, expect, it } from 'vitest';
import type { Member } from '../../../../test/harness';
import { balance, bank, funded, insideOf, openBankForTests, pay } from '../../../../test/pix-bank';
import { api, openApiForTests } from '../../../../test/public-api';
import { complaintRound } from '../complaints';

openBankForTests();
openApiForTests({ over: () => bank });

const hour = (by: number) => new Date(Date.now() + by * 3_600_000).toISOString();
const LIST = `/v2/gn/infracoes?inicio=${hour(-24 * 60)}&fim=${hour(24 * 60)}`;
const WORDS = 'O produto foi entregue, e temos o canhoto.';

/** A Pix of R$ 30,00 within this bank that its payer complains about. */
async function complained(): Promise<{ from: Member; to: Member }> {
  const [from, to] = [await funded(3_000), await bank.openAccount()];
  const { json } = await pay(from, await insideOf(to, { value: 3_000 }));
  const body = { pix: json.id, kind: 'scam' as const, text: 'Comprei e não recebi o produto.' };
  expect((await from.call('POST /pix/complaints', { body })).status).toBe(200);
  return { from, to };
}
async function days(count: number) {
  for (let day = 0; day < count; day++) {
    await bank.moveDays(1);
    bank.waiting.push({ job: complaintRound, data: {} });
    await bank.runJobs();
  }
}

describe('infractions by the API', () => {
  it('are those of Pix that the account received, and a defence keeps the money where it is', async () => {
    const { from, to } = await complained();
    const { ask } = await api.client(to);
    const payer = await api.client(from);
    const { infracoes, parametros } = (await ask('GET', LIST)).json;
    expect(parametros.paginacao.quantidadeTotalDeItens).toBe(1);
    expect(infracoes).toMatchObject([{ status: 'ABERTA', valor: 30, tipoSituacao: 'golpe', identificadorTicket: [] }]);
    expect((await payer.ask('GET', LIST)).json.infracoes).toEqual([]);
    const path = `/v2/gn/infracoes/${infracoes[0].idInfracao}/defesa`;
    const body = { analise: 'rejeitado', justificativa: WORDS };
    expect((await payer.ask('POST', path, body)).json.nome).toBe('infracao_nao_encontrada');
    expect([(await ask('POST', path, body)).status, (await ask('POST', path, body)).status]).toEqual([201, 201]);
    expect((await ask('POST', path, { ...body, justificativa: 'Outra história.' })).json.nome).toBe('defesa_enviada');
    await days(10);
    const later = await api.client(to);
    expect((await later.ask('GET', LIST)).json.infracoes).toMatchObject([{ status: 'REJEITADA', defesa: WORDS }]);
    expect(await balance(to)).toBe(3_000);
  });

  it('without a defence are accepted, and the money goes back', async () => {
    const { to } = await complained();
    await days(10);
    const { ask } = await api.client(to);
    const { infracoes } = (await ask('GET', LIST)).json;
    expect(infracoes).toMatchObject([{ status: 'ACEITA' }]);
    expect(await balance(to)).toBe(0);
    const path = `/v2/gn/infracoes/${infracoes[0].idInfracao}/defesa`;
    const late = await ask('POST', path, { analise: 'rejeitado', justificativa: WORDS });
    expect(late.json.nome).toBe('infracao_encerrada');
  });
});
