import { zipSync } from 'fflate';
import { sql, type SqlBool } from 'kysely';
import { MOST_ZIPPED_DAYS } from '@balcao/contract/file-exchange/return-calls';
import type { CnabLayout } from '@balcao/contract/shared/cnab/bank';
import { fileBytes, fileOf } from '@balcao/contract/shared/cnab/lines';
import { OCCURRENCES } from '@balcao/contract/shared/cnab/occurrences';
import { returnLines } from '@balcao/contract/shared/cnab/return';
import type { Selectable } from 'kysely';
import type { Ctx, FileAnswer } from '../../core/area';
import { addDays, diffDays, isRealDay } from '../../core/calendar';
import type { Database, Db } from '../../core/database';
import { listOf } from '../../core/list';
import { fieldProblem, Problem, refuseFields } from '../../core/problem';
import { findRow } from '../../core/rows';
import './tables';

export type StoredFile = Selectable<Database['cnab_return_files']>;

interface Filter {
  day?: { from?: string; to?: string };
}

export const nameOf = ({ number, day }: Pick<StoredFile, 'number' | 'day'>): string =>
  `retorno-${String(number).padStart(6, '0')}-${day}.ret`;

const dayFaults = (day: Filter['day'], at: string) =>
  (['from', 'to'] as const).flatMap((side) =>
    day?.[side] && !isRealDay(day[side]) ? [{ field: `${at}${side}`, message: 'Informe uma data válida' }] : [],
  );

const labels: Record<string, string> = OCCURRENCES;

export const returnFiles = listOf({
  from: 'cnab_return_files',
  columns: ['number', 'day', 'movements', 'value', 'parts', 'created_at'],
  where: ({ day }: Filter) => [
    day?.from ? sql<SqlBool>`day >= ${day.from}::date` : null,
    day?.to ? sql<SqlBool>`day <= ${day.to}::date` : null,
  ],
  faults: ({ day }: Filter) => dayFaults(day, 'day.'),
  order: { day: ['day', 'desc'], movements: ['movements', 'desc'], value: ['value', 'desc'] },
  sums: { movements: sql<number>`movements`, value: sql<number>`value` },
  item: (row) => ({
    ...row,
    name: nameOf(row),
    parts: row.parts.map((part) => ({ ...part, label: labels[part.code] ?? part.code })),
    created_at: row.created_at.toISOString(),
  }),
});

/** The bytes of a file: only what was stored when its day was closed goes into it, so they are the same whenever it is made. */
export async function bytesOf(db: Db, file: StoredFile, layout: CnabLayout): Promise<Buffer> {
  const rows = await db
    .selectFrom('cnab_return_movements')
    .selectAll()
    .where('account_id', '=', file.account_id)
    .where('file_id', '=', file.id)
    .orderBy('id')
    .execute();
  const movements = rows.map((row) => ({
    ...row,
    ourNumber: row.our_number,
    ourDigit: row.our_digit,
    documentNumber: row.document_number,
    companyId: row.company_id,
    occurredOn: row.occurred_on,
    creditOn: row.credit_on,
  }));
  return Buffer.from(fileBytes(fileOf(returnLines(layout, file.owner, movements))));
}

/** A return file. @throws Problem 404 where the account has no such file */
export async function returnFile(ctx: Ctx, id: number, layout: CnabLayout): Promise<FileAnswer> {
  const file = await findRow(ctx.db, 'cnab_return_files', ctx.accountId, id);
  return { name: nameOf(file), bytes: await bytesOf(ctx.db, file, layout) };
}

/** Most movements that are put into one ZIP. */
const MOST_MOVEMENTS = 100_000;

/** The files of several days as a ZIP. @throws Problem 422 where the days are too many, or hold nothing */
export async function zippedFiles(
  ctx: Ctx,
  { layout, from, to }: { layout: CnabLayout; from: string; to: string },
): Promise<FileAnswer> {
  refuseFields(dayFaults({ from, to }, ''));
  if (diffDays(from, to) < 0 || addDays(from, MOST_ZIPPED_DAYS - 1) < to)
    throw fieldProblem('to', `Escolha um período de até ${MOST_ZIPPED_DAYS} dias`);
  const files = await ctx.db
    .selectFrom('cnab_return_files')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where(sql<boolean>`day between ${from}::date and ${to}::date`)
    .orderBy('day')
    .execute();
  if (!files.length) throw new Problem(422, 'nothing', 'Não há arquivos de retorno neste período.');
  if (files.reduce((sum, { movements }) => sum + movements, 0) > MOST_MOVEMENTS)
    throw fieldProblem('to', 'Há movimentos demais neste período: escolha menos dias');
  const parts: Record<string, [Uint8Array, { mtime: Date }]> = {};
  for (const file of files) parts[nameOf(file)] = [await bytesOf(ctx.db, file, layout), { mtime: file.created_at }];
  return { name: `retornos-${from}-a-${to}.zip`, bytes: Buffer.from(zipSync(parts)) };
}
