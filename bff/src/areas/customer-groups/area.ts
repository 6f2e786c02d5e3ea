import { calls } from '@balcao/contract/customer-groups';
import { defineArea } from '../../core/area';
import { cleanName } from '../../core/clean-name';
import { fieldProblem, notFound } from '../../core/problem';
import { searchText } from '../../core/search-text';
import { groupSizes, leaveGroup } from '../customers/service';
import { deleteGroup, insertGroup, renameGroup } from './repository';
import { listGroups } from './service';

/** A group's name without superfluous spaces. @throws Problem 422 at 'name' where it is blank. */
function checkedName(text: string): string {
  const name = cleanName(text);
  if (!name) throw fieldProblem('name', 'Preenchimento obrigatório');
  return name;
}

export default defineArea({
  calls,
  handlers: {
    'GET /groups': async (ctx, { query }) => {
      const { q, _sort: sort, _order: order, _start: start = 0, _end: end } = query;
      const wanted = searchText(q);
      const groups = (await listGroups(ctx.db, ctx.accountId)).filter((group) =>
        searchText(group.name).includes(wanted),
      );
      const sorted = sort === 'id' ? groups.toSorted((a, b) => a.id - b.id) : groups;
      ctx.reply.header('x-total-count', String(groups.length));
      return (order?.toLowerCase() === 'desc' ? sorted.toReversed() : sorted).slice(start, end);
    },

    'GET /groups/sizes': (ctx) => groupSizes(ctx.db, ctx.accountId),

    'POST /groups': async (ctx, { body }) => {
      const group = await insertGroup(ctx.trx(), ctx.accountId, checkedName(body.name));
      ctx.live('groups', 'created', [group.id]);
      return group;
    },

    'PATCH /groups/{id}': async (ctx, { params, body }) => {
      const group = await renameGroup(ctx.trx(), ctx.accountId, params.id, checkedName(body.name));
      if (!group) throw notFound();
      ctx.live('groups', 'updated', [group.id]);
      return group;
    },

    'DELETE /groups/{id}': async (ctx, { params }) => {
      if (!(await deleteGroup(ctx.trx(), ctx.accountId, params.id))) throw notFound();
      await leaveGroup(ctx.trx(), ctx.accountId, params.id, ctx.now);
      ctx.live('groups', 'deleted', [params.id]);
    },
  },
});
