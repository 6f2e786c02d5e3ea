import { calls } from '@balcao/contract/grid-views';
import { defineArea } from '../../core/area';
import { changeView, forgetView, listViews, saveView } from './views';

export default defineArea({
  calls,
  handlers: {
    'GET /grid-views': (ctx, { query }) => listViews(ctx, query.grid),
    'POST /grid-views': (ctx, { body }) => saveView(ctx, body),
    'PUT /grid-views/{id}': (ctx, { params, body }) => changeView(ctx, params.id, body),
    'DELETE /grid-views/{id}': (ctx, { params }) => forgetView(ctx, params.id),
  },
});
