import { sql } from 'kysely';
import type { BilletInput } from '@balcao/contract/charges';
import { searchText } from '../../core/search-text';
import { addHistories } from '../../kits/charging/histories';
import { insertChargeTags, insertItems } from '../../kits/charging/issue-repository';
import { fingerprintOf } from '../../kits/charging/issue-rules';
import type { Issuing, Payer } from '../../kits/charging/new-charge';
import './tables';

interface NewCardCharge {
  payer: Omit<Payer, 'id' | 'deleted'>;
  items: BilletInput['items'];
  /** Integer cents. */
  amounts: { items: number; shipping: number; discount: number; value: number };
  /** Last São Paulo day to pay. */
  expire_at: string;
  message: string | null;
  /** What brought it about: a link that somebody pays on, or a subscription. */
  of: { kind: 'link'; link_id: number } | { kind: 'subscription'; subscription_id: number; customer_id: number };
  /** Days after it is due that it can still be paid; none, where it does not say. */
  write_off_days?: number;
  tags?: number[] | undefined;
  /** First line of its history. */
  told: string;
  /** Who asked for it, where that is not the payer. */
  by?: { id: number; name: string };
}

/** Makes a charge that is about to be paid by card; answers its id. It has no billet and costs nothing until it is approved. */
export async function startCardCharge(
  { trx, accountId, now, services, afterCommit }: Omit<Issuing, 'userId' | 'userName'>,
  { payer, items, amounts, expire_at, message, of, write_off_days = 0, tags = [], told, by }: NewCardCharge,
): Promise<number> {
  const { id } = await trx
    .insertInto('charges')
    .values({
      account_id: accountId,
      status: 'new',
      value: amounts.value,
      items_value: amounts.items,
      shipping: amounts.shipping,
      discount: amounts.discount,
      write_off_days,
      expire_at,
      fee: 0,
      payment_method: 'credit_card',
      our_number: null,
      barcode: null,
      collection_key: null,
      customer_id: null,
      ...of,
      customer_name: payer.name,
      customer_document: payer.document,
      customer_email: payer.email,
      customer_phone: payer.phone,
      customer_address: payer.address && JSON.stringify(payer.address),
      message,
      fingerprint: fingerprintOf(payer.document, { items, expire_at }, amounts.value),
      search: searchText(payer.name, payer.document, payer.email),
      created_by: by?.id ?? null,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertItems(trx, accountId, [id], items);
  await insertChargeTags(trx, accountId, [id], [...new Set(tags)]);
  await trx.insertInto('card_charges').values({ account_id: accountId, charge_id: id }).execute();
  await addHistories(trx, accountId, now, [
    { chargeId: id, agent: 'user', action: 'create', message: told, userName: by?.name ?? payer.name },
  ]);
  afterCommit(() => {
    services.realtime.live(accountId, 'card-charges', 'created', [id]);
    services.realtime.live(accountId, 'charges', 'created', [id]);
  });
  return id;
}

/** Words a charge is found by once a card was typed: the last digits too. */
export const addToSearch = (words: string) => sql<string>`search || ' ' || ${searchText(words)}`;
