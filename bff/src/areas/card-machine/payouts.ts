import type { Answer } from '@balcao/contract/core/registry';
import type { Ctx } from '../../core/area';
import { notFound } from '../../core/problem';
import '../../ledger/tables';
import { payoutList } from './lists';
import { payoutKey } from './posting';

/** A payout and the line of the statement that it is. @throws Problem 404 */
export async function showPayout(ctx: Ctx, id: number): Promise<Answer<'GET /pos/payouts/{id}'>> {
  const { items } = await payoutList.page(ctx, { id });
  if (!items[0]) throw notFound();
  const line = await ctx.db
    .selectFrom('ledger_transactions as t')
    .innerJoin('ledger_entries as e', 'e.transaction_id', 't.id')
    .select('e.id')
    .where('t.key', '=', payoutKey(ctx.accountId, id))
    .where('e.account_id', '=', ctx.accountId)
    .where('e.kind', '=', 'available')
    .executeTakeFirst();
  return { ...items[0], statementLine: line?.id ?? null };
}
