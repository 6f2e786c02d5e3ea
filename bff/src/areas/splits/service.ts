import { distribute } from '@balcao/contract/shared/split';
import type { Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import { formatMoney } from '../../core/money';
import type { ChargeRow } from '../../kits/charging/actions';
import { addHistories } from '../../kits/charging/histories';
import { splitsOf, type SplitRow } from '../../kits/charging/splits';
import { BANK, holdAccounts, post } from '../../ledger/ledger';
import { notifyUsers } from '../../platform/notifications/notify';
import './tables';

/**
 * The splits of a charge, with the payees' accounts locked in the order of postings, and not closed meanwhile. Called before the payment
 * is credited, so that the payments of two charges that split with each other's issuer cannot deadlock.
 */
export async function holdSplit(trx: Trx, charge: Pick<ChargeRow, 'account_id' | 'id'>): Promise<SplitRow[]> {
  const payees = await payeesOfCharge(trx, charge);
  if (!payees.length) return [];
  await holdAccounts(trx, [charge.account_id, ...payees]);
  await trx.selectFrom('accounts').select('id').where('id', 'in', payees).orderBy('id').forKeyShare().execute();
  return splitsOf(trx, charge.account_id, charge.id);
}

/** The accounts that get parts of a charge. */
export async function payeesOfCharge(trx: Trx, charge: Pick<ChargeRow, 'account_id' | 'id'>): Promise<number[]> {
  const rows = await trx
    .selectFrom('charge_splits')
    .select('payee_id')
    .distinct()
    .where('account_id', '=', charge.account_id)
    .where('charge_id', '=', charge.id)
    .execute();
  return rows.map(({ payee_id }) => payee_id);
}

interface Payment {
  /** Key of the posting that credited the payment. */
  key: string;
  /** The whole amount paid, and the bank's fee of it; integer cents. */
  paid: number;
  fee: number;
  at: Date;
}

/** Passes the payees' parts of a payment on to them, in the transaction that credited it whole to the issuer (ADR 16). */
export async function paySplit(
  trx: Trx,
  tools: JobTools,
  charge: ChargeRow,
  rows: readonly SplitRow[],
  payment: Payment,
): Promise<void> {
  if (!rows.length) return;
  const { account_id: accountId, id: chargeId } = charge;
  const open = rows.filter((row) => !row.isClosed);
  const amounts = distribute({ ...payment, value: charge.value, shares: open.map((row) => row.share) });
  for (const [at, row] of open.entries()) await addPaid(trx, charge, row, amounts[at]!);
  const payees = new Map(rows.map((row) => [row.payee_id, { ...row, agreed: 0, amount: 0 }]));
  for (const row of rows) payees.get(row.payee_id)!.agreed += row.share;
  for (const [at, row] of open.entries()) payees.get(row.payee_id)!.amount += amounts[at]!;
  const issuer = await trx
    .selectFrom('accounts')
    .select(['nickname as name', 'document'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  for (const payee of payees.values()) {
    if (payee.amount > 0) await passOn(trx, tools, { charge, issuer, payee, payment });
  }
  await addHistories(
    trx,
    accountId,
    payment.at,
    [...payees.values()].map((payee) => ({ chargeId, agent: 'system', action: 'split', message: said(payee) })),
  );
}

interface PayeeShare extends Pick<SplitRow, 'payee_id' | 'name' | 'isClosed'> {
  agreed: number;
  amount: number;
}

function said({ name, isClosed, agreed, amount }: PayeeShare): string {
  if (isClosed) return `Repasse de ${formatMoney(agreed)} a ${name} não foi feito: a conta está encerrada`;
  if (amount === 0) return `Nada a repassar a ${name} deste pagamento`;
  return `Repasse de ${formatMoney(amount)} a ${name}`;
}

const addPaid = (trx: Trx, charge: ChargeRow, row: SplitRow, amount: number) =>
  trx
    .updateTable('charge_splits')
    .set((e) => ({ paid: e('paid', '+', amount) }))
    .where('account_id', '=', charge.account_id)
    .where('charge_id', '=', charge.id)
    .where('item', '=', row.item)
    .where('payee_id', '=', row.payee_id)
    .execute();

interface Passing {
  charge: ChargeRow;
  issuer: { name: string; document: string };
  payee: PayeeShare;
  payment: Payment;
}

/** Posts once on each side, so that each statement names the other account; the payee learns nothing of the issuer's customer. */
async function passOn(trx: Trx, tools: JobTools, { charge, issuer, payee, payment }: Passing): Promise<void> {
  const { payee_id: payeeId, name, amount: value } = payee;
  const { at } = payment;
  const key = `split:${payment.key}:${payeeId}`;
  await post(trx, {
    key: `${key}:out`,
    kind: 'split-out',
    description: `Repasse a ${name}`,
    at,
    counterpart: { name },
    entries: [
      { accountId: charge.account_id, kind: 'available', amount: -value },
      { accountId: BANK, kind: 'settlement', amount: value },
    ],
  });
  await post(trx, {
    key: `${key}:in`,
    kind: 'split-in',
    description: `Repasse de ${issuer.name}`,
    at,
    counterpart: issuer,
    entries: [
      { accountId: BANK, kind: 'settlement', amount: -value },
      { accountId: payeeId, kind: 'available', amount: value },
    ],
  });
  await trx
    .insertInto('split_payments')
    .values({
      account_id: payeeId,
      from_id: charge.account_id,
      charge_id: charge.id,
      kind: charge.kind,
      value,
      key,
      created_at: at,
    })
    .execute();
  await notifyUsers(trx, tools, {
    accountId: payeeId,
    type: 'split-received',
    content: `Repasse recebido de ${issuer.name}: ${formatMoney(value)}`,
    params: { destinationType: charge.kind },
    at,
    permission: 'partnerships:transfers',
  });
  tools.afterCommit(() => {
    tools.services.realtime.live(payeeId, 'splits', 'updated', []);
    tools.services.realtime.live(payeeId, 'balance', 'updated', []);
  });
}
