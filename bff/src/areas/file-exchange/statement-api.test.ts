import { describe, expect, it } from 'vitest';
import { checkFile } from '@balcao/contract/shared/cnab/validate';
import { addCustomer, issue, pay } from '../../../test/billets';
import type { Member } from '../../../test/harness';
import { api, bank, openApiForTests } from '../../../test/public-api';
import { addDays } from '../../core/calendar';
import { periodAround, statementName } from './statement-periods';
import { statementFilesClose, statementFilesMake } from './statement-round';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { whileOpen } from '../../../test/meanwhile';

openApiForTests();

const AT = '/v1/extrato-cnab';
const daily = { periodicidade: 'diario', envia_email: false, comprimir_arquivos: false };

async function nextDay(days = 1): Promise<void> {
  await bank.moveDays(days);
  bank.waiting.push({ job: statementFilesMake, data: {} });
  await bank.runJobs();
}
async function payOne(who: Member, value: number): Promise<void> {
  const [id] = await issue(bank, who, [await addCustomer(who)], { items: [{ name: 'A', amount: 1, value }] });
  await pay(bank, who, id!, value);
}
/** An application of an account, signed in anew at each call: the clock is moved meanwhile. */
async function opened() {
  const who = await bank.openAccount();
  const ask = async (method: string, path: string, body?: unknown) =>
    (await api.certified(who, 'extratos'))(method, `${AT}${path}`, body);
  return { who, ask };
}
const mailsOf = async (who: Member) =>
  (
    await bank.store.execute(
      `select m.subject, m.attachment from sandbox_messages m where m.account_id = $1 and m.attachment is not null`,
      [who.accountId],
    )
  ).rows;

describe('statement files by the API', () => {
  it('are made of each day once it is over, and are the portal’s own to the byte', async () => {
    const { who, ask } = await opened();
    const { ask: others } = await opened();
    const made = await ask('POST', '/agendar', daily);
    expect([made.status, typeof made.json]).toEqual([201, 'string']);
    expect((await ask('POST', '/agendar', daily)).json).toBe(made.json);
    await payOne(who, 12_345);
    expect((await ask('GET', '/arquivos')).json).toEqual([]);
    const day = await bank.today();
    await nextDay();
    await nextDay(0);
    const nome = `extrato-${day}.ret`;
    const [listed, ...more] = (await ask('GET', '/arquivos')).json;
    expect([listed, more]).toEqual([
      { nome, data_geracao: expect.stringContaining(await bank.today()), periodo_inicio: day, periodo_fim: day },
      [],
    ]);
    const { items } = (await who.call('POST /account-logs/search', { body: {} })).json;
    expect(items.map(({ about }) => about)).toContain('diario');
    const file = await ask('GET', `/download/${nome}`);
    const { raw } = await who.call('GET /file-exchange/statement/{day}', { params: { day } });
    expect([file.headers['content-type'], file.json]).toEqual(['text/plain; charset=iso-8859-1', raw.toString()]);
    expect((await others('GET', '/arquivos')).json).toEqual([]);
    expect((await others('GET', `/download/${nome}`)).json.nome).toBe('arquivo_nao_encontrado');
    expect((await others('PATCH', `/agendar/${made.json}`, { status: 'inativo' })).json.nome).toBe(
      'agendamento_nao_encontrado',
    );
  });

  it('of a week have the entries of all its days, in a ZIP and by e-mail where that was asked for', async () => {
    const { who, ask } = await opened();
    const week = periodAround('week', addDays(periodAround('week', await bank.today()).to, 1));
    await bank.moveDays((Date.parse(week.from) - Date.parse(await bank.today())) / 86_400_000);
    await ask('POST', '/agendar', { periodicidade: 'semanal', envia_email: true, comprimir_arquivos: true });
    await payOne(who, 1_000);
    await bank.moveDays(2);
    await payOne(who, 2_000);
    await nextDay(4);
    expect(await mailsOf(who)).toEqual([]);
    await nextDay();
    const [file, ...more] = (await ask('GET', '/arquivos')).json;
    expect([file.nome, more]).toEqual([statementName(week, true), []]);
    expect([file.periodo_inicio, file.periodo_fim]).toEqual([week.from, week.to]);
    const { headers, json: zipped } = await ask('GET', `/download/${file.nome}`);
    expect([headers['content-type'], zipped]).toEqual(['application/zip', expect.stringMatching(/^PK/)]);
    const [mail] = await mailsOf(who);
    expect([mail.attachment.name, (await mailsOf(who)).length]).toEqual([file.nome, 1]);
    const { unzipSync } = await import('fflate');
    const parts = unzipSync(Buffer.from(mail.attachment.base64, 'base64'));
    const { lines, faults } = await checkFile(Object.values(parts)[0]!);
    expect(faults).toEqual([]);
    const { rows } = await bank.store.execute(
      "select sum(amount)::int as sum, count(*)::int as count from ledger_entries where account_id = $1 and kind = 'available'",
      [who.accountId],
    );
    expect(lines).toHaveLength(4 + rows[0].count);
    expect(lines.at(-2)!.slice(150, 169)).toBe(`${String(rows[0].sum).padStart(18, '0')}C`);
    expect(new Set(lines.slice(2, -2).map((line) => line.slice(142, 150))).size).toBe(2);
  });

  it('are made no more while their schedule is inactive, and none of the days between once it is active again', async () => {
    const { ask } = await opened();
    const id = (await ask('POST', '/agendar', daily)).json;
    await ask('PATCH', `/agendar/${id}`, { status: 'inativo' });
    await nextDay(3);
    expect((await ask('GET', '/arquivos')).json).toEqual([]);
    // asking for it once more does not activate it
    expect((await ask('POST', '/agendar', daily)).status).toBe(409);
    expect((await ask('GET', '/agendamentos')).json).toMatchObject([{ status: 'inativo' }]);
    expect((await ask('PATCH', `/agendar/${id}`, { status: 'ativo' })).json).toBe(id);
    const day = await bank.today();
    await nextDay();
    expect((await ask('GET', '/arquivos')).json.map(({ nome }: { nome: string }) => nome)).toEqual([
      `extrato-${day}.ret`,
    ]);
  });

  it('that were missed are made one by one, the latest listed first; of an account that was closed none is', async () => {
    const [{ who, ask }, closed] = [await opened(), await opened()];
    for (const one of [ask, closed.ask]) await one('POST', '/agendar', daily);
    const day = await bank.today();
    await bank.store.execute('update accounts set is_shutdown = true where id = $1', [closed.who.accountId]);
    await nextDay(2);
    expect((await ask('GET', '/arquivos')).json.map(({ nome }: { nome: string }) => nome)).toEqual(
      [addDays(day, 1), day].map((one) => `extrato-${one}.ret`),
    );
    await nextDay(0);
    const { rows } = await bank.store.execute(
      'select account_id from cnab_statement_files where account_id in ($1, $2)',
      [who.accountId, closed.who.accountId],
    );
    expect(rows).toEqual([{ account_id: who.accountId }, { account_id: who.accountId }]);
  });

  it('are told as they are set, with when that was; the same but for its ZIP is not the same', async () => {
    const { ask } = await opened();
    const set = { periodicidade: 'mensal', envia_email: true, comprimir_arquivos: false };
    const id = (await ask('POST', '/agendar', set)).json;
    expect((await ask('GET', '/agendamentos')).json).toEqual([
      { ...set, identificador: id, status: 'ativo', data_criacao: expect.stringContaining(await bank.today()) },
    ]);
    expect((await ask('POST', '/agendar', { ...set, comprimir_arquivos: true })).status).toBe(409);
    expect((await ask('POST', '/agendar', set)).json).toBe(id);
  });

  it('have one schedule a period, which is changed and not doubled', async () => {
    const { ask } = await opened();
    const id = (await ask('POST', '/agendar', daily)).json;
    expect((await ask('POST', '/agendar', { ...daily, envia_email: true })).json.nome).toBe('agendamento_existente');
    const monthly = (await ask('POST', '/agendar', { ...daily, periodicidade: 'mensal' })).json;
    const taken = await ask('PATCH', `/agendar/${monthly}`, { periodicidade: 'diario' });
    expect([taken.status, taken.json.nome]).toEqual([409, 'agendamento_existente']);
    await ask('PATCH', `/agendar/${id}`, { periodicidade: 'semanal', comprimir_arquivos: true });
    expect((await ask('GET', '/agendamentos')).json).toMatchObject([
      { identificador: id, periodicidade: 'semanal', comprimir_arquivos: true, envia_email: false, status: 'ativo' },
      { identificador: monthly, periodicidade: 'mensal' },
    ]);
    expect((await ask('POST', '/agendar', { ...daily, periodicidade: 'anual' })).json.nome).toBe('valor_invalido');
  });

  it('go by e-mail to nobody who may not see the statement, nor once the delivery is ended in the portal', async () => {
    const { who, ask } = await opened();
    await ask('POST', '/agendar', { ...daily, envia_email: true });
    await nextDay();
    expect(await mailsOf(who)).toHaveLength(1);
    const [delivery] = (await who.call('GET /trust-centre/deliveries')).json.items;
    expect(delivery).toMatchObject({ kind: 'statement-files', every: 'day' });
    const grant = (grants: object) =>
      bank.store.execute('update memberships set grants = grants || $2::jsonb where account_id = $1', [
        who.accountId,
        JSON.stringify(grants),
      ]);
    await grant({ statement: false });
    await nextDay();
    expect(await mailsOf(who)).toHaveLength(1);
    await grant({ statement: true });
    const { kind, id } = delivery!;
    await who.call('DELETE /trust-centre/deliveries/{kind}/{id}', { params: { kind, id } });
    await nextDay();
    expect([(await mailsOf(who)).length, (await ask('GET', '/arquivos')).json.length]).toEqual([1, 3]);
  });

  it('a request sent again with its idempotency key is answered as before', async () => {
    const { who } = await opened();
    const ask = await api.certified(who, 'extratos');
    const key = { 'x-idempotency-key': 'um' };
    const [one, two] = [await ask('POST', `${AT}/agendar`, daily, key), await ask('POST', `${AT}/agendar`, daily, key)];
    expect([two.status, two.json, two.headers['content-type']]).toEqual([
      one.status,
      one.json,
      one.headers['content-type'],
    ]);
  });
});

onPostgres('a statement file that two make at once is mailed once', async () => {
  const { who, ask } = await opened();
  const id = Number((await ask('POST', '/agendar', { ...daily, envia_email: true })).json);
  await bank.moveDays(1);
  const one = { accountId: who.accountId, id };
  await whileOpen(
    bank,
    (trx, tools) => statementFilesClose.run(trx, one, tools, undefined),
    () => bank.work((trx, tools) => statementFilesClose.run(trx, one, tools, undefined)),
  );
  expect(await mailsOf(who)).toHaveLength(1);
});

onPostgres('a schedule that is ended while another changes it stays ended', async () => {
  const { who } = await opened();
  const ask = await api.certified(who, 'extratos');
  const id = (await ask('POST', `${AT}/agendar`, daily)).json as string;
  await whileOpen(
    bank,
    (trx) =>
      trx
        .updateTable('cnab_statement_schedules')
        .set({ is_active: false })
        .where('account_id', '=', who.accountId)
        .where('id', '=', Number(id))
        .execute(),
    () => ask('PATCH', `${AT}/agendar/${id}`, { envia_email: true }),
  );
  expect((await ask('GET', `${AT}/agendamentos`)).json).toMatchObject([{ status: 'inativo', envia_email: true }]);
});
