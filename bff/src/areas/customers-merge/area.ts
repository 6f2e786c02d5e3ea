import { calls } from '@balcao/contract/customers-merge';
import { chargeAudience } from '@balcao/contract/shared/charge-permissions';
import { defineArea } from '../../core/area';
import { fieldProblem, notFound, Problem } from '../../core/problem';
import { chargesByCustomer, openByCustomer } from '../charges/service';
import { checkedCustomer, customersByIds, mergeCustomers } from '../customers/service';
import { findDuplicates } from './repository';

export default defineArea({
  calls,
  handlers: {
    'POST /customers/duplicates': (ctx, { body }) => findDuplicates(ctx.db, ctx.accountId, body),

    'POST /customers/merge/preview': async (ctx, { body }) => {
      const customers = await customersByIds(ctx.db, ctx.accountId, body.ids);
      if (customers.length < body.ids.length) throw notFound();
      const open = await openByCustomer(ctx.db, ctx.accountId, body.ids);
      const charges = await chargesByCustomer(ctx.db, ctx.accountId, body.ids);
      return {
        customers: customers.map((customer) => ({
          ...customer,
          charges: charges.get(customer.id) ?? 0,
          openCharges: open(customer.id).count,
          openValue: open(customer.id).value,
        })),
      };
    },

    'POST /customers/merge': async (ctx, { body }) => {
      if (!body.ids.includes(body.keep)) throw fieldProblem('keep', 'Escolha um dos clientes para ficar');
      const customers = await customersByIds(ctx.trx(), ctx.accountId, body.ids, true);
      const survivor = customers.find((customer) => customer.id === body.keep);
      if (!survivor || customers.length < body.ids.length) throw notFound();
      const changed =
        body.updated_at &&
        customers.find(
          ({ id, updated_at }) => Date.parse(body.updated_at![body.ids.indexOf(id)] ?? '') !== Date.parse(updated_at),
        );
      if (changed)
        throw new Problem(
          409,
          'changed',
          `O cadastro de ${changed.name} foi alterado por outra pessoa enquanto você escolhia. Confira os dados e una de novo.`,
        );
      const { document, personType } = survivor;
      const customer = await checkedCustomer(ctx, {
        ...body.customer,
        birthday: personType === 'F' ? body.customer.birthday : null,
        document,
        personType,
      });
      const gone = body.ids.filter((id) => id !== body.keep);
      const merged = await mergeCustomers(ctx.trx(), ctx.accountId, {
        survivor: body.keep,
        gone,
        customer,
        at: ctx.now,
      });
      ctx.live('customers', 'deleted', gone);
      ctx.live('customers', 'updated', [body.keep]);
      ctx.live('charges', 'updated', [], chargeAudience());
      return merged;
    },
  },
});
