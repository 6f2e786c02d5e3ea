import type { Answer, Body } from '@balcao/contract/core/registry';
import type { Card } from '@balcao/contract/cards/shapes';
import { CREDIT_PRODUCT, isActiveCard, isInDelivery, mayResend, STATUS } from '@balcao/contract/shared/card-status';
import type { Ctx } from '../../core/area';
import { fieldProblem, Problem } from '../../core/problem';
import { issuer } from '../../rails/issuer/rail';
import { addStep, orderCard } from './issue';
import { cardDto, findCard, lockCardAccount } from './repository';
import { demandType } from './request';
import './tables';

/** The way of a card to its holder. @throws Problem 404 */
export async function readDelivery(ctx: Ctx, id: number): Promise<Answer<'GET /card/timeline/{id}/delivery'>> {
  const card = await findCard(ctx.db, ctx.accountId, id);
  const steps = await ctx.db
    .selectFrom('card_steps')
    .select(['id', 'status_id', 'at'])
    .where('account_id', '=', ctx.accountId)
    .where('card_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  const items = steps
    .filter(({ status_id }) => isInDelivery(status_id))
    .map(({ id: step, status_id, at }) => ({ id: step, statusId: status_id, at: at.toISOString() }));
  return { card: cardDto(card), address: card.address, items };
}

const addressOf = async (ctx: Ctx) =>
  (await ctx.db.selectFrom('accounts').select('address').where('id', '=', ctx.accountId).executeTakeFirstOrThrow())
    .address;

/** @throws Problem 404 */
export async function readDebitAddress(ctx: Ctx, id: number): Promise<Answer<'GET /debit-card/{id}/address'>> {
  const card = await findCard(ctx.db, ctx.accountId, id);
  return { card: cardDto(card), address: await addressOf(ctx), mayConfirm: mayResend(card.status_id) };
}

/**
 * Sends a card again that came back, to the address that the holder saw.
 * @throws Problem 404, 409 where the card waits for no address, 422 at 'zipcode' where the address is another by now
 */
export async function confirmAddress(
  ctx: Ctx,
  id: number,
  { zipcode }: Body<'POST /debit-card/{id}/confirmation'>,
): Promise<Card> {
  const trx = ctx.trx();
  const card = await findCard(trx, ctx.accountId, id, { lock: true });
  demandType(ctx, card.product_id === CREDIT_PRODUCT ? 'credit' : 'prepaid');
  if (!mayResend(card.status_id))
    throw new Problem(409, 'no-address-needed', 'Este cartão não espera a confirmação do endereço.');
  const address = await addressOf(ctx);
  if (!address?.street || !address.zipcode)
    throw fieldProblem('zipcode', 'Cadastre o endereço da conta para receber o cartão.');
  if (address.zipcode !== zipcode) throw fieldProblem('zipcode', 'O endereço da conta mudou. Confira e tente de novo.');
  const sent = await trx
    .updateTable('cards')
    .set({ status_id: STATUS.sentAgain, address: JSON.stringify(address) })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await addStep(trx, card, STATUS.sentAgain, ctx.now);
  await issuer(ctx.services.config).resend(trx, { key: card.issuer_key, at: ctx.now });
  ctx.noted({ about: `Final ${card.last_digits}` });
  ctx.live('cards', 'updated', [id]);
  return cardDto(sent);
}

/** A new card for one that was lost, stolen or damaged: the old one ends at once. @throws Problem 404, 409 where it ended before */
export async function replaceCard(ctx: Ctx, id: number): Promise<Card> {
  const trx = ctx.trx();
  const { card_account_id } = await findCard(trx, ctx.accountId, id);
  const account = await lockCardAccount(trx, ctx.accountId, card_account_id);
  const old = await findCard(trx, ctx.accountId, id, { lock: true });
  demandType(ctx, old.product_id === CREDIT_PRODUCT ? 'credit' : 'prepaid');
  if (!isActiveCard(old.status_id) && !isInDelivery(old.status_id))
    throw new Problem(409, 'ended', 'Este cartão já foi encerrado.');
  if (old.blocks.includes('LATE_PAYMENT_INVOICE'))
    throw new Problem(409, 'overdue', 'Há uma fatura em atraso. Pague-a antes de pedir um novo cartão.');
  await trx
    .updateTable('cards')
    .set({ status_id: STATUS.cancelled })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
  await addStep(trx, old, STATUS.cancelled, ctx.now);
  const address = await addressOf(ctx);
  const card = await orderCard(trx, ctx, account, { kind: old.kind, name: old.name, address, at: ctx.now });
  ctx.noted({ about: `Final ${old.last_digits}` });
  ctx.live('cards', 'created', [card.id]);
  return cardDto(card);
}
