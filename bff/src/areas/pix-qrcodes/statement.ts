import { defineStatementSource } from '../../core/statement-source';
import { pixOfPosting } from '../../kits/money/pix/receive';

/** Statement lines of received Pix, and of their refunds. */
export default defineStatementSource({
  types: { 'pix-received': 'Pix recebido' },
  origin: async (db, accountId, key) => {
    const pix = await pixOfPosting(db, accountId, key);
    return pix ? { route: 'pix:history-detail', params: { id: pix.id } } : null;
  },
});
