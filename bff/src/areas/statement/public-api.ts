import { definePublicApi } from '../../core/public-api';
import { REPORT_BODY, showConciliation, startConciliation, type ReportAsked } from './conciliation/reports';

const permission = 'statement:releases';

/** A day's movements for the conciliation of an application. */
export default definePublicApi({
  api: 'pix',
  endpoints: [
    {
      permission,
      write: true,
      method: 'POST',
      scope: 'gn.reports.write',
      path: '/v2/gn/relatorios/extrato-conciliacao',
      summary: 'Solicitar um extrato de conciliação',
      audit: 'statement.conciliation',
      body: REPORT_BODY,
      handle: async (ctx, { body }) => ({ status: 202, body: await startConciliation(ctx, body as ReportAsked) }),
    },
    {
      permission,
      method: 'GET',
      scope: 'gn.reports.read',
      path: '/v2/gn/relatorios/:id',
      summary: 'Consultar ou baixar um relatório',
      handle: (ctx, { params }) => showConciliation(ctx, params['id']!),
    },
  ],
});
