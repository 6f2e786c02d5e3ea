import { sql, type Selectable } from 'kysely';
import { bankNow } from '../../core/clock';
import type { Database, Db, Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import { formatMoney } from '../../core/money';
import { BANK, post, publishMoney } from '../../ledger/ledger';
import type { FreeField } from '../../rails/billet/free-field';
import type { BilletPayment } from '../../rails/billet/port';
import { notifyUsers } from '../../platform/notifications/notify';
import './tables';

/** The deposit of a billet of this bank, by the barcode's free field; none where its account is closed and takes no more money. */
export const depositOf = (db: Db, ours: FreeField): Promise<Selectable<Database['deposits']> | undefined> =>
  db
    .selectFrom('deposits as d')
    .innerJoin('accounts as a', 'a.id', 'd.account_id')
    .selectAll('d')
    .where(sql<boolean>`ltrim(replace(a.account_number, '-', ''), '0') = ${ours.account}`)
    .where('d.our_number', '=', ours.ourNumber)
    .where('a.is_shutdown', '=', false)
    .executeTakeFirst();

/** Credits a payment of a deposit's billet, once for each event; false where the event was credited before. */
export async function receiveDeposit(
  trx: Trx,
  tools: JobTools,
  { account_id: accountId, id }: Pick<Selectable<Database['deposits']>, 'account_id' | 'id'>,
  { eventId, amount, paidAt }: Pick<BilletPayment, 'eventId' | 'amount' | 'paidAt'>,
): Promise<boolean> {
  const deposit = await trx
    .selectFrom('deposits')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const claimed = await trx
    .insertInto('deposit_payments')
    .values({ event_id: eventId, account_id: accountId, deposit_id: id, amount, paid_at: paidAt })
    .onConflict((c) => c.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  if (!claimed) return false;
  const now = await bankNow(trx);
  await post(trx, {
    key: `deposit:${eventId}`,
    kind: 'deposit-billet',
    description: 'Depósito por boleto',
    at: now,
    protocol: deposit.protocol,
    entries: [
      { accountId, kind: 'available', amount },
      { accountId: BANK, kind: 'settlement', amount: -amount },
    ],
  });
  if (!deposit.paid_at)
    await trx
      .updateTable('deposits')
      .set({ paid_at: paidAt, paid_value: amount })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
  await notifyUsers(trx, tools, {
    accountId,
    type: 'money-operation',
    content: `Seu depósito de ${formatMoney(amount)} entrou na conta.`,
    params: { protocol: deposit.protocol },
    at: now,
    permission: 'deposits',
  });
  tools.afterCommit(() => tools.services.realtime.live(accountId, 'deposits', 'updated', [id]));
  publishMoney(tools, accountId);
  return true;
}
