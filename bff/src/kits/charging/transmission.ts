import { sql } from 'kysely';
import { TRANSMISSION_METHODS, type TransmissionMethod } from '@balcao/contract/tags';
import type { Trx } from '../../core/database';
import { isMobile } from '../../core/documents';
import './tables';

export type Transmission = (typeof TRANSMISSION_METHODS)[TransmissionMethod];

interface Payer {
  send_email: boolean;
  customer_email: string | null;
  customer_phone: string | null;
}

/**
 * By which channels a new billet reaches its payer: those of its tags (AREAS-3-charge-4), the e-mail that was asked for when it was issued,
 * and the SMS where the account sends one of each; never one that the payer cannot be reached by.
 */
export function channelsOf(
  payer: Payer,
  tagged: readonly TransmissionMethod[],
  usual: { sms: boolean },
): Transmission[] {
  const ways = new Set<Transmission>(tagged.map((method) => TRANSMISSION_METHODS[method]));
  if (payer.send_email) ways.add('email');
  if (usual.sms) ways.add('sms');
  const hasMobile = payer.customer_phone !== null && isMobile(payer.customer_phone);
  const reaches = { email: Boolean(payer.customer_email), sms: hasMobile, whatsapp: hasMobile };
  return Object.values(TRANSMISSION_METHODS).filter((channel) => ways.has(channel) && reaches[channel]);
}

/** The methods that the tags of each charge name. */
export async function methodsOf(
  trx: Trx,
  accountId: number,
  chargeIds: number[],
): Promise<Map<number, TransmissionMethod[]>> {
  const { rows } = await sql<{ id: number; methods: TransmissionMethod[] }>`
    select ct.charge_id as id, json_agg(distinct t.transmission_method_id) as methods
    from charge_tags ct join tags t on t.account_id = ct.account_id and t.id = ct.tag_id
    where ct.account_id = ${accountId} and ct.charge_id = any(${chargeIds}::bigint[]) and t.transmission_method_id is not null
    group by 1`.execute(trx);
  return new Map(rows.map(({ id, methods }) => [id, methods]));
}
