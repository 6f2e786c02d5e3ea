import type { BilletInput } from '@balcao/contract/charges';
import type { Ctx } from '../../core/area';
import { addDays, diffDays, formatDay } from '../../core/calendar';
import { notFound, Problem } from '../../core/problem';
import { lockCharges, type ChargeRow } from '../../kits/charging/actions';
import { chargeCustomers } from './charge-customers';
import { issuingOf } from '../../kits/charging/new-charge';
import { itemsOf } from './detail';
import { addHistories } from '../../kits/charging/histories';
import { publishCharges } from '../../kits/charging/live';
import { refuseInput } from './issue';
import { refusalOf } from '../../kits/charging/rules';
import { chargeTags } from '../../kits/charging/own-tags';

/**
 * Issues a new billet in place of a canceled or expired one: for the same customer with their current data, on the same terms, with a new
 * due date. The histories of both name the other billet. Tags that are hidden now are left out.
 * @throws Problem 404 where there is no such charge, 422 at 'expire_at' where the day cannot be a due date, 422 'refused' where the charge
 * or its customer does not allow it, 422 at the fields of terms that are no longer valid.
 */
export async function reissueCharge(ctx: Ctx, id: number, expire_at: string): Promise<{ id: number }> {
  const old = (await lockCharges(ctx.trx(), ctx.accountId, [id])).get(id);
  if (!old) throw notFound();
  const refusal = refusalOf('reissue', old);
  if (refusal) throw new Problem(422, 'refused', refusal);
  const input = await inputOf(ctx, old, expire_at);
  await refuseInput(ctx, input);
  const { ids, errors } = await chargeCustomers(issuingOf(ctx), input, {
    customers: input.customers,
    uuid: null,
    told: `Cobrança criada: reemissão do boleto ${id}`,
  });
  const reissued = ids[0];
  if (reissued === undefined) throw new Problem(422, 'refused', errors[0]!.errorMessage);

  await ctx
    .trx()
    .updateTable('charges')
    .set({ reissued_as: reissued, updated_at: ctx.now })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
  const message = `Boleto reemitido com vencimento em ${formatDay(expire_at)}: boleto ${reissued}`;
  await addHistories(ctx.trx(), ctx.accountId, ctx.now, [
    { chargeId: id, agent: 'user', action: 'reissue', message, userName: ctx.userName },
  ]);
  publishCharges(ctx.live, 'updated', [old]);
  return { id: reissued };
}

async function inputOf(ctx: Ctx, old: ChargeRow, expire_at: string): Promise<BilletInput> {
  const items = await itemsOf(ctx.db, ctx.accountId, old.id);
  const tags = (await chargeTags.of(ctx.db, ctx.accountId, [old.id])).get(old.id) ?? [];
  const conditional = conditionalOf(old, expire_at, ctx.today);
  return {
    customers: [old.customer_id ?? 0],
    items: items.map(({ name, amount, value, repasses }) => ({ name, amount, value, repasses })),
    expire_at,
    shipping: old.shipping,
    fine: old.fine,
    interest: old.interest,
    write_off_days: old.write_off_days,
    is_bolix: old.txid !== null,
    send_email: old.send_email,
    tags: tags.filter((tag) => !tag.hidden).map((tag) => tag.id),
    ...(old.discount ? { discount: { type: 'currency', value: old.discount } } : {}),
    ...(conditional ? { conditional_discount: conditional } : {}),
    ...(old.message ? { message: old.message } : {}),
  };
}

/** The conditional discount, until as many days before the new due date as before the old one; left out where that day is past. */
export function conditionalOf(
  old: Pick<ChargeRow, 'expire_at' | `conditional_discount_${'type' | 'value' | 'date'}`>,
  expire_at: string,
  today: string,
): BilletInput['conditional_discount'] {
  const { conditional_discount_type: type, conditional_discount_value: value, conditional_discount_date: until } = old;
  if (!type || !value || !until) return undefined;
  const until_date = addDays(expire_at, -Math.max(0, diffDays(until, old.expire_at)));
  return until_date < today ? undefined : { type, value, until_date };
}
