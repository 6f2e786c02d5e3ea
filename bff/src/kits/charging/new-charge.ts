import type { Insertable } from 'kysely';
import type { BilletInput } from '@balcao/contract/charges';
import type { Address } from '@balcao/contract/core/shapes';
import { DEFAULT_WRITE_OFF_DAYS } from '@balcao/contract/shared/billet-limits';
import type { Ctx, Services } from '../../core/area';
import type { Database, Trx } from '../../core/database';
import { searchText } from '../../core/search-text';
import { billetCodes, type Issuer } from './codes';
import { addHistories } from './histories';
import { insertItems, insertOwnItems } from './issue-repository';
import { chargeTags } from './own-tags';
import type { Totals } from '@balcao/contract/shared/charge-amounts';
import { cleanMessage, fingerprintOf } from './issue-rules';
import { enqueueRegistration } from './register';
import './tables';
import { publishCharges } from './live';

/** Who issues a charge, and the transaction: of their call, or of a job that acts in their name. */
export interface Issuing extends Pick<Ctx, 'accountId' | 'userId' | 'userName' | 'now' | 'afterCommit'> {
  trx: Trx;
  services: Services;
}

export const issuingOf = (ctx: Ctx): Issuing => ({ ...ctx, trx: ctx.trx() });

/** A customer as a charge needs them; `deleted` ones are never charged again. */
export interface Payer {
  id: number;
  name: string;
  document: string;
  email: string | null;
  phone: string | null;
  address: Address | null;
  deleted: boolean;
}

interface NewCharge {
  issuer: Issuer;
  input: Omit<BilletInput, 'customers'>;
  amounts: Totals;
  payer: Payer;
  our_number: number;
  /** The bank's fee, integer cents, withheld from its payment. */
  fee: number;
  /** What the charge comes from; without it, it is a single billet. */
  of: Partial<
    Pick<
      Insertable<Database['charges']>,
      'id' | 'kind' | 'carnet_id' | 'subscription_id' | 'link_id' | 'notification_url' | 'batch_uuid'
    >
  >;
}

/** The row of a new charge with its billet and the payer's current data. The input must have been checked. */
export function newCharge(
  work: Issuing,
  { issuer, input, amounts, payer, our_number, fee, of }: NewCharge,
): Insertable<Database['charges']> {
  const { expire_at, conditional_discount: conditional } = input;
  return {
    account_id: work.accountId,
    status: 'new',
    value: amounts.value,
    items_value: amounts.items,
    shipping: amounts.shipping,
    discount: amounts.discount,
    conditional_discount_type: conditional ? (conditional.type ?? 'currency') : null,
    conditional_discount_value: conditional?.value ?? null,
    conditional_discount_date: conditional?.until_date ?? null,
    fine: input.fine ?? 0,
    interest: input.interest ?? 0,
    write_off_days: input.write_off_days ?? DEFAULT_WRITE_OFF_DAYS,
    expire_at,
    our_number,
    ...billetCodes(issuer, { value: amounts.value, expire_at, our_number, bolix: input.is_bolix === true }),
    customer_id: payer.id,
    customer_name: payer.name,
    customer_document: payer.document,
    customer_email: payer.email,
    customer_phone: payer.phone,
    customer_address: payer.address && JSON.stringify(payer.address),
    message: cleanMessage(input.message),
    order_id: input.order_id ?? null,
    notification_url: input.notification_url ?? null,
    send_email: input.send_email === true && payer.email !== null,
    fee,
    ...of,
    fingerprint: fingerprintOf(payer.document, input, amounts.value),
    search: searchText(payer.name, payer.document, payer.email, our_number),
    created_by: work.userId,
    created_at: work.now,
    updated_at: work.now,
  };
}

interface NewCharges {
  /** Of all of them, or of each. */
  items: BilletInput['items'] | { each: BilletInput['items'][] };
  tags?: number[] | undefined;
  told: string;
}

/** Inserts charges with items, tags and the first line of history, and has their billets registered; answers their ids in order. */
export async function addCharges(
  work: Issuing,
  rows: Insertable<Database['charges']>[],
  { items, tags = [], told }: NewCharges,
): Promise<number[]> {
  const { trx, accountId } = work;
  const created = await trx.insertInto('charges').values(rows).returning(['id', 'kind']).execute();
  const ids = created.map((row) => row.id);
  if ('each' in items) await insertOwnItems(trx, accountId, ids, items.each);
  else await insertItems(trx, accountId, ids, items);
  await chargeTags.put(trx, accountId, ids, tags);
  await addHistories(
    trx,
    accountId,
    work.now,
    ids.map((chargeId) => ({ chargeId, agent: 'user', action: 'create', message: told, userName: work.userName })),
  );
  await enqueueRegistration({ ...work, trx: () => trx }, accountId, ids);
  work.afterCommit(() =>
    publishCharges((...told) => work.services.realtime.live(accountId, ...told), 'created', created),
  );
  return ids;
}
