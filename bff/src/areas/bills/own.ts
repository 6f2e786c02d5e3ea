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
import { cardBilletOf, holdBillet, receiveBillet } from '../cards/service';
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

/** The billet of a card's invoice. */
async function cardBill(db: Db, ours: FreeField): Promise<OwnBill | null> {
  const billet = await cardBilletOf(db, ours);
  if (!billet) return null;
  return {
    ...(await issuerOf(db, billet.account_id)),
    accountId: billet.account_id,
    state: billet.paid_at ? 'paid' : 'open',
    due: billet.due_on,
    lastDay: billet.due_on,
    value: billet.value,
    fine: 0,
    interest: 0,
    discount: 0,
  };
}

/** Locks what paying a billet of this bank changes besides the payer's balance. */
export async function holdOwn(trx: Trx, operation: Operation): Promise<void> {
  const ours = oursOf(operation);
  const billet = ours && (await cardBilletOf(trx, ours));
  if (billet) await holdBillet(trx, billet);
}

function oursOf(operation: Operation): FreeField | null {
  const reading = parseBillet(
    String(operation.details['bars']),
    saoPauloDay(operation.settled_at ?? operation.created_at),
  );
  return reading.ok ? reading.billet.ours : null;
}

/** A billet of this bank (of a charge, a deposit or a card's invoice) with its values on a São Paulo day; null where no account issued it. */
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
  if (!deposit) return cardBill(db, ours);
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
  const ours = oursOf(operation);
  if (!ours) throw NOT_OPEN();
  const event = { eventId: `bill-${operation.protocol}`, amount: operation.amount, paidAt };
  const charge = await chargeOf(trx, ours);
  if (charge) {
    if (!isOpen(charge.status)) throw NOT_OPEN();
    if ((await receivePayment(trx, tools, { ...event, collectionKey: bars })) === 'duplicate') throw NOT_OPEN();
    return;
  }
  const deposit = await depositOf(trx, ours);
  const billet = deposit ? undefined : await cardBilletOf(trx, ours);
  if (billet && !billet.paid_at) {
    if (!(await receiveBillet(trx, tools, billet.line, event))) throw NOT_OPEN();
    return;
  }
  if (!deposit || deposit.paid_at) throw NOT_OPEN();
  await receiveDeposit(trx, tools, deposit, event);
}
