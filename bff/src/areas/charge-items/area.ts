import { calls } from '@balcao/contract/charge-items';
import { defineArea } from '../../core/area';
import { deleteItem, findItem, insertItem, pricesOf, searchItems, updateItem } from './repository';

export default defineArea({
  calls,
  handlers: {
    'POST /charge-items/search': (ctx, { body }) => searchItems(ctx.db, ctx.accountId, body),
    'GET /charge-items/{id}': (ctx, { params }) => findItem(ctx.db, ctx.accountId, params.id),
    'GET /charge-items/{id}/prices': (ctx, { params, query }) => pricesOf(ctx.db, ctx.accountId, params.id, query),
    'POST /charge-items': async (ctx, { body }) => {
      const item = await insertItem(ctx, body);
      ctx.live('charge-items', 'created', [item.id]);
      return item;
    },
    'PUT /charge-items/{id}': async (ctx, { params, body }) => {
      const item = await updateItem(ctx, params.id, body);
      ctx.live('charge-items', 'updated', [item.id]);
      return item;
    },
    'DELETE /charge-items/{id}': async (ctx, { params }) => {
      await deleteItem(ctx, params.id);
      ctx.live('charge-items', 'deleted', [params.id]);
    },
  },
});
