import type { EmptyBank } from '../../bff/test/harness';
import { statementFilesClose } from '../../bff/src/areas/file-exchange/statement-round';
import type { Asked } from './api-asked';

type Ask = (name: string, asked?: Asked) => Promise<any>;

const api = '/extratos/v1/extrato-cnab';
const daily = { periodicidade: 'diario', envia_email: false, comprimir_arquivos: false };

/** A schedule of statement files, and a file that it made. */
export async function statementThings(bank: EmptyBank, ask: Ask) {
  const identificador = String(await ask(`POST ${api}/agendar`, { body: daily }));
  const id = Number(identificador);
  // the clock stays: the schedule is a day late instead
  const { rows } = await bank.store.execute(
    'update cnab_statement_schedules set closed_on = closed_on - 1 where id = $1 returning account_id',
    [id],
  );
  const accountId = Number(rows[0].account_id);
  await bank.work((trx, tools) => statementFilesClose.run(trx, { accountId, id }, tools, undefined));
  const [file] = await ask(`GET ${api}/arquivos`);
  return { identificador, nome_arquivo: String(file.nome) };
}

/** Asks the API of statements for everything once that its schemas promise. */
export async function statementJourney(
  ask: Ask,
  { identificador, nome_arquivo }: { identificador: string; nome_arquivo: string },
): Promise<void> {
  await ask(`GET ${api}/arquivos`);
  await ask(`GET ${api}/download/:nome_arquivo`, { params: { nome_arquivo } });
  await ask(`POST ${api}/agendar`, { body: { ...daily, periodicidade: 'mensal' } });
  await ask(`PATCH ${api}/agendar/:identificador`, {
    params: { identificador },
    body: { status: 'inativo', comprimir_arquivos: true },
  });
  await ask(`GET ${api}/agendamentos`);
}
