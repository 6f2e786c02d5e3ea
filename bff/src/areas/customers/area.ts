import { calls, type Customer } from '@balcao/contract/customers';
import { defineArea, type Ctx } from '../../core/area';
import { notFound, Problem } from '../../core/problem';
import { rowResults } from '../../core/row-results';
import { customerSubscriptions } from '../../kits/charging/customer-subscriptions';
import { customerCharges, customerStatistics, openByCustomer } from '../charges/service';
import { customerCharged, takeBack } from './charged';
import { checkedInGroups } from './checked';
import { customersExport } from './export';
import { customers } from './list';
import { deleteCustomers, findCustomer, findCustomers, insertCustomer, updateCustomer } from './repository';
import { isSame } from './rules';

async function showCustomer(ctx: Ctx, id: number): Promise<Customer> {
  const customer = await findCustomer(ctx.db, ctx.accountId, id);
  if (!customer) throw notFound();
  return customer;
}

/** The customer with a document. @throws Problem 404 where the account never had one with it. */
async function charged(ctx: Ctx, document: string): Promise<number> {
  const id = await customerCharged(ctx.db, ctx.accountId, document);
  if (id === undefined) throw notFound();
  return id;
}

export default defineArea({
  calls,
  jobs: [customersExport.job],
  handlers: {
    'POST /customers/search': customers.list,
    'POST /customers/ids': customers.ids,
    'GET /customer/{id}': (ctx, { params }) => showCustomer(ctx, params.id),

    'POST /customer': async (ctx, { body: { newGroups, ...input } }) => {
      const id = await insertCustomer(ctx.trx(), ctx.accountId, await checkedInGroups(ctx, input, newGroups), ctx.now);
      ctx.live('customers', 'created', [id]);
      return showCustomer(ctx, id);
    },

    'PUT /customer/{id}': async (ctx, { params, body: { updated_at: readAt, newGroups, ...input } }) => {
      const [held] = await findCustomers(ctx.trx(), ctx.accountId, [params.id], true);
      if (!held) throw notFound();
      const changed = readAt && Date.parse(readAt) !== Date.parse(held.updated_at);
      // the customer already is as asked for: the call was done before, and its answer was lost
      if (changed && !newGroups?.length && isSame(held, input)) return held;
      if (changed)
        throw new Problem(
          409,
          'changed',
          'Este cliente foi alterado por outra pessoa enquanto você editava. Confira os dados e salve de novo.',
        );
      const customer = await checkedInGroups(ctx, input, newGroups);
      await updateCustomer(ctx.trx(), ctx.accountId, params.id, customer, ctx.now);
      if (customer.document !== held.document) await takeBack(ctx.trx(), ctx.accountId, [customer.document]);
      ctx.live('customers', 'updated', [params.id]);
      return showCustomer(ctx, params.id);
    },

    'PUT /customers': async (ctx, { body }) => {
      const gone = await deleteCustomers(ctx.trx(), ctx.accountId, body.ids, ctx.now);
      if (gone.size) ctx.live('customers', 'deleted', [...gone]);
      return rowResults(body.ids, (id) => (gone.has(id) ? null : 'Cliente não encontrado'));
    },

    'POST /customers/open-charges': async (ctx, { body }) => {
      const customers = await findCustomers(ctx.db, ctx.accountId, body.ids);
      const open = await openByCustomer(
        ctx.db,
        ctx.accountId,
        customers.map(({ id }) => id),
      );
      const owed = customers.map(({ id }) => open(id));
      return {
        customers: customers.length,
        owing: owed.filter(({ count }) => count > 0).length,
        charges: owed.reduce((sum, { count }) => sum + count, 0),
        value: owed.reduce((sum, { value }) => sum + value, 0),
      };
    },

    'POST /customers/export': (ctx, { body }) => customersExport.start(ctx, body),

    'GET /customers/{document}/statistics': async (ctx, { params }) =>
      customerStatistics(ctx.db, ctx.accountId, await charged(ctx, params.document), ctx.today),

    'GET /customers/{document}/transactions': async (ctx, { params, query }) =>
      customerCharges(ctx.db, ctx.accountId, await charged(ctx, params.document), {
        page: query.page ?? 1,
        size: query.size ?? 15,
      }),

    'GET /customers/{document}/subscriptions': async (ctx, { params, query }) =>
      customerSubscriptions(ctx.db, ctx.accountId, await charged(ctx, params.document), {
        page: query.page ?? 1,
        size: query.size ?? 15,
      }),
  },
});
