import type { ChargeDetail } from '@balcao/contract/charges';
import type { Db } from '../../core/database';
import { findRow } from '../../core/rows';
import { formatOurNumber } from '../../rails/billet/free-field';
import { payersByIds } from '../customers/service';
import type { ChargeRow } from '../../kits/charging/actions';
import { amountDueOn } from '../../kits/charging/amount';
import { pdfUrl, toChargeRow } from './list';
import { receivedOf } from '../../kits/charging/received';
import { actionsOf } from '../../kits/charging/rules';
import { receiversOf, repassesOf, splitsOf, type SplitRow } from '../../kits/charging/splits';
import { isOpen } from '../../kits/charging/statuses';
import { chargeTags } from '../../kits/charging/own-tags';
import './tables';

/** One charge of the account, of any kind. @throws Problem 404 where the account has no such charge. */
export async function findCharge(db: Db, accountId: number, id: number): Promise<ChargeRow> {
  return findRow(db, 'charges', accountId, id);
}

/** The items of a charge, each with its splits. `parts`: the charge's splits, where they were read already. */
export async function itemsOf(
  db: Db,
  accountId: number,
  chargeId: number,
  parts?: readonly SplitRow[],
): Promise<ChargeDetail['charge_items']> {
  const splits = parts ?? (await splitsOf(db, accountId, chargeId));
  const rows = await db
    .selectFrom('charge_items')
    .select(['id', 'name', 'amount', 'value'])
    .where('account_id', '=', accountId)
    .where('charge_id', '=', chargeId)
    .orderBy('id')
    .execute();
  return rows.map((row, at) => ({ ...row, repasses: repassesOf(splits, at) }));
}

async function historiesOf(db: Db, accountId: number, chargeId: number): Promise<ChargeDetail['charge_histories']> {
  const rows = await db
    .selectFrom('charge_histories')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('charge_id', '=', chargeId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    charge_id: row.charge_id,
    agent: row.agent,
    action: row.action,
    message: row.message,
    user: row.user_name,
    created_at: row.created_at.toISOString(),
  }));
}

/** Detail of a charge (AREAS-3-charge-2), with the amount due on the given São Paulo day. @throws Problem 404 where there is none. */
export async function showCharge(db: Db, accountId: number, id: number, today: string): Promise<ChargeDetail> {
  const row = await findCharge(db, accountId, id);
  const histories = await historiesOf(db, accountId, id);
  const splits = await splitsOf(db, accountId, id);
  return {
    ...toChargeRow(row),
    actions: actionsOf(row),
    tags: (await chargeTags.of(db, accountId, [id])).get(id) ?? [],
    charge_items: await itemsOf(db, accountId, id, splits),
    charge_histories: histories,
    charge_shippings: row.shipping ? [{ value: row.shipping }] : [],
    charge_payment: paymentOf(row),
    customer: {
      id: row.customer_id,
      deleted: await isGone(db, row),
      name: row.customer_name,
      document: row.customer_document,
      email: row.customer_email,
      phone: row.customer_phone,
      address: row.customer_address,
    },
    receivers: receiversOf(splits),
    has_marketplace: splits.length > 0,
    note: row.note,
    message: row.message,
    fine: row.fine,
    interest: row.interest,
    write_off_days: row.write_off_days,
    fee: row.fee,
    send_email: row.send_email,
    reissued_as: row.reissued_as,
    reissued_open: await isReissuedOpen(db, row),
    received: await receivedOf(
      db,
      row,
      histories.some(({ action }) => action === 'manual-payment'),
    ),
    amount_due: isOpen(row.status) ? amountDueOn(row, today) : null,
  };
}

async function isReissuedOpen(db: Db, { account_id, reissued_as }: ChargeRow): Promise<boolean> {
  if (reissued_as === null) return false;
  return isOpen((await findCharge(db, account_id, reissued_as)).status);
}

async function isGone(db: Db, { account_id, customer_id }: ChargeRow): Promise<boolean> {
  if (customer_id === null) return true;
  const payer = (await payersByIds(db, account_id, [customer_id])).get(customer_id);
  return !payer || payer.deleted;
}

/** The payment data of a charge (AREAS-3-charge-3). */
const paymentOf = (row: ChargeRow): ChargeDetail['charge_payment'] => ({
  payment_method: row.payment_method,
  discount: row.discount,
  total: row.value,
  base_key: row.collection_key && formatOurNumber(row.collection_key.slice(19)),
  collection_key: row.collection_key,
  banking_billet: row.barcode ? { expire_at: row.expire_at, barcode: row.barcode, url: pdfUrl(row.id) } : null,
  pix_copy_paste: row.pix_copy_paste,
  conditional_discount_value: row.conditional_discount_value,
  conditional_discount_type: row.conditional_discount_type,
  conditional_discount_date: row.conditional_discount_date,
});
