import type { Selectable } from 'kysely';
import { directedTo } from '../../core/account-directory';
import { saoPauloDay } from '../../core/clock';
import type { Database, Db, Trx } from '../../core/database';
import { amountDueOn } from '../../kits/charging/amount';
import { paidLinkBefore } from '../../kits/charging/links/paid-once';
import { isOpen } from '../../kits/charging/statuses';
import '../../kits/charging/tables';
import { endedAs } from './ended';
import { dueOn } from './rules';
import './tables';

export { findCharge } from './charge-api';
export { showAsImmediate, statusOf } from './charge-dto';
export { keySettings, refuseArriving } from './settings';
export type { CobKind } from './tables';

/** The charge behind a dynamic code of this bank. Integer cents. */
export interface DynamicCode {
  accountId: number;
  txid: string;
  /** Null for a billet's code, which is paid to the billet's account. */
  key: string | null;
  amount: number;
  description: string;
  expiresAt: Date | null;
  /** off: the key is no longer of the account. */
  state: 'active' | 'paid' | 'expired' | 'off';
}

/**
 * Why the charge or QR code of an account is paid no more by the code with its txid, pt-BR; null where it is open, or where the txid is of
 * neither. It is locked until the transaction ends, so that it is paid once.
 */
export async function refuseEnded(trx: Trx, accountId: number, txid: string, now: Date): Promise<string | null> {
  // a static code's txid is shorter; it can be paid any number of times
  if (!/^[a-zA-Z0-9]{26,35}$/.test(txid)) return null;
  const qrcode = await trx
    .selectFrom('pix_qrcodes')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('txid', '=', txid)
    .forUpdate()
    .executeTakeFirst();
  const billet = await trx
    .selectFrom('charges')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('txid', '=', txid)
    .forUpdate()
    .executeTakeFirst();
  const code = qrcode
    ? await qrcodeOf(trx, qrcode, now, saoPauloDay(now))
    : billet && (await billetOf(trx, billet, txid, now));
  return !code || code.state === 'active' ? null : ENDED[code.state];
}

const ENDED: Record<Exclude<DynamicCode['state'], 'active'>, string> = {
  paid: 'Esta cobrança já foi paga.',
  expired: 'Esta cobrança venceu ou foi cancelada por quem cobra.',
  off: 'Este código não pode mais ser pago: a chave dele não é mais de quem o criou.',
};

/**
 * The charge at a location of this bank: a QR code's or a billet's. Null where the location has none.
 * @param day São Paulo day on which it is to be paid, which decides the amount of a charge with a due day
 */
export async function dynamicCode(
  db: Db,
  location: string,
  now: Date,
  day: string = saoPauloDay(now),
): Promise<DynamicCode | null> {
  const end = /^pix\.balcao\.example\/v2\/(?:cobv?\/)?([a-zA-Z0-9]{26,35})$/.exec(location)?.[1];
  if (!end) return null;
  const place = await db
    .selectFrom('pix_locations')
    .select(['account_id', 'id'])
    .where('account_id', '=', directedTo('pix_locations', 'token', end))
    .where('token', '=', end)
    .executeTakeFirst();
  if (!place) return (await drawnCode(db, end, now, day)) ?? billetCode(db, end, now);
  const linked = await db
    .selectFrom('pix_qrcodes')
    .selectAll()
    .where('account_id', '=', place.account_id)
    .where('location_id', '=', place.id)
    .executeTakeFirst();
  return linked ? qrcodeOf(db, linked, now, day) : null;
}

/** A charge of the public API with its code, by its txid; null where the account has none. */
export async function chargeNamed(
  db: Db,
  accountId: number,
  txid: string,
  now: Date,
): Promise<(DynamicCode & { payload: string; isDue: boolean }) | null> {
  const row = await db
    .selectFrom('pix_qrcodes')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('txid', '=', txid)
    .where('cob', 'is not', null)
    .executeTakeFirst();
  if (!row) return null;
  const code = await qrcodeOf(db, row, now, saoPauloDay(now));
  return { ...code, payload: row.payload, isDue: row.due_day !== null };
}

/** Whether the account still has the key that a code is paid to. A query of its own, as keys are not divided by account. */
async function hasKey(db: Db, { account_id: accountId, key }: { account_id: number; key: string }) {
  const held = await db
    .selectFrom('pix_keys')
    .select('id')
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return held !== undefined;
}

/**
 * A code of the portal, by the txid that the bank drew. The txid of the public API's charges is what an account chose: their codes lead to
 * a location, and a code that ends in the same letters is somebody else's (docs/adr/0019).
 */
async function drawnCode(db: Db, txid: string, now: Date, day: string): Promise<DynamicCode | null> {
  const code = await db
    .selectFrom('pix_qrcodes')
    .selectAll()
    .where('account_id', 'in', directedTo('pix_qrcodes', 'txid', txid))
    .where('txid', '=', txid)
    .where('cob', 'is', null)
    .executeTakeFirst();
  return code ? qrcodeOf(db, code, now, day) : null;
}

async function qrcodeOf(
  db: Db,
  code: Selectable<Database['pix_qrcodes']>,
  now: Date,
  day: string,
): Promise<DynamicCode> {
  return {
    accountId: code.account_id,
    txid: code.txid,
    key: code.key,
    amount: code.due_day ? dueOn(code.amount ?? 0, code.due_day, code.cob ?? {}, day) : (code.amount ?? 0),
    description: code.description,
    expiresAt: code.expires_at,
    state: endedAs(code, now) ?? ((await hasKey(db, code)) ? 'active' : 'off'),
  };
}

async function billetCode(db: Db, txid: string, now: Date): Promise<DynamicCode | null> {
  const billet = await db
    .selectFrom('charges')
    .selectAll()
    .where('account_id', '=', directedTo('charges', 'txid', txid))
    .where('txid', '=', txid)
    .executeTakeFirst();
  return billet ? billetOf(db, billet, txid, now) : null;
}

async function billetOf(
  db: Db,
  billet: Selectable<Database['charges']>,
  txid: string,
  now: Date,
): Promise<DynamicCode> {
  return {
    accountId: billet.account_id,
    txid,
    key: null,
    amount: amountDueOn(billet, saoPauloDay(now)).total,
    description: '',
    expiresAt: null,
    state: (await paidLinkBefore(db, billet))
      ? 'paid'
      : isOpen(billet.status)
        ? 'active'
        : billet.status === 'paid'
          ? 'paid'
          : 'expired',
  };
}
