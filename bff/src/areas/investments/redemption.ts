import type { Answer, Body } from '@balcao/contract/core/registry';
import type { Redemption } from '@balcao/contract/investments';
import type { Ctx } from '../../core/area';
import type { Db } from '../../core/database';
import { enqueue } from '../../core/jobs';
import { formatMoney } from '../../core/money';
import { fieldProblem, Problem, refuseFields } from '../../core/problem';
import { newProtocol } from '../../kits/money/operations';
import { slotOf } from '../../kits/money/slot';
import { readMarket } from './market';
import { findInvestment, findRedemption, listWaiting, redemptionDto, type RedemptionRow } from './repository';
import { settleRedemption } from './round';
import { BROKER_HOURS, refuseRedemption } from './rules';
import { netTaken, valueOf, type InvestmentRow } from './value';

type Review = Answer<'POST /investments/{id}/redeem/review'>;

async function review(db: Db, ctx: Ctx, one: InvestmentRow, amount: number | null) {
  const market = await readMarket(ctx);
  const slot = slotOf(BROKER_HOURS, ctx.now, null);
  const { gross } = valueOf(one, market);
  const waiting = await listWaiting(db, ctx.accountId, one.id);
  const held = {
    state: one.state,
    gross,
    waiting: waiting.reduce((sum, { gross: cents }) => sum + cents, 0),
    isWholeWaiting: waiting.some(({ is_whole }) => is_whole),
    redeemableFrom: one.redeemable_from,
  };
  const refusals = refuseRedemption(amount, held, slot.day);
  const { kept: _kept, ...net } = netTaken(one, amount, market);
  return {
    slot,
    answer: { ...net, day: slot.day, isToday: slot.now, left: gross - net.gross, refusals } satisfies Review,
  };
}

export async function reviewRedemption(ctx: Ctx, id: number, { amount }: { amount?: number }): Promise<Review> {
  return (await review(ctx.db, ctx, await findInvestment(ctx.db, ctx.accountId, id), amount ?? null)).answer;
}

/** Takes a signed redemption: at once, or when the market opens. @throws Problem 404, 422 at the faulty field */
export async function redeem(ctx: Ctx, id: number, body: Body<'POST /investments/{id}/redeem'>): Promise<Redemption> {
  const trx = ctx.trx();
  const one = await findInvestment(trx, ctx.accountId, id, { lock: true });
  const { slot, answer } = await review(trx, ctx, one, body.amount ?? null);
  refuseFields(answer.refusals.map(({ field, message }) => ({ field: field ?? '', message })));
  if (answer.net !== body.net || answer.day !== body.day)
    throw fieldProblem('amount', 'O valor ou a data mudou desde a revisão. Confira e assine de novo.');
  const row = await trx
    .insertInto('investment_redemptions')
    .values({
      account_id: ctx.accountId,
      investment_id: id,
      user_id: ctx.userId,
      protocol: newProtocol(ctx.now),
      is_whole: answer.left === 0,
      gross: answer.gross,
      principal: answer.gross - answer.yield,
      iof: answer.iof,
      income_tax: answer.incomeTax,
      net: answer.net,
      scheduled_for: slot.day,
      due_at: slot.at,
      created_at: ctx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (slot.now) await enqueue(trx, ctx, settleRedemption, { accountId: ctx.accountId, id: row.id });
  ctx.noted({ about: `${formatMoney(row.gross)} de ${one.product.name}` });
  ctx.live('investments', 'updated', [id]);
  return toDto(row, one);
}

const toDto = (row: RedemptionRow, one: InvestmentRow): Redemption =>
  redemptionDto({ ...row, name: one.product.name, earned: row.gross - row.principal });

/** Cancels a redemption that waits. @throws Problem 404, 409 where it was paid or cancelled */
export async function cancelRedemption(ctx: Ctx, id: number): Promise<Redemption> {
  const trx = ctx.trx();
  const { investment_id } = await findRedemption(trx, ctx.accountId, id);
  const one = await findInvestment(trx, ctx.accountId, investment_id, { lock: true });
  const held = await findRedemption(trx, ctx.accountId, id, { lock: true });
  if (held.state !== 'scheduled' || held.due_at <= ctx.now)
    throw new Problem(409, 'too-late', 'Este resgate já foi enviado e não pode mais ser cancelado.');
  const row = await trx
    .updateTable('investment_redemptions')
    .set({ state: 'cancelled' })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  ctx.noted({ about: `${formatMoney(row.gross)} de ${one.product.name}` });
  ctx.live('investments', 'updated', [investment_id]);
  return toDto(row, one);
}
