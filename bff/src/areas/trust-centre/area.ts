import { ACCESS_KINDS, calls } from '@balcao/contract/trust-centre';
import { defineArea, type Ctx } from '../../core/area';
import { endDelivery, listDeliveries } from './deliveries';
import { events, eventsExport } from './events';
import { kindOf } from './kinds';

/** The last hash of the account's audit chain; a copy stored elsewhere proves later that no earlier entry was changed. Null: no entries. */
async function sealOf(ctx: Ctx) {
  const chain = await ctx.db
    .selectFrom('audit_chains')
    .select(['entries', 'hash'])
    .where('account_id', '=', ctx.accountId)
    .where('entries', '>', 0)
    .executeTakeFirst();
  return chain ? { account: ctx.accountId, entries: chain.entries, hash: chain.hash.toString('hex') } : null;
}

export default defineArea({
  calls,
  jobs: [eventsExport.job],
  handlers: {
    'POST /trust-centre/search': events.list,
    'POST /trust-centre/totals': async (ctx, { body }) => {
      events.check(body);
      const totals = await events.totalsBy(ctx, body, 'action');
      const kinds = ACCESS_KINDS.map((kind) => ({
        kind,
        count: totals.filter(({ action }) => kindOf(action) === kind).reduce((all, { count }) => all + count, 0),
      }));
      return { kinds, seal: await sealOf(ctx) };
    },
    'GET /trust-centre/deliveries': async (ctx) => ({ items: await listDeliveries(ctx) }),
    'DELETE /trust-centre/deliveries/{kind}/{id}': (ctx, { params }) => endDelivery(ctx, params.kind, params.id),
    'POST /trust-centre/export': (ctx, { body }) => eventsExport.start(ctx, body),
  },
});
