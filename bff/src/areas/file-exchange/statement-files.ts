import { zipSync } from 'fflate';
import type { Selectable } from 'kysely';
import type { Ctx } from '../../core/area';
import type { Database, Db } from '../../core/database';
import { Problem } from '../../core/problem';
import type { ApiAnswer } from '../../core/public-api';
import { statementBytes } from './statement-file';
import { statementName } from './statement-periods';
import './tables';

type StatementFile = Selectable<Database['cnab_statement_files']>;

/** Most files that a list names, those of the latest periods first. */
const MOST_FILES = 1000;

/** Bytes of a file that a schedule made; null where its days have more entries than a file may. */
export async function contentOf(db: Db, file: StatementFile): Promise<Buffer | null> {
  const days = { from: file.first_day, to: file.last_day };
  const bytes = await statementBytes(db, file.account_id, days, file.created_at);
  if (!bytes || !file.is_zipped) return bytes;
  return Buffer.from(zipSync({ [statementName(days, false)]: [bytes, { mtime: file.created_at }] }));
}

/** Statement files of the account (public-api-schemas.json, ListStatementFiles). */
export async function listStatementFiles({ db, accountId }: Ctx) {
  const files = await db
    .selectFrom('cnab_statement_files')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('last_day', 'desc')
    .orderBy('name', 'desc')
    .limit(MOST_FILES)
    .execute();
  return files.map(({ name, created_at, first_day, last_day }) => ({
    nome: name,
    data_geracao: created_at.toISOString(),
    periodo_inicio: first_day,
    periodo_fim: last_day,
  }));
}

/** The bytes of a statement file, in a ZIP where its schedule said so. @throws Problem 404; 409 where its days have too many entries */
export async function downloadStatementFile({ db, accountId }: Ctx, name: string): Promise<ApiAnswer> {
  const file = await db
    .selectFrom('cnab_statement_files')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('name', '=', name)
    .executeTakeFirst();
  if (!file) throw new Problem(404, 'arquivo_nao_encontrado', 'Nenhum arquivo encontrado com o nome informado.');
  const body = await contentOf(db, file);
  if (!body)
    throw new Problem(409, 'arquivo_grande_demais', 'Há lançamentos demais neste período para um arquivo CNAB.');
  return { body, type: file.is_zipped ? 'application/zip' : 'text/plain; charset=iso-8859-1' };
}
