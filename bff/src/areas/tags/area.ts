import { calls } from '@balcao/contract/tags';
import { defineArea } from '../../core/area';
import { rowResults } from '../../core/row-results';
import { createTag, hideTags, listTags, updateTag } from './service';

export default defineArea({
  calls,
  handlers: {
    'GET /tags': (ctx, { query }) => listTags(ctx.db, ctx.accountId, query.showHidden ?? false),
    'POST /tag': async (ctx, { body }) => {
      const tag = await createTag(ctx.trx(), ctx.accountId, body);
      ctx.live('tags', 'created', [tag.id]);
      return tag;
    },
    'PUT /tag/{id}': async (ctx, { params, body }) => {
      const tag = await updateTag(ctx.trx(), ctx.accountId, params.id, body);
      ctx.live('tags', 'updated', [tag.id]);
      return tag;
    },
    'PUT /tag': async (ctx, { body }) => {
      const known = await hideTags(ctx.trx(), ctx.accountId, body.ids, body.hidden);
      if (known.size) ctx.live('tags', 'updated', [...known]);
      return rowResults(body.ids, (id) => (known.has(id) ? null : 'Etiqueta não encontrada'));
    },
  },
});
