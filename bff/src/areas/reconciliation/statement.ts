import { defineStatementSource } from '../../core/statement-source';
import { NOWHERE } from '../../kits/money/nowhere';
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
  // what pays charges by now is not given back
  paidBy: async (db, accountId, key) => {
    if (!key.startsWith(TED_POSTING)) return null;
    const row = await db
      .selectFrom('reconciliation_credits')
      .select(['amount', 'matched', 'payer_name as name', 'payer_document as document', 'payer_bank as bankName'])
      .where('account_id', '=', accountId)
      .where('source', '=', 'ted')
      .where('source_key', '=', key.slice(TED_POSTING.length))
      .executeTakeFirst();
    if (!row) return null;
    const { amount, matched, ...payer } = row;
    return { amount: amount - matched, counterpart: { ...NOWHERE, ...payer } };
  },
});
