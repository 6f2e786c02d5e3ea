import { calls } from '@balcao/contract/charge-items';
import { defineArea } from '../../core/area';
import { catalogue, deleteItem, findItem, insertItem, pricesOf, updateItem } from './repository';

export default defineArea({
  calls,
  handlers: {
    'POST /charge-items/search': catalogue.list,
    'GET /charge-items/{id}': (ctx, { params }) => findItem(ctx.db, ctx.accountId, params.id),
    'GET /charge-items/{id}/prices': (ctx, { params, query }) => pricesOf(ctx, params.id, query),
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
