import type { Answer, Body } from '@balcao/contract/core/registry';
import type { Investment } from '@balcao/contract/investments';
import type { Ctx } from '../../core/area';
import { readMarket } from './market';
import { findInvestment, walletRows } from './repository';
import { toDto } from './value';

/** The wallet, each investment at what it is worth today. */
export async function listWallet(
  ctx: Ctx,
  input: { body: Body<'POST /investments/search'> },
): Promise<Answer<'POST /investments/search'>> {
  const page = await walletRows.list(ctx, input);
  const market = await readMarket(ctx);
  return { ...page, items: page.items.map((row) => toDto(row, market)) };
}

/** @throws Problem 404 */
export const showInvestment = async (ctx: Ctx, id: number): Promise<Investment> =>
  toDto(await findInvestment(ctx.db, ctx.accountId, id), await readMarket(ctx));
