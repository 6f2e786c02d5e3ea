import { defineStatementSource } from '../../core/statement-source';
import { TED_POSTING } from './credits';
import './tables';

/** Statement lines of received TED. */
export default defineStatementSource({
  types: { 'ted-received': 'TED recebida' },
  origin: async (db, accountId, key) => {
    if (!key.startsWith(TED_POSTING)) return null;
    const row = await db
      .selectFrom('reconciliation_credits')
      .select('id')
      .where('account_id', '=', accountId)
      .where('source', '=', 'ted')
      .where('source_key', '=', key.slice(TED_POSTING.length))
      .executeTakeFirst();
    return row ? { route: 'reconciliation-detail', params: { id: row.id } } : null;
  },
});
