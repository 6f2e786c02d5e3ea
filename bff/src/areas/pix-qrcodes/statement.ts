import { defineStatementSource } from '../../core/statement-source';
import { PIX_POSTING } from '../../kits/pix/receive';
import '../../kits/pix/tables';

/** Pix that came in, and what was given back of them. */
export default defineStatementSource({
  types: { 'pix-received': 'Pix recebido' },
  origin: async (db, accountId, key) => {
    const own = `${PIX_POSTING}${accountId}:`;
    if (!key.startsWith(own)) return null;
    const pix = await db
      .selectFrom('pix_received')
      .select('id')
      .where('account_id', '=', accountId)
      .where('end_to_end', '=', key.slice(own.length))
      .executeTakeFirst();
    return pix ? { route: 'pix:history-detail', params: { id: pix.id } } : null;
  },
});
