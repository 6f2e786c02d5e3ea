import { calls } from '@balcao/contract/custom-messages';
import { defineArea } from '../../core/area';
import { createTemplate, deleteTemplate, listTemplates } from './repository';

export default defineArea({
  calls,
  handlers: {
    'GET /custom-messages/templates': (ctx, { query }) => listTemplates(ctx.db, ctx.accountId, query.type),
    'POST /custom-messages': async (ctx, { body }) => {
      const template = await createTemplate(ctx, body);
      ctx.live('custom-messages', 'created', [template.id]);
      return template;
    },
    'DELETE /custom-messages/templates/{id}': async (ctx, { params }) => {
      await deleteTemplate(ctx, params.id);
      ctx.live('custom-messages', 'deleted', [params.id]);
    },
  },
});
