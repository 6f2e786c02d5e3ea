import { sql, type Insertable } from 'kysely';
import type { BilletInput } from '@balcao/contract/charges';
import type { Database } from '../../core/database';
import { searchText } from '../../core/search-text';
import { addHistories } from '../../kits/charging/histories';
import { insertItems } from '../../kits/charging/issue-repository';
import { chargeTags } from '../../kits/charging/own-tags';
import { fingerprintOf } from '../../kits/charging/issue-rules';
import type { Issuing, Payer } from '../../kits/charging/new-charge';
import { publishCharges } from '../../kits/charging/live';
import './tables';

interface NewCardCharge {
  payer: Omit<Payer, 'id' | 'deleted'>;
  items: BilletInput['items'];
  /** Integer cents. */
  amounts: { items: number; shipping: number; discount: number; value: number };
  /** Due date: São Paulo day, yyyy-mm-dd. */
  expire_at: string;
  message: string | null;
  /** Origin of the charge: a payment link, a subscription, or the customer that is charged. */
  of:
    | { kind: 'link'; link_id: number; customer_id: number | null }
    | { kind: 'subscription'; subscription_id: number; customer_id: number }
    | { kind: 'credit_card'; customer_id: number };
  /** Days after the due date until the charge is written off; absent: 0. */
  write_off_days?: number;
  tags?: number[] | undefined;
  /** First line of the charge's history, pt-BR. */
  told: string;
  /** What an application knows the charge by. */
  known?: Partial<Pick<Insertable<Database['charges']>, 'id' | 'order_id' | 'notification_url'>>;
  /** The user who creates the charge; absent where its payer does. */
  by?: { id: number; name: string };
}

/** Creates a charge to be paid by card; answers its id. The charge has no billet, and no fee until the card is approved. */
export async function startCardCharge(
  { trx, accountId, now, services, afterCommit }: Omit<Issuing, 'userId' | 'userName'>,
  { payer, items, amounts, expire_at, message, of, write_off_days = 0, tags = [], told, known, by }: NewCardCharge,
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
      ...of,
      ...known,
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
  await chargeTags.put(trx, accountId, [id], tags);
  await trx.insertInto('card_charges').values({ account_id: accountId, charge_id: id }).execute();
  await addHistories(trx, accountId, now, [
    { chargeId: id, agent: 'user', action: 'create', message: told, userName: by?.name ?? payer.name },
  ]);
  afterCommit(() => {
    services.realtime.live(accountId, 'card-charges', 'created', [id]);
    publishCharges((...told) => services.realtime.live(accountId, ...told), 'created', [{ id, kind: of.kind }]);
  });
  return id;
}

/** SQL of a charge's search text with words added, such as the last digits of the card that was tried. */
export const addToSearch = (words: string) => sql<string>`search || ' ' || ${searchText(words)}`;
