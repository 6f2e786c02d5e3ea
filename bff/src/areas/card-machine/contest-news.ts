import { sql } from 'kysely';
import { formatDay } from '../../core/calendar';
import type { Trx } from '../../core/database';
import { holdDue } from '../../core/hold-due';
import type { JobTools } from '../../core/jobs';
import { formatMoney } from '../../core/money';
import { runAlone } from '../../core/savepoint';
import { BANK, balanceOf, post, publishMoney } from '../../ledger/ledger';
import { notifyUsers } from '../../platform/notifications/notify';
import type { AcquirerContest, AcquirerVerdict } from '../../rails/acquirer/port';
import { contestKey } from './posting';
import './tables';

const AT_ONCE = 100;

const findSale = (trx: Trx, accountId: number, key: string) =>
  trx
    .selectFrom('card_machine_sales')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();

const setSale = (trx: Trx, accountId: number, id: number, state: 'approved' | 'contested' | 'reversed') =>
  trx
    .updateTable('card_machine_sales')
    .set({ state })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();

const notifyContest = (trx: Trx, tools: JobTools, accountId: number, id: number, at: Date, content: string) =>
  notifyUsers(trx, tools, {
    accountId,
    type: 'card-machine',
    content,
    params: { url: `/maquininha/minhas-vendas/contestacoes/${id}` },
    at,
    permission: 'card-machine:my-sales',
  });

/** Who holds the card contests a sale: whoever looks after sales is told until when they can answer. */
export async function takeContest(trx: Trx, told: AcquirerContest, tools: JobTools): Promise<void> {
  const { accountId, reason, at, deadline } = told;
  const sale = await findSale(trx, accountId, told.sale);
  const created = await trx
    .insertInto('card_machine_contests')
    .values({
      account_id: accountId,
      sale_id: sale.id,
      amount: sale.amount,
      reason,
      opened_at: at,
      deadline,
      defence: null,
      answered_at: null,
      ended_at: null,
    })
    .onConflict((c) => c.columns(['account_id', 'sale_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) return;
  await setSale(trx, accountId, sale.id, 'contested');
  await notifyContest(
    trx,
    tools,
    accountId,
    created.id,
    at,
    `Uma venda de ${formatMoney(sale.amount)} na maquininha foi contestada. Responda até ${formatDay(deadline)}.`,
  );
  tools.afterCommit(() => tools.services.realtime.live(accountId, 'card-machine', 'updated', [sale.id]));
}

/**
 * How a contest ended. A lost one undoes the sale: what was not paid is not, and the value that was paid, its fee too, is owed back.
 */
export async function takeVerdict(trx: Trx, told: AcquirerVerdict, tools: JobTools): Promise<void> {
  const { accountId, isLost, at } = told;
  const sale = await findSale(trx, accountId, told.sale);
  const { rows } = await sql<{ id: number }>`
    update card_machine_contests c set state = ${isLost ? 'lost' : 'won'}, ended_at = ${at}, owed = case when ${isLost} then
      coalesce((select sum(gross) from card_machine_receivables r
        where r.account_id = c.account_id and r.sale_id = c.sale_id and r.state = 'paid'), 0)::bigint else 0 end
    where c.account_id = ${accountId} and c.sale_id = ${sale.id} and c.state in ('open', 'answered') returning c.id`.execute(
    trx,
  );
  if (!rows[0]) return;
  await setSale(trx, accountId, sale.id, isLost ? 'reversed' : 'approved');
  if (isLost)
    await trx
      .updateTable('card_machine_receivables')
      .set({ state: 'cancelled' })
      .where('account_id', '=', accountId)
      .where('sale_id', '=', sale.id)
      .where('state', '=', 'expected')
      .execute();
  const value = formatMoney(sale.amount);
  await notifyContest(
    trx,
    tools,
    accountId,
    rows[0].id,
    at,
    isLost
      ? `A contestação da venda de ${value} foi perdida: a venda foi desfeita.`
      : `A contestação da venda de ${value} foi ganha: a venda vale.`,
  );
  tools.afterCommit(() => tools.services.realtime.live(accountId, 'card-machine', 'updated', [sale.id]));
}

/** Accounts that owe what was paid of sales whose contests they lost. */
export const listOwing = async (trx: Trx): Promise<number[]> =>
  (
    await trx
      .selectFrom('card_machine_contests')
      .select('account_id')
      .distinct()
      .where('owed', '>', 0)
      .orderBy('account_id')
      .limit(AT_ONCE)
      .execute()
  ).map(({ account_id }) => account_id);

/** Takes back what lost contests owe, as soon as the balance has it. */
export async function collectOwed(trx: Trx, tools: JobTools, now: Date): Promise<void> {
  const owing = await holdDue(
    trx
      .selectFrom('card_machine_contests')
      .select(['account_id', 'id', 'owed'])
      .where('owed', '>', 0)
      .orderBy('account_id')
      .orderBy('id'),
    AT_ONCE,
  );
  for (const { account_id: accountId, id, owed } of owing) {
    if ((await balanceOf(trx, accountId)).available < owed) continue;
    const isDone = await runAlone(trx, `card machine contest ${id}`, async () => {
      await post(trx, {
        key: contestKey(accountId, id),
        kind: 'card-machine-contest',
        description: 'Venda da maquininha contestada',
        at: now,
        entries: [
          { accountId, kind: 'available', amount: -owed },
          { accountId: BANK, kind: 'settlement', amount: owed },
        ],
      });
      await trx
        .updateTable('card_machine_contests')
        .set({ owed: 0 })
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .execute();
    });
    if (!isDone) continue;
    tools.afterCommit(() => tools.services.realtime.live(accountId, 'card-machine', 'updated', []));
    publishMoney(tools, accountId);
  }
}
