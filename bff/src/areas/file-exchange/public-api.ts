import { definePublicApi } from '../../core/public-api';
import { downloadStatementFile, listStatementFiles } from './statement-files';
import { addSchedule, changeSchedule, CHANGE_BODY, listSchedules, SCHEDULE_BODY } from './statement-schedules';

const permission = 'statement';
const read = { permission, method: 'GET', scope: 'gn.cnab-statement.statement.read' } as const;
const change = { permission, scope: 'gn.cnab-statement.statement.write', write: true } as const;

/** Statements in CNAB 240, made of the same entries as the portal's (public-api-endpoints.json, group statement-cnab). */
export default definePublicApi({
  api: 'extratos',
  endpoints: [
    {
      ...read,
      path: '/v1/extrato-cnab/arquivos',
      summary: 'Listar arquivos de extrato CNAB',
      handle: async (ctx) => ({ body: await listStatementFiles(ctx) }),
    },
    {
      ...read,
      path: '/v1/extrato-cnab/download/:nome_arquivo',
      summary: 'Baixar um arquivo de extrato CNAB',
      handle: (ctx, { params }) => downloadStatementFile(ctx, params['nome_arquivo']!),
    },
    {
      ...read,
      path: '/v1/extrato-cnab/agendamentos',
      summary: 'Listar agendamentos de extrato CNAB',
      handle: async (ctx) => ({ body: await listSchedules(ctx) }),
    },
    {
      ...change,
      method: 'POST',
      path: '/v1/extrato-cnab/agendar',
      summary: 'Agendar arquivos de extrato CNAB',
      audit: 'statement.schedule-cnab',
      body: SCHEDULE_BODY,
      handle: (ctx, { body }) => addSchedule(ctx, body as never),
    },
    {
      ...change,
      method: 'PATCH',
      path: '/v1/extrato-cnab/agendar/:identificador',
      summary: 'Alterar um agendamento de extrato CNAB',
      audit: 'statement.change-schedule-cnab',
      body: CHANGE_BODY,
      handle: (ctx, { params, body }) => changeSchedule(ctx, params['identificador']!, body as never),
    },
  ],
});
