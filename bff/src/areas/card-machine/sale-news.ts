import { sql } from 'kysely';
import { saoPauloDay } from '../../core/clock';
import type { Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import { searchText } from '../../core/search-text';
import { newProtocol } from '../../kits/money/operations';
import { BANK, post, publishMoney } from '../../ledger/ledger';
import type { AcquirerPayout, AcquirerSale } from '../../rails/acquirer/port';
import { activePlan } from './plan';
import { payoutKey } from './posting';
import { agreedCost } from './rules';
import { kindOf } from './words';
import './tables';

const sumOf = <T>(all: readonly T[], value: (one: T) => number): number =>
  all.reduce((sum, one) => sum + value(one), 0);

/** A sale that a machine made, with what will be received of it; told twice, it is one. */
export async function takeSale(trx: Trx, told: AcquirerSale, tools: JobTools): Promise<void> {
  const { accountId, key, at, modality, brand, parcels, amount, parts, authorization, card } = told;
  const machine = await trx
    .selectFrom('card_machines')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .where('serial', '=', told.serial)
    .executeTakeFirstOrThrow();
  const [fee, anticipation_fee] = [sumOf(parts, (one) => one.fee), sumOf(parts, (one) => one.anticipationFee)];
  const plan = await activePlan(trx, accountId, at);
  const sold = { day: saoPauloDay(at), modality, brand, parcels, amount };
  const common = {
    account_id: accountId,
    machine_id: machine.id,
    sold_at: at,
    modality,
    brand,
    parcels,
    search: searchText(machine.name, told.serial, authorization, card),
  };
  const created = await trx
    .insertInto('card_machine_sales')
    .values({
      ...common,
      key,
      amount,
      fee,
      anticipation_fee,
      net: amount - fee - anticipation_fee,
      agreed: agreedCost(plan, sold, fee + anticipation_fee),
      plan_days: plan.anticipation_due_days,
      ticket_id: null,
      authorization_code: authorization,
      card,
    })
    .onConflict((c) => c.columns(['account_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) return;
  await trx
    .insertInto('card_machine_receivables')
    .values(
      parts.map((part) => ({
        ...common,
        sale_id: created.id,
        parcel: part.parcel,
        gross: part.gross,
        fee: part.fee + part.anticipationFee,
        net: part.net,
        expected_pay_day: part.day,
        paid_at: null,
        payout_id: null,
      })),
    )
    .execute();
  tools.afterCommit(() => tools.services.realtime.live(accountId, 'card-machine', 'created', [created.id]));
}

/** What the acquirer paid: one line of the statement, with its fee in it. Instalments that are paid already are not paid again. */
export async function takePayout(trx: Trx, told: AcquirerPayout, tools: JobTools, now: Date): Promise<void> {
  const { accountId, day, modality, brand, parts } = told;
  const { rows } = await sql<{ id: number; gross: number; fee: number; net: number }>`
    select r.id, p.gross, p.fee, p.net
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as p (sale text, parcel int, gross bigint, fee bigint, net bigint)
    join card_machine_sales s on s.account_id = ${accountId} and s.key = p.sale
    join card_machine_receivables r on r.account_id = s.account_id and r.sale_id = s.id and r.parcel = p.parcel
    where r.state = 'expected' order by r.id for update of r`.execute(trx);
  const gross = sumOf(rows, (one) => one.gross);
  if (gross === 0) return;
  const [fee, net] = [sumOf(rows, (one) => one.fee), sumOf(rows, (one) => one.net)];
  const protocol = newProtocol(now);
  const { id } = await trx
    .insertInto('card_machine_payouts')
    .values({
      account_id: accountId,
      day,
      modality,
      brand,
      count: rows.length,
      gross,
      fee,
      net,
      paid_at: now,
      protocol,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`update card_machine_receivables r set state = 'paid', paid_at = ${now}, payout_id = ${id}, gross = p.gross,
      fee = p.fee, net = p.net
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (id bigint, gross bigint, fee bigint, net bigint)
    where r.account_id = ${accountId} and r.id = p.id`.execute(trx);
  await post(trx, {
    key: payoutKey(accountId, id),
    kind: 'card-machine',
    description: `Vendas da maquininha: ${kindOf(modality, brand)}`,
    protocol,
    at: now,
    entries: [
      { accountId, kind: 'available' as const, amount: net },
      { accountId: BANK, kind: 'settlement' as const, amount: -gross },
      { accountId: BANK, kind: 'fees' as const, amount: fee },
    ].filter(({ amount }) => amount !== 0),
  });
  tools.afterCommit(() => tools.services.realtime.live(accountId, 'card-machine', 'updated', []));
  publishMoney(tools, accountId);
}
