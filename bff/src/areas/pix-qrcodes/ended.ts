import type { Selectable } from 'kysely';
import type { Database } from '../../core/database';
import './tables';

type Row = Pick<
  Selectable<Database['pix_qrcodes']>,
  'kind' | 'received_count' | 'expires_at' | 'cob' | 'removed_at' | 'location_id'
>;

/**
 * How a code ended; null while it can be paid, as long as its key is the account's. A dynamic code is paid once, up to the instant at which
 * it expires; a charge of the public API also ends where its account took it away, or took it from the location of its code.
 */
export function endedAs(code: Row, now: Date): 'paid' | 'expired' | null {
  if (code.kind === 'dynamic' && code.received_count > 0) return 'paid';
  if (code.removed_at || (code.cob !== null && code.location_id === null)) return 'expired';
  return code.expires_at && code.expires_at <= now ? 'expired' : null;
}
