import type { Answer } from '@balcao/contract/core/registry';
import type { Ctx } from '../../core/area';
import { notFound } from '../../core/problem';
import { findLine } from '../../ledger/ledger';
import { payoutList } from './lists';
import { payoutKey } from './posting';

/** A payout and the line of the statement that it is. @throws Problem 404 */
export async function showPayout(ctx: Ctx, id: number): Promise<Answer<'GET /pos/payouts/{id}'>> {
  const { items } = await payoutList.page(ctx, { id });
  if (!items[0]) throw notFound();
  return { ...items[0], statementLine: await findLine(ctx.db, payoutKey(ctx.accountId, id), ctx.accountId) };
}
