import type { Answer, Body } from '@balcao/contract/core/registry';
import type { Counterpart } from '@balcao/contract/money/operation';
import type { Ctx } from '../../core/area';
import { formatMoney } from '../../core/money';
import { fieldProblem, Problem } from '../../core/problem';
import { operationAnswer, operationNoted } from '../../kits/money/answer';
import type { MoneyDraft, Operation } from '../../kits/money/kind';
import type { Signed } from '../../kits/money/signed';
import { newEndToEnd } from '../../kits/money/pix/end-to-end';
import type { ReceivedPix } from '../../kits/money/pix/listeners';
import { bankOf, OWN_BANK } from '../../core/banks';
import type { PixDetails } from './details';
import { refund, refundInside } from './kinds';
import { maskDocument } from '../../core/mask-document';
import { findRow, lockRow } from '../../core/rows';
import { NOWHERE } from '../../kits/money/nowhere';
import { isClosed, paymentOf } from './refunded';
import { refundable, refuseRefund } from './rules';
import './tables';

const payerOf = (pix: ReceivedPix): Counterpart => ({
  ...NOWHERE,
  name: pix.payer_name,
  document: maskDocument(pix.payer_document),
  bankCode: bankOf(pix.payer_ispb)?.code ?? null,
  bankName: pix.payer_bank,
  ispb: pix.payer_ispb,
});

interface Asked {
  amount: number;
  description: string;
  /** What an application calls it by. */
  refundId?: string;
}

function draftOf(ctx: Ctx, pix: ReceivedPix, { amount, description, refundId }: Asked): MoneyDraft {
  const details: PixDetails = {
    endToEnd: newEndToEnd(OWN_BANK.ispb, ctx.now, 'D'),
    by: 'refund',
    document: pix.payer_document,
    refundOf: pix.id,
    ...(refundId === undefined ? {} : { refundId }),
  };
  return { amount, description, counterpart: payerOf(pix), details: { ...details } };
}

const moneyFor = ({ payer_ispb }: ReceivedPix) => (payer_ispb === OWN_BANK.ispb ? refundInside : refund);

/** Why an amount of a received Pix cannot be refunded; pt-BR, null where it can. */
async function faultOf(ctx: Ctx, pix: ReceivedPix, amount: number): Promise<string | null> {
  const fault = refuseRefund(pix, amount, ctx.today);
  if (fault) return fault;
  const payment = pix.payer_ispb === OWN_BANK.ispb ? await paymentOf(ctx.trx(), pix.end_to_end) : undefined;
  return payment && (await isClosed(ctx.trx(), payment.account_id))
    ? 'A conta de quem pagou foi encerrada e não recebe devoluções. Combine com a pessoa outra forma.'
    : null;
}

async function receivedPix(ctx: Ctx, id: number): Promise<ReceivedPix> {
  return findRow(ctx.db, 'pix_received', ctx.accountId, id);
}

/** Begins a refund: nothing moves until it is confirmed. @throws Problem 404, 422 at `value`. */
export async function startRefund(
  ctx: Ctx,
  { pix: id, value, description = '' }: Body<'POST /pix/refund/start'>,
): Promise<Answer<'POST /pix/refund/start'>> {
  const pix = await receivedPix(ctx, id);
  const fault = await faultOf(ctx, pix, value);
  if (fault) throw fieldProblem('value', fault);
  const words = description.trim();
  const draft = await ctx
    .trx()
    .insertInto('pix_refund_drafts')
    .values({
      account_id: ctx.accountId,
      pix_id: id,
      amount: value,
      description: words,
      state: 'begun',
      created_at: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const review = await moneyFor(pix).review(ctx.db, ctx, draftOf(ctx, pix, { amount: value, description: words }));
  ctx.noted({ about: `${formatMoney(value)} para ${pix.payer_name}` });
  return { id: draft.id, most: refundable(pix, ctx.today), review };
}

async function heldDraft(ctx: Ctx, id: number) {
  const draft = await lockRow(ctx.trx(), 'pix_refund_drafts', ctx.accountId, id);
  if (draft.state !== 'begun')
    throw new Problem(
      409,
      'refund-ended',
      draft.state === 'confirmed' ? 'Esta devolução já foi feita.' : 'Você desistiu desta devolução. Comece outra.',
    );
  return draft;
}

/** Confirms a refund that was begun; refunds never exceed the received amount together. @throws Problem 404, 409, 422 */
export async function confirmRefund(
  ctx: Ctx,
  { id, value, receiver }: Body<'POST /pix/refund/confirm'>,
): Promise<Answer<'POST /pix/refund/confirm'>> {
  const begun = await heldDraft(ctx, id);
  const pix = await holdReceived(ctx, begun.pix_id);
  await endDraft(ctx, id, 'confirmed');
  const refund = await giveBack(ctx, pix, begun, {
    receiver: { field: 'value', name: receiver },
    amount: { field: 'value', amount: value },
  });
  return operationAnswer(refund);
}

/** A received Pix, locked so that the second of two simultaneous refunds sees the first. */
export const holdReceived = (ctx: Ctx, id: number): Promise<ReceivedPix> =>
  ctx
    .trx()
    .selectFrom('pix_received')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Gives back a part of a locked received Pix, or all of it. @throws Problem 422 at `value` */
export async function giveBack(ctx: Ctx, pix: ReceivedPix, asked: Asked, signed: Signed = {}): Promise<Operation> {
  const fault = await faultOf(ctx, pix, asked.amount);
  if (fault) throw fieldProblem('value', fault);
  await ctx
    .trx()
    .updateTable('pix_received')
    .set({ refunded: pix.refunded + asked.amount })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', pix.id)
    .execute();
  const refund = await moneyFor(pix).submit(ctx.trx(), ctx, draftOf(ctx, pix, asked), [], signed);
  ctx.live('pix', 'updated', [pix.id, refund.id]);
  ctx.noted(operationNoted(refund));
  return refund;
}

/** @throws Problem 404, 409 */
export async function rejectRefund(ctx: Ctx, id: number): Promise<void> {
  const begun = await heldDraft(ctx, id);
  await endDraft(ctx, id, 'dropped');
  const { payer_name } = await receivedPix(ctx, begun.pix_id);
  ctx.noted({ about: `${formatMoney(begun.amount)} para ${payer_name}` });
}

const endDraft = (ctx: Ctx, id: number, state: 'confirmed' | 'dropped') =>
  ctx
    .trx()
    .updateTable('pix_refund_drafts')
    .set({ state })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
