import { sql } from 'kysely';
import type { Trx } from '../../core/database';
import type { CardAccountRow } from './repository';
import { agreementStatus, type InvoiceState } from './rules';
import './tables';

/** Sets where the agreement of a locked card account stands, after an invoice was paid or became late (AREAS-4-credit-card-7). */
export async function followAgreement(trx: Trx, { account_id, id }: CardAccountRow): Promise<void> {
  const account = await trx
    .selectFrom('card_accounts')
    .select('agreement')
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (account.agreement?.status !== 'active') return;
  const { rows } = await sql<{ state: InvoiceState }>`
    select distinct i.state from card_lines l join card_invoices i on i.account_id = l.account_id
      and i.card_account_id = l.card_account_id and i.period = l.period
    where l.account_id = ${account_id} and l.card_account_id = ${id} and l.kind = 'agreement'`.execute(trx);
  const status = agreementStatus(rows.map(({ state }) => state));
  if (status === 'active') return;
  await trx
    .updateTable('card_accounts')
    .set({ agreement: JSON.stringify({ ...account.agreement, status }) })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
}
