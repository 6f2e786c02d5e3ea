import type { CardChargeDetail } from '@balcao/contract/card-charges';
import type { Db } from '../../core/database';
import { notFound } from '../../core/problem';
import { showCharge } from '../charges/service';
import { customerCodes, customerPath } from './customer-page';
import { besideCards, toCardChargeDto } from './list';
import { feeLeft, netLeft } from './money';
import { refundable } from './refund';
import './tables';

/** Detail of a card charge. @throws Problem 404 where the account has no such card charge. */
export async function showCard(db: Db, accountId: number, id: number, today: string): Promise<CardChargeDetail> {
  const row = await db
    .selectFrom('charges')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('payment_method', '=', 'credit_card')
    .executeTakeFirst();
  const beside = await besideCards(db, accountId, [id], today);
  const card = beside.cards.get(id);
  if (!row || !card) throw notFound();
  const receipts = beside.receipts.get(id) ?? [];
  const charge = await showCharge(db, accountId, id, today);
  return {
    ...toCardChargeDto(row, beside),
    holder: card.holder,
    authorisation: card.authorisation,
    release: card.release,
    tries: card.tries,
    refundable: refundable({ charge: row, receipts }),
    receipts: receipts.map((part) => ({
      number: part.number,
      due_on: part.due_on,
      gross: part.gross - part.taken,
      fee: feeLeft(part),
      net: netLeft(part),
      credited_at: part.credited_at?.toISOString() ?? null,
    })),
    refunds: await refundsOf(db, accountId, id),
    contest: card.contest_state && {
      state: card.contest_state,
      value: card.contest_value ?? 0,
      reason: card.contest_reason ?? '',
      answer_until: card.contest_until!,
      opened_at: card.contest_at!.toISOString(),
      defense: card.defense,
      debit_pending: card.debit_pending,
    },
    customer: charge.customer,
    charge_items: charge.charge_items,
    receivers: charge.receivers,
    charge_histories: charge.charge_histories,
    shipping: row.shipping,
    discount: row.discount,
    message: row.message,
    note: row.note,
    url: await urlOf(db, accountId, id),
    link: await linkOf(db, accountId, row.link_id),
  };
}

async function refundsOf(db: Db, accountId: number, charge: number): Promise<CardChargeDetail['refunds']> {
  const rows = await db
    .selectFrom('card_refunds')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('charge_id', '=', charge)
    .orderBy('id')
    .execute();
  return rows.map(({ id, value, user_name: user, created_at: at }) => ({
    id,
    value,
    user,
    created_at: at.toISOString(),
  }));
}

async function urlOf(db: Db, accountId: number, charge: number): Promise<string | null> {
  const code = (await customerCodes(db, accountId, [charge])).get(charge);
  return code === undefined ? null : customerPath(code);
}

/** The payment page on which the charge was paid; null where there is none. */
async function linkOf(db: Db, accountId: number, id: number | null): Promise<CardChargeDetail['link']> {
  if (id === null) return null;
  const page = await db
    .selectFrom('payment_pages')
    .select(['id', 'kind', 'name'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return page ?? null;
}
