import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import type { Ctx } from '../../../core/area';
import { isRealDay } from '../../../core/calendar';
import { enqueue } from '../../../core/jobs';
import { Problem, refuseFields } from '../../../core/problem';
import { SPREADSHEET_TYPES } from '../../../core/spreadsheet';
import '../tables';
import { conciliationJob } from './make';
import { RECORD_TYPES, type Extra, type RecordType } from './rules';

const closed = { additionalProperties: false } as const;

/** A day and the records of it that are asked for (public-api-schemas.json, CreateReportBodySchema). */
export const REPORT_BODY = Type.Object(
  {
    dataMovimento: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'yyyy-mm-dd' }),
    tipoRegistros: Type.Object(
      Object.fromEntries(RECORD_TYPES.map((type) => [type, Type.Optional(Type.Boolean())])),
      closed,
    ),
    dadosAdicionais: Type.Optional(
      Type.Object(
        {
          pixRecebido: Type.Array(Type.Unsafe<'nome'>({ type: 'string', enum: ['nome'] }), { maxItems: 1 }),
          pixEnviadoChave: Type.Array(
            Type.Unsafe<'nome' | 'documento'>({ type: 'string', enum: ['nome', 'documento'] }),
            { minItems: 1, maxItems: 2 },
          ),
        },
        closed,
      ),
    ),
  },
  closed,
);

export interface ReportAsked {
  dataMovimento: string;
  tipoRegistros: Partial<Record<RecordType, boolean>>;
  dadosAdicionais?: Extra;
}

const STATUSES = { waiting: 'AGUARDANDO_PROCESSAMENTO', running: 'EM_PROCESSAMENTO', done: 'CONCLUIDO' } as const;

const toDto = ({ id, created_at, status }: { id: string; created_at: Date; status: keyof typeof STATUSES }) => ({
  id,
  dataSolicitacao: created_at.toISOString(),
  status: STATUSES[status],
});

/** Asks for a report. @throws Problem 422 at its day, or where no record is asked for */
export async function startConciliation(ctx: Ctx, { dataMovimento: day, tipoRegistros, dadosAdicionais }: ReportAsked) {
  const types = RECORD_TYPES.filter((type) => tipoRegistros[type]);
  const dayFault = !isRealDay(day)
    ? 'Informe uma data que exista.'
    : day > ctx.today
      ? 'A data do movimento não pode ser depois de hoje.'
      : null;
  refuseFields([
    ...(dayFault ? [{ field: 'dataMovimento', message: dayFault }] : []),
    ...(types.length ? [] : [{ field: 'tipoRegistros', message: 'Peça ao menos um tipo de registro.' }]),
  ]);
  const row = { id: randomUUID(), created_at: ctx.now, status: 'waiting' as const };
  const extra: Extra = dadosAdicionais ?? { pixRecebido: [], pixEnviadoChave: [] };
  await ctx
    .trx()
    .insertInto('conciliation_reports')
    .values({
      ...row,
      account_id: ctx.accountId,
      day,
      types: JSON.stringify(types) as never,
      extra: JSON.stringify(extra) as never,
    })
    .execute();
  await enqueue(ctx.trx(), ctx, conciliationJob, { accountId: ctx.accountId, id: row.id, after: null });
  ctx.noted({ about: day });
  return toDto(row);
}

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** How far a report is, and its file once it is made. @throws Problem 404 */
export async function showConciliation(ctx: Ctx, id: string) {
  const row = UUID.test(id)
    ? await ctx.db
        .selectFrom('conciliation_reports')
        .select(['id', 'created_at', 'status', 'file'])
        .where('account_id', '=', ctx.accountId)
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (!row) throw new Problem(404, 'relatorio_nao_encontrado', 'Nenhum relatório encontrado para o id informado.');
  if (row.status !== 'done') return { body: toDto(row) };
  return { body: Buffer.from(row.file).toString('utf8'), type: SPREADSHEET_TYPES.csv };
}
