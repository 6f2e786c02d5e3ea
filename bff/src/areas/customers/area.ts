import { calls, type Customer, type CustomerInput } from '@balcao/contract/customers';
import { defineArea, type Ctx } from '../../core/area';
import { notFound, refuseFields } from '../../core/problem';
import { rowResults } from '../../core/row-results';
import { searchText } from '../../core/search-text';
import { customerCharges, customerStatistics, openByDocument } from '../charges/service';
import { deleteCustomers, findCustomer, insertCustomer, insertGroup, knowsDocument, listGroups, searchCustomers, updateCustomer } from './repository';
import { customerFaults, normalizeCustomer } from './rules';

async function checked(ctx: Ctx, input: CustomerInput): Promise<CustomerInput> {
  const account = await ctx.db.selectFrom('accounts').select('document').where('id', '=', ctx.accountId).executeTakeFirstOrThrow();
  const groups = await listGroups(ctx.db, ctx.accountId);
  const customer = normalizeCustomer(input);
  refuseFields(customerFaults(customer, { accountDocument: account.document, groupIds: new Set(groups.map((g) => g.id)), today: ctx.today }));
  return customer;
}

async function shown(ctx: Ctx, id: number): Promise<Customer> {
  const customer = await findCustomer(ctx.db, ctx.accountId, id);
  if (!customer) throw notFound();
  return customer;
}

async function refuseUnknown(ctx: Ctx, document: string): Promise<void> {
  if (!(await knowsDocument(ctx.db, ctx.accountId, document))) throw notFound();
}

export default defineArea({
  calls,
  handlers: {
    'GET /groups': async (ctx, { query }) => {
      const { q, _sort: sort, _order: order, _start: start = 0, _end: end } = query;
      const wanted = searchText(q);
      const found = (await listGroups(ctx.db, ctx.accountId)).filter((group) => searchText(group.name).includes(wanted));
      const sorted = sort === 'id' ? found.toSorted((a, b) => a.id - b.id) : found;
      ctx.reply.header('x-total-count', String(found.length));
      return (order?.toLowerCase() === 'desc' ? sorted.toReversed() : sorted).slice(start, end);
    },

    'POST /groups': async (ctx, { body }) => {
      const name = body.name.trim();
      if (!name) refuseFields([{ field: 'name', message: 'Preenchimento obrigatório' }]);
      const group = await insertGroup(ctx.trx(), ctx.accountId, name);
      ctx.live('groups', 'created', [group.id]);
      return group;
    },

    'POST /customers/search': async (ctx, { body }) => {
      const { items, total } = await searchCustomers(ctx.db, ctx.accountId, body);
      const open = await openByDocument(ctx.db, ctx.accountId, items.map((row) => row.document));
      return {
        items: items.map((row) => ({ ...row, openCharges: open.get(row.document)?.count ?? 0, openValue: open.get(row.document)?.value ?? 0 })),
        total,
      };
    },

    'GET /customer/{id}': (ctx, { params }) => shown(ctx, params.id),

    'POST /customer': async (ctx, { body }) => {
      const id = await insertCustomer(ctx.trx(), ctx.accountId, await checked(ctx, body), ctx.now);
      ctx.live('customers', 'created', [id]);
      return shown(ctx, id);
    },

    'PUT /customer/{id}': async (ctx, { params, body }) => {
      await shown(ctx, params.id);
      const changed = await updateCustomer(ctx.trx(), ctx.accountId, params.id, await checked(ctx, body), ctx.now);
      if (!changed) throw notFound();
      ctx.live('customers', 'updated', [params.id]);
      return shown(ctx, params.id);
    },

    'PUT /customers': async (ctx, { body }) => {
      const gone = await deleteCustomers(ctx.trx(), ctx.accountId, body.ids, ctx.now);
      if (gone.size) ctx.live('customers', 'deleted', [...gone]);
      return rowResults(body.ids, (id) => (gone.has(id) ? null : 'Cliente não encontrado'));
    },

    'GET /customers/{document}/statistics': async (ctx, { params }) => {
      await refuseUnknown(ctx, params.document);
      return customerStatistics(ctx.db, ctx.accountId, params.document, ctx.today);
    },

    'GET /customers/{document}/transactions': async (ctx, { params, query }) => {
      await refuseUnknown(ctx, params.document);
      return customerCharges(ctx.db, ctx.accountId, params.document, { page: query.page ?? 1, size: query.size ?? 15 });
    },
  },
});
