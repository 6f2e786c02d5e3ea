import { saoPauloDay } from '../../core/clock';
import { defineStatementSource } from '../../core/statement-source';
import { POSTING } from '../../kits/charging/received';
import { pixOfEndToEnd, pixOfPosting } from '../../kits/money/pix/receive';
import { PIX_KINDS } from './kinds';
import { refundable } from './rules';
import '../../kits/money/tables';

const MONEY = /^money:(\d+)/;

/** Statement lines of sent Pix, of refunds made, and of payments returned. */
export default defineStatementSource({
  types: {
    pix: 'Pix enviado',
    'pix-return': 'Pix devolvido',
    'pix-inside': 'Pix enviado',
    'pix-inside-return': 'Pix devolvido',
    'pix-refund': 'Devolução de Pix',
    'pix-refund-return': 'Devolução de Pix que voltou',
    'pix-refund-inside': 'Devolução de Pix',
    'pix-complaint': 'Pix devolvido por suspeita de fraude',
  },
  origin: async (db, accountId, key) => {
    const id = MONEY.exec(key)?.[1];
    if (!id) return null;
    const own = await db
      .selectFrom('money_operations')
      .select('id')
      .where('account_id', '=', accountId)
      .where('id', '=', Number(id))
      .where('kind', 'in', PIX_KINDS)
      .executeTakeFirst();
    return own ? { route: 'pix:history-detail', params: { id: own.id } } : null;
  },
  returnAt: async (db, accountId, key, now) => {
    // one that paid a charge was credited by the charge's payment, whose event is its end-to-end id
    const pix = key.startsWith(POSTING)
      ? await pixOfEndToEnd(db, accountId, key.slice(POSTING.length))
      : await pixOfPosting(db, accountId, key);
    return pix && refundable(pix, saoPauloDay(now)) > 0 ? { route: 'pix-refund', params: { id: pix.id } } : null;
  },
});
