import type { CollectionInput } from '@balcao/contract/pix-automatic-receive';
import { sql } from 'kysely';
import type { Db } from '../../core/database';
import type { FieldErrors } from '../../kits/charging/issue-rules';
import { addRecurrence, buildRecurrenceBrCode, buildStaticBrCode } from '../../rails/pix/br-code';
import '../../kits/charging/tables';
import './tables';

/** The location from which a payer's bank reads the terms of a recurrence. */
export const locationOf = (token: string): string => `pix.balcao.example/rec/${token}`;

export const NO_KEY = 'Cadastre uma chave Pix para receber na autorização';
export const NO_BILLET = 'Escolha um boleto com Pix deste cliente, ainda a pagar';

/** The account's oldest active Pix key; null where it has none. */
export async function keyOf(db: Db, accountId: number): Promise<string | null> {
  const key = await db
    .selectFrom('pix_keys')
    .select('key')
    .where('account_id', '=', accountId)
    .where('state', '=', 'active')
    .orderBy('id')
    .executeTakeFirst();
  return key?.key ?? null;
}

/** By charge id, the Pix codes of open billets with the document of their payer. */
export async function billetCodes(
  db: Db,
  accountId: number,
  ids: number[],
): Promise<Map<number, { document: string; code: string }>> {
  if (!ids.length) return new Map();
  const rows = await db
    .selectFrom('charges')
    .select(['id', 'customer_document', 'pix_copy_paste'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where('status', 'in', ['new', 'waiting', 'unpaid'])
    .where('pix_copy_paste', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.id, { document: row.customer_document, code: row.pix_copy_paste! }]));
}

/**
 * The BR Code of a journey (null for a notification), or a fault at its field. That of journey 4 has the txid of the billet.
 * @param of.name of the receiver, as `of.city`; `of.document` is the payer's
 */
export async function requestCode(
  db: Db,
  accountId: number,
  { journey, now, billet }: Pick<CollectionInput, 'journey' | 'now' | 'billet'>,
  of: { location: { token: string }; name: string; city: string; document: string },
): Promise<{ code: string | null } | { fault: FieldErrors[number] }> {
  if (journey === 1) return { code: null };
  const location = locationOf(of.location.token);
  const merchant = { merchantName: of.name, merchantCity: of.city };
  if (journey === 2) return { code: buildRecurrenceBrCode({ ...merchant, recurrence: location }) };
  if (journey === 3) {
    const key = await keyOf(db, accountId);
    if (!key) return { fault: { field: 'now', message: NO_KEY } };
    return { code: addRecurrence(buildStaticBrCode({ ...merchant, key, amount: now! }), location) };
  }
  const code = (await billetCodes(db, accountId, [billet!])).get(billet!);
  if (code?.document !== of.document) return { fault: { field: 'billet', message: NO_BILLET } };
  return { code: addRecurrence(code.code, location) };
}
