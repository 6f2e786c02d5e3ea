import type { Selectable } from 'kysely';
import type { ChargeStatus } from '@balcao/contract/charges';
import type { Database, Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import { addHistories } from '../../kits/charging/histories';
import { lockCharges, type ChargeRow } from '../../kits/charging/actions';
import { holdLink } from '../../kits/charging/links/paid-once';
import { publishCharges } from '../../kits/charging/live';
import './tables';

export type CardRow = Selectable<Database['card_charges']>;

/** A card charge with its rows, locked until the transaction ends. */
export interface Held {
  charge: ChargeRow;
  card: CardRow;
  receipts: Selectable<Database['card_receipts']>[];
}

/** Locks a card charge and the single-use link that it is of; undefined where the account has no such card charge. */
export async function hold(trx: Trx, accountId: number, id: number): Promise<Held | undefined> {
  const charge = (await lockCharges(trx, accountId, [id])).get(id);
  if (charge?.payment_method !== 'credit_card') return undefined;
  const card = await trx
    .selectFrom('card_charges')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('charge_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!card) return undefined;
  await holdLink(trx, charge);
  const receipts = await trx
    .selectFrom('card_receipts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('charge_id', '=', id)
    .orderBy('number')
    .execute();
  return { charge, card, receipts };
}

/** Part of a charge that was neither refunded nor lost in a contest: the most that can still be. Integer cents. */
export const leftOf = ({ receipts }: Pick<Held, 'receipts'>): number =>
  receipts.reduce((sum, { gross, taken }) => sum + gross - taken, 0);

export async function setCard(
  trx: Trx,
  { charge }: Pick<Held, 'charge'>,
  values: Partial<Omit<CardRow, 'account_id' | 'charge_id'>>,
): Promise<void> {
  await trx
    .updateTable('card_charges')
    .set(values)
    .where('account_id', '=', charge.account_id)
    .where('charge_id', '=', charge.id)
    .execute();
}

interface Change {
  at: Date;
  status?: ChargeStatus;
  values?: Partial<Pick<ChargeRow, 'paid_at' | 'paid_value' | 'fee'>>;
  /** A line of the charge's history, pt-BR. */
  told: { action: string; message: string; agent?: 'user' | 'system' | 'rail'; userName?: string };
}

/** Changes a card charge, adds a line to its history, and notifies open pages. */
export async function changeCharge(
  trx: Trx,
  tools: JobTools,
  { charge }: Pick<Held, 'charge'>,
  { at, status, values, told }: Change,
): Promise<void> {
  const { account_id: accountId, id } = charge;
  if (status || values)
    await trx
      .updateTable('charges')
      .set({ ...values, ...(status ? { status } : {}), updated_at: at })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
  await addHistories(trx, accountId, at, [{ chargeId: id, agent: 'rail', ...told }]);
  publishCharge(tools, charge);
}

/** Notifies open pages that card charges and the balance have changed. */
export function publishCharge(
  { afterCommit, services }: JobTools,
  { account_id: accountId, ...charge }: Pick<ChargeRow, 'account_id' | 'id' | 'kind'>,
): void {
  afterCommit(() => {
    services.realtime.live(accountId, 'card-charges', 'updated', [charge.id]);
    publishCharges((...told) => services.realtime.live(accountId, ...told), 'updated', [charge]);
    services.realtime.live(accountId, 'balance', 'updated', []);
  });
}
