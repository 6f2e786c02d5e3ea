import type { Answer } from '@balcao/contract/core/registry';
import type { Ctx } from '../../core/area';
import { formatMoney } from '../../core/money';
import { fieldProblem, notFound, Problem } from '../../core/problem';
import { STATUS_LABELS } from '../../kits/charging/statuses';
import { changeCharge, hold, leftOf, setCard, type Held } from './held';
import { takeBack } from './money';
import { cardRefund } from './outcomes';
import { enqueue } from '../../core/jobs';

/** How much of a charge can still be refunded; 0 where it is neither approved nor paid, such as while contested. Integer cents. */
export const refundable = (held: { charge: Pick<Held['charge'], 'status'>; receipts: Held['receipts'] }): number =>
  held.charge.status === 'approved' || held.charge.status === 'paid' ? leftOf(held) : 0;

/**
 * Refunds a card charge, in part or whole; `value` in integer cents (domain.md 1). Receipts that are still to come are reduced first; the
 * bank retains no fee of the refunded part.
 * @throws Problem 404 where there is no such card charge, 422 'refused' where nothing can be refunded, 422 at 'value', 422
 * 'insufficient-funds' where the balance does not cover the credited part.
 */
export async function refundCard(
  ctx: Ctx,
  id: number,
  value: number,
): Promise<Answer<'POST /credit-card-charge/{id}/refund'>> {
  const trx = ctx.trx();
  const locked = await hold(trx, ctx.accountId, id);
  if (!locked) throw notFound();
  const { charge, card } = locked;
  const most = refundable(locked);
  if (most === 0)
    throw new Problem(422, 'refused', `Cobrança com status ${STATUS_LABELS[charge.status]} não pode ser devolvida`);
  if (value < 1) throw fieldProblem('value', 'Informe um valor maior que zero.');
  if (value > most) throw fieldProblem('value', `Você pode devolver até ${formatMoney(most)} desta cobrança.`);
  const row = await trx
    .insertInto('card_refunds')
    .values({ account_id: ctx.accountId, charge_id: id, value, user_name: ctx.userName, created_at: ctx.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await takeBack(trx, locked, {
    value,
    key: `refund:${row.id}`,
    kind: 'card-refund',
    description: `Devolução no cartão a ${charge.customer_name}`,
    at: ctx.now,
  });
  const refunded = card.refunded + value;
  await setCard(trx, locked, { refunded });
  const whole = value === most;
  const status = whole ? 'refunded' : charge.status;
  await changeCharge(trx, ctx, locked, {
    at: ctx.now,
    status,
    values: { paid_value: charge.value - refunded },
    told: {
      action: 'refund',
      message: `${whole ? 'Devolução total' : 'Devolução parcial'}: ${formatMoney(value)}`,
      agent: 'user',
      userName: ctx.userName,
    },
  });
  const refund = { key: `refund:${row.id}:${card.order_key}`, amount: value };
  await enqueue(trx, ctx, cardRefund, { key: card.order_key!, refund });
  ctx.noted({ about: `${formatMoney(value)} para ${charge.customer_name}` });
  return { refunded, status };
}
