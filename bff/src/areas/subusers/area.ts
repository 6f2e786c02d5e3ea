import { calls } from '@balcao/contract/subusers';
import { defineArea } from '../../core/area';
import { acceptInvitation, readInvitation } from './accept';
import { catalogue } from './catalogue';
import { invite, resend, validated, withdraw } from './invite';
import { logExport, logOf, searchLog } from './log';
import { disable, editAccess, enable, remove } from './manage';
import { changeTemplate, deleteTemplate, listTemplates, saveTemplate } from './templates';
import { listPeople, overview, subuserDetail } from './people';

export default defineArea({
  calls,
  jobs: [logExport.job],
  handlers: {
    'GET /subusers': overview,
    'POST /v2/subusers/{status}': (ctx, { params, body }) => listPeople(ctx, { ...body, ...params }),
    'GET /permissions/catalogue': catalogue,
    'GET /subuser-templates': listTemplates,
    'POST /subuser-templates': (ctx, { body }) => saveTemplate(ctx, body),
    'PUT /subuser-templates/{id}': (ctx, { params, body }) => changeTemplate(ctx, params.id, body),
    'DELETE /subuser-templates/{id}': (ctx, { params }) => deleteTemplate(ctx, params.id),
    'POST /subuser/validate': (ctx, { body }) => validated(ctx, body),
    'POST /subuser': (ctx, { body }) => invite(ctx, body),
    'POST /subuser/signature': (ctx, { body }) => invite(ctx, body),
    'POST /v3/subuser/security': (ctx, { body }) => invite(ctx, body),
    'POST /subuser/pending/resend': (ctx, { body }) => resend(ctx, body),
    'DELETE /subuser/pending': (ctx, { query }) => withdraw(ctx, query),
    'PUT /subuser/{id}/enabled': (ctx, { params }) => enable(ctx, params.id),
    'PUT /subuser/{id}/disabled': (ctx, { params }) => disable(ctx, params.id),
    'DELETE /subuser/{id}': (ctx, { params }) => remove(ctx, params.id),
    'GET /subuser/{id}': (ctx, { params }) => subuserDetail(ctx, params.id),
    'PUT /subusers/signature/{id}': (ctx, { params, body }) => editAccess(ctx, params.id, body),
    'GET /subuser/{id}/logs': (ctx, { params, query }) => logOf(ctx, params.id, query),
    'POST /account-logs/search': searchLog,
    'POST /account-logs/export': (ctx, { body }) => logExport.start(ctx, body),
    'POST /subuser/invitation': (ctx, { body }) => readInvitation(ctx, body.token),
    'POST /subuser/invitation/accept': (ctx, { body }) => acceptInvitation(ctx, body),
  },
});
