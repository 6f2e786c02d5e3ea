import { distribute } from '@balcao/contract/shared/split';
import type { Db, Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import { formatMoney } from '../../core/money';
import type { ChargeRow } from '../../kits/charging/actions';
import { addHistories } from '../../kits/charging/histories';
import { splitsOf, type SplitRow } from '../../kits/charging/splits';
import { holdAccounts } from '../../ledger/ledger';
import { inWorldOf, worldsOf } from '../../platform/worlds/worlds';
import { passOn } from './pass-on';
import './tables';

/**
 * The splits of a charge, with the payees' accounts locked in the order of postings, and not closed meanwhile. Called before the payment
 * is credited, so that the payments of two charges that split with each other's issuer cannot deadlock.
 */
export async function holdSplit(trx: Trx, charge: Pick<ChargeRow, 'account_id' | 'id'>): Promise<PayableSplit[]> {
  const payees = await payeesOfCharge(trx, charge);
  if (!payees.length) return [];
  await holdAccounts(trx, [charge.account_id, ...payees]);
  await trx.selectFrom('accounts').select('id').where('id', 'in', payees).orderBy('id').forKeyShare().execute();
  const worlds = await worldsOf(trx, [charge.account_id, ...payees]);
  const rows = await splitsOf(trx, charge.account_id, charge.id);
  return rows.map((row) => ({ ...row, refusal: refusalOf(row, charge.account_id, worlds) }));
}

/** A split, and why its payee is paid nothing, pt-BR; null where they are paid. */
interface PayableSplit extends SplitRow {
  refusal: string | null;
}

/** Why a payee is paid nothing, pt-BR; null where they are paid. */
export const refusalOf = (
  { payee_id, isClosed }: Pick<SplitRow, 'payee_id' | 'isClosed'>,
  issuer: number,
  worlds: Parameters<typeof inWorldOf>[2],
) => {
  if (isClosed) return 'a conta está encerrada';
  return inWorldOf(issuer, payee_id, worlds) === payee_id ? null : 'a conta é de outro ambiente';
};

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
  rows: readonly PayableSplit[],
  payment: Payment,
): Promise<void> {
  if (!rows.length) return;
  const { account_id: accountId, id: chargeId } = charge;
  const open = rows.filter(({ refusal }) => refusal === null);
  const amounts = distribute({ ...payment, value: charge.value, shares: open.map((row) => row.share) });
  for (const [at, row] of open.entries()) await addPaid(trx, charge, row, amounts[at]!);
  const payees = new Map(rows.map((row) => [row.payee_id, { ...row, agreed: 0, amount: 0 }]));
  for (const row of rows) payees.get(row.payee_id)!.agreed += row.share;
  for (const [at, row] of open.entries()) payees.get(row.payee_id)!.amount += amounts[at]!;
  const of = { accountId, chargeId, codeId: null, kind: charge.kind };
  await passOn(trx, tools, of, [...payees.values()], payment);
  await addHistories(
    trx,
    accountId,
    payment.at,
    [...payees.values()].map((payee) => ({
      chargeId,
      agent: 'system',
      action: 'split',
      message: historyMessage(payee),
    })),
  );
}

interface PayeeShare extends Pick<PayableSplit, 'payee_id' | 'name' | 'refusal'> {
  agreed: number;
  amount: number;
}

/** What the history of a charge says of a payee's part of its payment. */
export function historyMessage({ name, refusal, agreed, amount }: Omit<PayeeShare, 'payee_id'>): string {
  if (refusal) return `Repasse de ${formatMoney(agreed)} a ${name} não foi feito: ${refusal}`;
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

/** Whether the Pix charge of an account with a txid was shared when it was paid. */
export async function wasShared(db: Db, accountId: number, txid: string): Promise<boolean> {
  const row = await db
    .selectFrom('pix_split_links as l')
    .innerJoin('pix_qrcodes as q', (on) =>
      on.onRef('q.account_id', '=', 'l.account_id').onRef('q.id', '=', 'l.code_id'),
    )
    .select('q.id')
    .where('l.account_id', '=', accountId)
    .where('q.txid', '=', txid)
    .where('l.paid_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
