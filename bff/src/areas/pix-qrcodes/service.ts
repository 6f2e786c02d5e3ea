import { saoPauloDay } from '../../core/clock';
import type { Db } from '../../core/database';
import { amountDueOn } from '../../kits/charging/amount';
import { isOpen } from '../../kits/charging/statuses';
import '../../kits/charging/tables';
import './tables';

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

/** The charge at a location of this bank: a QR code's or a billet's. Null where the location has none. */
export async function dynamicCode(db: Db, location: string, now: Date): Promise<DynamicCode | null> {
  const txid = /^pix\.balcao\.example\/v2\/(?:cob\/)?([0-9a-f]{32})$/.exec(location)?.[1];
  if (!txid) return null;
  const code = await db
    .selectFrom('pix_qrcodes as q')
    .selectAll()
    .select((e) =>
      e
        .exists(
          e
            .selectFrom('pix_keys as k')
            .select('k.id')
            .whereRef('k.account_id', '=', 'q.account_id')
            .whereRef('k.key', '=', 'q.key')
            .where('k.state', '=', 'active'),
        )
        .as('has_key'),
    )
    .where('txid', '=', txid)
    .executeTakeFirst();
  if (code)
    return {
      accountId: code.account_id,
      txid,
      key: code.key,
      amount: code.amount ?? 0,
      description: code.description,
      expiresAt: code.expires_at,
      state:
        code.received_count > 0
          ? 'paid'
          : code.expires_at && code.expires_at <= now
            ? 'expired'
            : code.has_key
              ? 'active'
              : 'off',
    };
  const charge = await db.selectFrom('charges').selectAll().where('txid', '=', txid).executeTakeFirst();
  if (!charge) return null;
  return {
    accountId: charge.account_id,
    txid,
    key: null,
    amount: amountDueOn(charge, saoPauloDay(now)).total,
    description: '',
    expiresAt: null,
    state: isOpen(charge.status) ? 'active' : charge.status === 'paid' ? 'paid' : 'expired',
  };
}
