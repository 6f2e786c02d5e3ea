import { defineStatementSource } from '../../core/statement-source';
import './tables';

const BY_BILLET = 'billing-banking_billet-management-detail';
const BY_CARD = 'receive:management:credit-card:detail';
const KEY = /^(split:.+):(in|out)$/;

/** Statement lines of repasses sent to payees, and of those received. */
export default defineStatementSource({
  types: { 'split-out': 'Repasse enviado', 'split-in': 'Repasse recebido' },
  origin: async (db, accountId, key) => {
    const [, payment, side] = KEY.exec(key) ?? [];
    if (!payment) return null;
    if (side === 'in') return { route: 'partnerships:transfers', params: {} as Record<string, number> };
    const row = await db
      .selectFrom('split_payments as s')
      .leftJoin('charges as c', (on) => on.onRef('c.account_id', '=', 's.from_id').onRef('c.id', '=', 's.charge_id'))
      .select(['c.id', 'c.payment_method', 's.code_id'])
      .where('s.key', '=', payment)
      .where('s.from_id', '=', accountId)
      .executeTakeFirst();
    if (row?.code_id) return { route: 'pix-qrcode-detail', params: { id: row.code_id } };
    if (!row?.id) return null;
    const byCard = row.payment_method === 'credit_card';
    return { route: byCard ? BY_CARD : BY_BILLET, params: { id: row.id } };
  },
});
