import { defineStatementSource } from '../../core/statement-source';
import { pixOfPosting } from '../../kits/money/pix/receive';
import { RECEIVED_PIX } from '../../kits/money/pix/received-kinds';

/** Statement lines of received Pix, and of their refunds. */
export default defineStatementSource({
  types: { 'pix-received': RECEIVED_PIX['pix-received'] },
  origin: async (db, accountId, key) => {
    const pix = await pixOfPosting(db, accountId, key);
    return pix ? { route: 'pix:history-detail', params: { id: pix.id } } : null;
  },
});
