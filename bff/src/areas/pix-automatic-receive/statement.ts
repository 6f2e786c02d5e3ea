import { sql } from 'kysely';
import { defineStatementSource } from '../../core/statement-source';
import { RECEIVED_PIX } from '../../kits/money/pix/received-kinds';
import './tables';

/** Statement lines of the cycles that were paid, and, as future entries, of those that the payers' banks were asked to pay. */
export default defineStatementSource({
  types: { 'pix-automatic-received': RECEIVED_PIX['pix-automatic-received'] },
  future: {
    digit: 3,
    typeLabel: 'Pix automático a receber',
    rows: (accountId, today) => sql`
      select c.id, c.day, p.payer_name as name, p.payer_document as document, c.amount as value, p.created_at, p.id as of
      from pix_collection_charges c join pix_collections p on p.account_id = c.account_id and p.id = c.collection_id
      where c.account_id = ${accountId} and c.state in ('CRIADA', 'ATIVA') and c.day >= ${today}::date`,
    origin: ({ of }) => ({ route: 'pix-collections-detail', params: { id: of } }),
  },
});
