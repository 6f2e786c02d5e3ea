import { sql } from 'kysely';
import type { Db } from '../../core/database';
import { OPEN_STATUSES } from '../../kits/charging/statuses';
import './tables';

export { throughAction } from './api-action';
export {
  type ApiCard,
  type ApiCharged,
  Billet,
  Card,
  CARD_BODY,
  charged,
  chargedOf,
  Customer,
  DayText,
  DUE_BODY,
  HISTORY_BODY,
  type Metadata,
  METADATA_BODY,
  momentOf,
  readId,
  refuseNotification,
  RESEND_BODY,
  terms,
  termsOf,
} from './api-bodies';
export { itemsOf, marketplaceFaults } from './api-item-rules';
export { type ApiCards, needCards, takesApiCards } from './api-cards';
export { customerByDocument, customerOf } from './api-customer';
export { changeDraft, createDraft, linkedDraft, lockDraft, findLinkDto as shownLink } from './api-drafts';
export { beforeDraftCancel } from './draft-cancel';
export { toBilletDto as shownBillet } from './api-dto';
export { originOf, publicLink, readPublicLink } from './public-link';
export { applyTags } from './apply-tags';
export { cancelCharges, fileCharges, resendCharges, settleCharges } from './bulk-actions';
export { chargeEach } from './charge-each';
export { changeDueDate, dueChangeFault } from './change-due-date';
export { showCharge } from './detail';
export { expireCharges } from './expire';
export { toChargeRow as shownRow } from './list';
export { receivePayment } from './settlement';
export { MAILED_COLUMNS, mailPayers as tellPayers } from '../../kits/charging/mail';
export { cleanMessage, messageFaults } from '../../kits/charging/issue-rules';
export { issueInBatch } from './batch-job';
export { defineBatchKind } from './batch-kinds';
export { papersOf } from './paper';
export { printedBillets } from './papers';
export { customerCharges, customerStatistics, openByCustomer, OWED, owingCustomers } from './statistics';

/** Total value of the account's open charges (new, waiting or unpaid); integer cents. */
export async function openValue(db: Db, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('charges')
    .select((e) => e.fn.coalesce(e.fn.sum<number>('value'), e.val(0)).as('value'))
    .where('account_id', '=', accountId)
    .where('status', 'in', OPEN_STATUSES)
    .executeTakeFirstOrThrow();
  return row.value;
}

/** Number of the account's open charges (new, waiting or unpaid). */
export async function openCount(db: Db, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('charges')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('status', 'in', OPEN_STATUSES)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Number of charges by customer id; customers without charges are left out. */
export async function chargesByCustomer(
  db: Db,
  accountId: number,
  customerIds: number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('charges')
    .select((e) => ['customer_id', e.fn.countAll<number>().as('count')])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`customer_id = any(${customerIds}::bigint[])`)
    .groupBy('customer_id')
    .execute();
  return new Map(rows.map(({ customer_id, count }) => [customer_id!, count]));
}
