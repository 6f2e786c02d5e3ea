import { sql } from 'kysely';
import type { Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import { BANK, balanceOf, post } from '../../ledger/ledger';
import '../../kits/charging/tables';
import { freeBillets } from './free-billets';
import { findAdvance, type ItemRow } from './repository';
import { collect, passOn, unpaid, type Passed } from './rules';
import './tables';

const PAID_BEFORE = 'Um dos boletos foi pago antes do crédito.';

type Charge = { account_id: number; id: number };

/**
 * What is done about a billet's advance once its customer paid it: the money goes on to the funder. A contract that is not credited yet is
 * cancelled, as it was made for what is no longer due. The charge is locked.
 */
export async function passOnAdvance(trx: Trx, tools: JobTools, charge: Charge, at: Date): Promise<void> {
  const item = await trx
    .selectFrom('advance_items')
    .selectAll()
    .where('account_id', '=', charge.account_id)
    .where('charge_id', '=', charge.id)
    .where('state', 'in', ['PENDING', 'SCHEDULED', 'CREDITED', 'OVERDUE'])
    .where(sql<boolean>`(state <> 'OVERDUE' or owed = 0)`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!item) return;
  const advance = await findAdvance(trx, item.account_id, item.advance_id, { lock: true });
  if (advance.state === 'PENDING' || advance.state === 'SCHEDULED')
    await freeBillets(trx, advance, 'CANCELLED', PAID_BEFORE);
  else await settle(trx, item, 'advance-settlement', (held, available) => passOn(held, available), at);
  tools.afterCommit(() => tools.services.realtime.live(item.account_id, 'advances', 'updated', [item.advance_id]));
}

/** What the account owes for a billet that was not paid in time, by the contract's legal form. */
export async function chargeUnpaid(trx: Trx, item: ItemRow, at: Date): Promise<void> {
  const { legal_form } = await findAdvance(trx, item.account_id, item.advance_id);
  await settle(trx, item, 'advance-recourse', (held, available) => unpaid(held, legal_form, available), at);
  // what was sold stays the funder's; a pledge that the account paid for is its own again
  if (legal_form === 'loan')
    await trx
      .updateTable('charges')
      .set({ is_advanced: false })
      .where('account_id', '=', item.account_id)
      .where('id', '=', item.charge_id)
      .execute();
}

/** Takes more of what is owed, as far as the balance goes. */
export const collectOwed = (trx: Trx, item: ItemRow, at: Date): Promise<void> =>
  settle(trx, item, 'advance-recourse', collect, at);

async function settle(
  trx: Trx,
  { account_id: accountId, id }: ItemRow,
  kind: 'advance-settlement' | 'advance-recourse',
  decide: (item: ItemRow, available: number) => Passed | null,
  at: Date,
): Promise<void> {
  const item = await trx
    .selectFrom('advance_items')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // locked, so that nobody spends meanwhile what is found available
  await sql`select 1 from ledger_accounts where account_id = ${accountId} and kind = 'available' for no key update`.execute(
    trx,
  );
  const decided = decide(item, (await balanceOf(trx, accountId)).available);
  if (!decided) return;
  const { state, taken, owed } = decided;
  await trx
    .updateTable('advance_items')
    .set({ state, owed, settled_at: state === 'DEBITED' ? at : null })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
  if (taken)
    await post(trx, {
      // what was owed before tells one collection from the next
      key: `${kind}:${accountId}:${id}:${item.owed}`,
      kind,
      description: `Boleto antecipado de ${item.customer_name}`,
      at,
      entries: [
        { accountId, kind: 'available', amount: -taken },
        { accountId: BANK, kind: 'settlement', amount: taken },
      ],
    });
}
