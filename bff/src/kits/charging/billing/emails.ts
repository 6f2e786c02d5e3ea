import type { EmailText, Moment } from '@balcao/contract/billing-settings';
import type { Db, Trx } from '../../../core/database';
import { USUAL_TEXTS } from './email-texts';
import './tables';

/** The account's own e-mails, for the moments that it wrote one for. */
export async function ownEmails(db: Db | Trx, accountId: number): Promise<Map<Moment, EmailText>> {
  const rows = await db
    .selectFrom('billing_emails')
    .select(['moment', 'subject', 'body'])
    .where('account_id', '=', accountId)
    .execute();
  return new Map(rows.map(({ moment, subject, body }) => [moment, { subject, body }]));
}

/** The e-mail that payers get at a moment: the account's own, else the bank's. */
export const emailOf = async (db: Db | Trx, accountId: number, moment: Moment): Promise<EmailText> =>
  (await ownEmails(db, accountId)).get(moment) ?? USUAL_TEXTS[moment];

export async function saveEmail(
  trx: Trx,
  accountId: number,
  moment: Moment,
  { subject, body }: EmailText,
  now: Date,
): Promise<void> {
  const row = { subject, body, updated_at: now };
  await trx
    .insertInto('billing_emails')
    .values({ account_id: accountId, moment, ...row })
    .onConflict((c) => c.columns(['account_id', 'moment']).doUpdateSet(row))
    .execute();
}

export async function dropEmail(trx: Trx, accountId: number, moment: Moment): Promise<void> {
  await trx.deleteFrom('billing_emails').where('account_id', '=', accountId).where('moment', '=', moment).execute();
}
