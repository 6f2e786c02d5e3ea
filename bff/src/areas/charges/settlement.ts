import { sql } from 'kysely';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import { formatMoney } from '../../core/money';
import { Problem } from '../../core/problem';
import { BANK, post, publishMoney } from '../../ledger/ledger';
import { parseBillet } from '../../rails/billet/barcode';
import type { BilletPayment } from '../../rails/billet/port';
import { notifyUsers } from '../../platform/notifications/notify';
import type { ChargeRow } from '../../kits/charging/actions';
import { addHistories } from '../../kits/charging/histories';
import { holdLink, paidLinkBefore } from '../../kits/charging/links/paid-once';
import { publishCharges } from '../../kits/charging/live';
import { mailPayers } from '../../kits/charging/mail';
import { paidNotice } from '../../kits/charging/paid-notice';
import { POSTING } from '../../kits/charging/received';
import { passOnAdvance } from '../advances/service';
import { holdSplit, paySplit } from '../splits/service';
import { feeOf, settle, settleTwice, type PaymentOutcome } from './settlement-rules';
import './tables';

/**
 * Processes a payment of a billet; a repeated event is processed once. The amount less the fee is credited whatever the charge's status:
 * money is never lost.
 * @throws Problem 404 'unknown-billet' where no billet of the bank has the barcode; the clearing house then returns the money. Problem 409
 * 'event-reused' where the event's id was used for another billet.
 */
export async function receivePayment(trx: Trx, tools: JobTools, event: BilletPayment): Promise<PaymentOutcome> {
  if (!Number.isSafeInteger(event.amount) || event.amount <= 0)
    throw new Error(`payment ${event.eventId} is not of whole, positive cents`);
  const charge = await lockPaidCharge(trx, event.collectionKey);
  const linkPaidBy = await paidLinkBefore(trx, charge);
  const settlement = linkPaidBy
    ? settleTwice(charge, event, linkPaidBy.id)
    : settle(charge, event, await wasWrittenOff(trx, charge));
  const claimed = await trx
    .insertInto('billet_payments')
    .values({
      event_id: event.eventId,
      account_id: charge.account_id,
      charge_id: charge.id,
      amount: event.amount,
      paid_at: event.paidAt,
      outcome: settlement.outcome,
    })
    .onConflict((c) => c.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  if (!claimed) return toldBefore(trx, event.eventId, charge);

  const now = await bankNow(trx);
  const isPaidByIt = settlement.status === 'paid' && charge.status !== 'paid';
  const isTwice = settlement.outcome === 'duplicate';
  // a duplicate payment will be refunded, so nothing of it is passed on to payees
  const split = isPaidByIt ? await holdSplit(trx, charge) : [];
  await credit(trx, charge, event, now);
  if (settlement.status !== charge.status)
    await trx
      .updateTable('charges')
      .set({
        status: settlement.status,
        updated_at: now,
        ...(isPaidByIt ? { paid_at: event.paidAt, paid_value: event.amount } : {}),
      })
      .where('account_id', '=', charge.account_id)
      .where('id', '=', charge.id)
      .execute();
  await addHistories(trx, charge.account_id, now, [
    { chargeId: charge.id, agent: 'rail', action: 'payment', message: settlement.message },
  ]);
  await paySplit(trx, tools, charge, split, {
    key: POSTING + event.eventId,
    paid: event.amount,
    fee: feeOf(charge, event.amount),
    at: now,
  });
  if (isPaidByIt) await passOnAdvance(trx, tools, charge, now);
  await notifyUsers(trx, tools, {
    accountId: charge.account_id,
    ...paidNotice(charge),
    content: `Boleto de ${charge.customer_name} pago${isTwice ? ' em duplicidade' : ''}: ${formatMoney(event.amount)}`,
    at: now,
  });
  if (!isTwice) await mailPayers(trx, charge.account_id, 'paid', [charge], now);
  tools.afterCommit(() =>
    publishCharges((...told) => tools.services.realtime.live(charge.account_id, ...told), 'updated', [charge]),
  );
  publishMoney(tools, charge.account_id);
  return settlement.outcome;
}

/**
 * 'repeated' where a known event is of the same billet. The same id for another billet is an error of the sender, not a repetition.
 * @throws Problem 409 'event-reused' where the event is of another billet.
 */
async function toldBefore(trx: Trx, eventId: string, charge: ChargeRow): Promise<'repeated'> {
  const taken = await trx
    .selectFrom('billet_payments')
    .select('charge_id')
    .where('account_id', '=', charge.account_id)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  if (taken?.charge_id !== charge.id)
    throw new Problem(409, 'event-reused', 'Este identificador de pagamento já foi usado em outro boleto.');
  return 'repeated';
}

/**
 * Locks the charge of a barcode, and its single-use link. The charge is found by account and our number, which stay the same in the
 * barcodes as its due date changes.
 */
async function lockPaidCharge(trx: Trx, collectionKey: string): Promise<ChargeRow> {
  const reading = parseBillet(collectionKey, saoPauloDay(await bankNow(trx)));
  const ours = reading.ok ? reading.billet.ours : null;
  const charge = ours && (await lockByNumber(trx, ours));
  if (!charge) throw new Problem(404, 'unknown-billet', 'Boleto não encontrado.');
  await holdLink(trx, charge);
  return charge;
}

/** Two account numbers may be the same without their hyphens; our number is then of one of them. */
async function lockByNumber(trx: Trx, ours: { account: string; ourNumber: number }): Promise<ChargeRow | undefined> {
  const accounts = await trx
    .selectFrom('accounts')
    .select('id')
    .where(sql<boolean>`ltrim(replace(account_number, '-', ''), '0') = ${ours.account}`)
    .execute();
  for (const { id } of accounts) {
    const charge = await trx
      .selectFrom('charges')
      .selectAll()
      .where('account_id', '=', id)
      .where('our_number', '=', ours.ourNumber)
      .forUpdate()
      .executeTakeFirst();
    if (charge) return charge;
  }
  return undefined;
}

/** Whether a canceled charge was written off by the bank, rather than canceled by a user. */
async function wasWrittenOff(trx: Trx, { account_id, id, status }: ChargeRow): Promise<boolean> {
  if (status !== 'canceled') return false;
  const noted = trx
    .selectFrom('charge_histories')
    .select('id')
    .where('account_id', '=', account_id)
    .where('charge_id', '=', id)
    .where('action', '=', 'write-off');
  return (await noted.limit(1).executeTakeFirst()) !== undefined;
}

async function credit(trx: Trx, charge: ChargeRow, { eventId, amount }: BilletPayment, at: Date): Promise<void> {
  const fee = feeOf(charge, amount);
  await post(trx, {
    key: POSTING + eventId,
    kind: 'billet',
    description: `Boleto recebido de ${charge.customer_name}`,
    at,
    entries: [
      { accountId: BANK, kind: 'settlement', amount: -amount },
      { accountId: charge.account_id, kind: 'available', amount: amount - fee },
      ...(fee ? [{ accountId: BANK, kind: 'fees' as const, amount: fee }] : []),
    ],
  });
}
