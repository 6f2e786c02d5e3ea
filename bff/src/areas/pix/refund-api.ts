import { Type, type Static } from 'typebox';
import type { Ctx } from '../../core/area';
import { Problem } from '../../core/problem';
import { centsOf, Reais } from '../../kits/money/pix/api-values';
import { receivedNamed, toRefund } from '../../kits/money/pix/received-api';
import { wasShared } from '../splits/service';
import { detailsOf } from './details';
import { giveBack, holdReceived } from './refund';

export const REFUND_BODY = Type.Object(
  { valor: Reais, descricao: Type.Optional(Type.String({ maxLength: 140 })) },
  { additionalProperties: true },
);

const isId = (text: string): boolean => /^[a-zA-Z0-9]{1,35}$/.test(text);

/** The refund of a received Pix with the id that an application gave it, or its protocol. */
async function findRefund(ctx: Pick<Ctx, 'db' | 'accountId'>, endToEnd: string, id: string) {
  const received = await receivedNamed(ctx, endToEnd);
  const refund = received.refunds.find((one) => (detailsOf(one).refundId ?? one.protocol) === id);
  return { received, refund };
}

/** Gives back a received Pix; repeated with the same id it is one refund. @throws Problem 404, 400; 409 where the id has another amount */
export async function refundByApi(ctx: Ctx, endToEnd: string, id: string, body: Static<typeof REFUND_BODY>) {
  if (!isId(id)) throw new Problem(400, 'id_invalido', 'O id da devolução deve ter de 1 a 35 letras e dígitos.');
  const amount = centsOf(body.valor);
  const { received } = await findRefund(ctx, endToEnd, id);
  const pix = await holdReceived(ctx, received.id);
  // looked for again behind the lock: the same request may have come twice at once
  const before = (await findRefund({ db: ctx.trx(), accountId: ctx.accountId }, endToEnd, id)).refund;
  if (before) {
    if (before.amount !== amount)
      throw new Problem(409, 'id_devolucao_duplicado', 'Já existe uma devolução de outro valor com este id.');
    return toRefund(before);
  }
  return toRefund(await giveBack(ctx, pix, { amount, description: body.descricao?.trim() ?? '', refundId: id }));
}

/** The body that gives back a Pix whose payment was shared. */
export const SHARED_REFUND_BODY = Type.Object({ valor: Reais }, { additionalProperties: false });

/**
 * Gives back a received Pix whose payment was shared. The issuer alone gives it back, as in the portal: what a payee got is theirs
 * (ADR 16).
 * @throws Problem 404, 400 where it was not shared, 409
 */
export async function refundSharedByApi(ctx: Ctx, endToEnd: string, id: string, body: { valor: string }) {
  const { txid } = await receivedNamed(ctx, endToEnd);
  if (!txid || !(await wasShared(ctx.db, ctx.accountId, txid)))
    throw new Problem(400, 'pix_sem_split', 'Este Pix não pagou uma cobrança com split.');
  return refundByApi(ctx, endToEnd, id, body);
}

/** @throws Problem 404 */
export async function showRefund(ctx: Ctx, endToEnd: string, id: string) {
  const { refund } = await findRefund(ctx, endToEnd, id);
  if (!refund) throw new Problem(404, 'devolucao_nao_encontrada', 'Nenhuma devolução encontrada para o id informado.');
  return toRefund(refund);
}
