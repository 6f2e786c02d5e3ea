import { sql, type SelectQueryBuilder } from 'kysely';
import type { Body } from '@balcao/contract/core/registry';
import { calls } from '@balcao/contract/receipts';
import { defineArea, type Ctx } from '../../core/area';
import { addDays, isRealDay } from '../../core/calendar';
import type { Database } from '../../core/database';
import { fieldProblem, notFound } from '../../core/problem';
import { operationAnswer } from '../../kits/money/answer';
import '../../kits/money/tables';
import { receiptPdf } from './paper';
import { receiptsZip, showReceipt, showReceipts } from './show';
import { verifyReceipt } from './verify';

type Query<O> = SelectQueryBuilder<Database, 'money_operations', O>;

export default defineArea({
  calls,
  handlers: {
    'POST /receipts/search': async (ctx, { body }) => {
      const { page = 1, size = 15, order = 'created_at', asc = false } = body;
      const rows = await narrowed(own(ctx).selectAll(), body)
        .orderBy(order, asc ? 'asc' : 'desc')
        .orderBy('id', asc ? 'asc' : 'desc')
        .limit(size)
        .offset((page - 1) * size)
        .execute();
      const { total } = await narrowed(
        own(ctx).select(sql<number>`count(*)`.as('total')),
        body,
      ).executeTakeFirstOrThrow();
      return { items: rows.map(operationAnswer), total };
    },
    'GET /receipts/{id}': (ctx, { params }) => showReceipt(ctx, params.id),
    'GET /receipts/{id}/pdf': async (ctx, { params }) => {
      const receipt = await showReceipt(ctx, params.id);
      return { name: `comprovante-${receipt.protocol}.pdf`, bytes: await receiptPdf(receipt) };
    },
    'POST /receipts/pdf': async (ctx, { body }) => {
      const [first, ...more] = await showReceipts(ctx, body.ids);
      if (!first) throw notFound();
      return { name: 'comprovantes.pdf', bytes: await receiptPdf(first, ...more) };
    },
    'POST /receipts/zip': async (ctx, { body }) => ({
      name: 'comprovantes.zip',
      bytes: await receiptsZip(await showReceipts(ctx, body.ids)),
    }),
    'POST /receipts/verify': verifyReceipt,
  },
});

const own = (ctx: Ctx) => ctx.db.selectFrom('money_operations').where('account_id', '=', ctx.accountId);

function narrowed<O>(query: Query<O>, { text, state, day = {}, value = {} }: Body<'POST /receipts/search'>): Query<O> {
  for (const [end, at] of Object.entries(day))
    if (!isRealDay(at)) throw fieldProblem(`day.${end}`, 'Informe uma data que exista.');
  let narrow = query;
  const words = text?.trim();
  if (words) {
    const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
    const digits = words.replace(/[\s./-]/g, '');
    narrow = narrow.where(
      sql<boolean>`(counterpart ->> 'name' ilike ${like} or description ilike ${like} or protocol = ${words}
        or (${digits} <> '' and counterpart ->> 'document' = ${digits}))`,
    );
  }
  if (state) narrow = narrow.where('state', '=', state);
  if (day.from) narrow = narrow.where('created_at', '>=', new Date(`${day.from}T00:00:00-03:00`));
  if (day.to) narrow = narrow.where('created_at', '<', new Date(`${addDays(day.to, 1)}T00:00:00-03:00`));
  if (value.min !== undefined) narrow = narrow.where('amount', '>=', value.min);
  if (value.max !== undefined) narrow = narrow.where('amount', '<=', value.max);
  return narrow;
}
