import { sql } from 'kysely';
import type { Db, Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import { Problem } from '../../core/problem';
import { amountDueOn } from '../../kits/charging/amount';
import { isOpen } from '../../kits/charging/statuses';
import '../../kits/charging/tables';
import type { Operation } from '../../kits/money/kind';
import type { FreeField } from '../../rails/billet/free-field';
import { parseBillet } from '../../rails/billet/barcode';
import type { BillAnswer } from '../../rails/bills/port';
import { receivePayment } from '../charges/service';
import { depositOf, receiveDeposit } from '../deposits/service';
import { saoPauloDay } from '../../core/clock';

interface OwnBill extends BillAnswer {
  accountId: number;
}

const NOT_OPEN = () => new Problem(422, 'bill-paid', 'Este boleto já foi pago ou cancelado.');

const issuerOf = (db: Db, accountId: number) =>
  db
    .selectFrom('accounts')
    .select(['nickname as payee', 'document as payeeDocument'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

const chargeOf = (db: Db, ours: FreeField) =>
  db
    .selectFrom('charges as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .selectAll('c')
    .where(sql<boolean>`ltrim(replace(a.account_number, '-', ''), '0') = ${ours.account}`)
    .where('c.our_number', '=', ours.ourNumber)
    .executeTakeFirst();

/** A billet of this bank (a charge or a deposit) with its values on a São Paulo day; null where no account issued it. */
export async function ownBill(db: Db, ours: FreeField, day: string): Promise<OwnBill | null> {
  const charge = await chargeOf(db, ours);
  if (charge) {
    const { lines } = amountDueOn(charge, day);
    const of = (kind: 'fine' | 'interest' | 'discount') =>
      lines.reduce((sum, line) => (line.kind === kind ? sum + line.amount : sum), 0);
    return {
      ...(await issuerOf(db, charge.account_id)),
      accountId: charge.account_id,
      state: isOpen(charge.status) ? 'open' : 'paid',
      due: charge.expire_at,
      lastDay: null,
      value: charge.value,
      fine: of('fine'),
      interest: of('interest'),
      discount: of('discount'),
    };
  }
  const deposit = await depositOf(db, ours);
  if (!deposit) return null;
  return {
    ...(await issuerOf(db, deposit.account_id)),
    accountId: deposit.account_id,
    state: deposit.paid_at ? 'paid' : 'open',
    due: deposit.expire_at,
    lastDay: deposit.expire_at,
    value: deposit.value,
    fine: 0,
    interest: 0,
    discount: 0,
  };
}

/**
 * Credits the issuer of the billet that an operation paid.
 * @throws Problem 422 'bill-paid' where the billet was paid or cancelled meanwhile; then nothing is posted.
 */
export async function payOwn(trx: Trx, tools: JobTools, operation: Operation): Promise<void> {
  const bars = String(operation.details['bars']);
  const paidAt = operation.settled_at!;
  const reading = parseBillet(bars, saoPauloDay(paidAt));
  const ours = reading.ok ? reading.billet.ours : null;
  if (!ours) throw NOT_OPEN();
  const told = { eventId: `bill-${operation.protocol}`, amount: operation.amount, paidAt };
  const charge = await chargeOf(trx, ours);
  if (charge) {
    if (!isOpen(charge.status)) throw NOT_OPEN();
    if ((await receivePayment(trx, tools, { ...told, collectionKey: bars })) === 'duplicate') throw NOT_OPEN();
    return;
  }
  const deposit = await depositOf(trx, ours);
  if (!deposit || deposit.paid_at) throw NOT_OPEN();
  await receiveDeposit(trx, tools, deposit, told);
}
