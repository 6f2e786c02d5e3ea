import { sql } from 'kysely';
import type { Body } from '@balcao/contract/core/registry';
import { calls } from '@balcao/contract/scheduled-payments';
import { SCHEDULED_STATUSES } from '@balcao/contract/shared/scheduled-status';
import { defineArea, type Ctx } from '../../core/area';
import { addDays } from '../../core/calendar';
import { notFound, Problem } from '../../core/problem';
import { operationAnswer, operationNoted } from '../../kits/money/answer';
import type { Operation } from '../../kits/money/kind';
import { kindNamed } from '../../kits/money/kinds';
import { moneyOf } from '../../kits/money/money';
import '../../kits/money/tables';
import { balanceOf } from '../../ledger/ledger';

const WEEK = 7;

const own = (ctx: Pick<Ctx, 'db' | 'accountId'>) =>
  ctx.db.selectFrom('money_operations').where('account_id', '=', ctx.accountId);
const waiting = (ctx: Pick<Ctx, 'db' | 'accountId'>) => own(ctx).where('state', '=', 'scheduled');

/** It waited for a later day than it was asked for on, or is one of a series. */
const waited = sql<boolean>`(state = 'scheduled' or series is not null
  or scheduled_for > (created_at at time zone 'America/Sao_Paulo')::date)`;

function narrowed(ctx: Ctx, { text, kind, status = 'scheduled' }: Body<'POST /scheduled-payments/search'>) {
  const words = text?.trim();
  const like = words && `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return own(ctx)
    .where('state', 'in', [...SCHEDULED_STATUSES[status]])
    .where(waited)
    .$if(kind !== undefined, (q) => q.where('kind', '=', kind!))
    .$if(!!like, (q) =>
      q.where(sql<boolean>`(counterpart ->> 'name' ilike ${like} or description ilike ${like} or protocol = ${words})`),
    );
}

export default defineArea({
  calls,
  handlers: {
    'POST /scheduled-payments/search': async (ctx, { body }) => {
      const { page = 1, size = 15, order = 'scheduled_for', asc = true } = body;
      const rows = await narrowed(ctx, body)
        .selectAll()
        .orderBy(order, asc ? 'asc' : 'desc')
        .orderBy('id', asc ? 'asc' : 'desc')
        .limit(size)
        .offset((page - 1) * size)
        .execute();
      const { total } = await narrowed(ctx, body)
        .select(sql<number>`count(*)`.as('total'))
        .executeTakeFirstOrThrow();
      return { items: rows.map(toDto), total };
    },
    'GET /scheduled-payments/totals': async (ctx) => {
      const until = addDays(ctx.today, WEEK);
      const row = await waiting(ctx)
        .select([
          sql<number>`count(*)`.as('count'),
          sql<number>`coalesce(sum(amount + fee), 0)::bigint`.as('amount'),
          sql<number>`count(*) filter (where scheduled_for <= ${until}::date)`.as('soon'),
          sql<number>`coalesce(sum(amount + fee) filter (where scheduled_for <= ${until}::date), 0)::bigint`.as(
            'soonAmount',
          ),
          sql<string | null>`min(scheduled_for)`.as('next'),
        ])
        .executeTakeFirstOrThrow();
      const { available } = await balanceOf(ctx.db, ctx.accountId);
      return {
        count: row.count,
        amount: row.amount,
        week: { count: row.soon, amount: row.soonAmount },
        next: row.next,
        missing: Math.max(0, row.soonAmount - available),
      };
    },
    'GET /scheduled-payments/{id}': (ctx, { params }) => one(ctx, params.id),
    'PUT /scheduled-payments/{id}/cancel': async (ctx, { params }) => {
      const row = await ctx.db
        .selectFrom('money_operations')
        .select('kind')
        .where('account_id', '=', ctx.accountId)
        .where('id', '=', params.id)
        .executeTakeFirst();
      const money = row && moneyOf(row.kind);
      if (!money) throw notFound();
      const { cannotCancel } = kindNamed(row.kind)!;
      if (cannotCancel) throw new Problem(409, 'not-cancellable', cannotCancel);
      const operation = await money.cancelOnwards(ctx.trx(), ctx, params.id);
      ctx.noted(operationNoted(operation));
      return toDto(operation);
    },
  },
});

async function one(ctx: Ctx, id: number) {
  const row = await waiting(ctx).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return toDto(row);
}

const toDto = (operation: Operation) => ({
  ...operationAnswer(operation),
  cannot_cancel: kindNamed(operation.kind)?.cannotCancel ?? null,
});
